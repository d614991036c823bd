import { describe, expect, test } from 'vitest';
import { codes, strangers } from '../link/testing.ts';

const named = ['draw', 'tile', 'after-place', 'mine', 'mine.early', 'mine.late', 'main'];
const world = `insert: [{ id: finer, after: after-place, steps: [{ slot: mine, steps: [early, late] }] }]
actions: { stroll: { group: main, do: [{ score: { to: active, count: 1 } }] } }
`;
const runs = (what: string): string =>
	`rules: [{ id: again, at: end, limit: { times: 1, per: game }, do: [{ run: { ${what}, measure: 1 } }] }]\n`;
const inserts = (where: string): string =>
	`insert: [{ id: put, ${where}, steps: [extra] }]\nrules: [{ id: act, at: ${where.includes('.') ? 'mine.extra' : 'extra'}, do: [{ grant: part }] }]\n`;

function grants(made: ReturnType<typeof strangers>): number {
	expect(codes(made)).toEqual([]);
	return made.program!.code.filter((i) => i.op === 'grant').length;
}

const gaps: readonly (readonly [string, before: string, after: string])[] = [
	['', '', 'draw'],
	['', 'draw', 'tile'],
	['', 'tile', 'after-place'],
	['', 'after-place', 'mine'],
	['', 'mine', 'main'],
	['', 'main', ''],
	['mine', '', 'mine.early'],
	['mine', 'mine.early', 'mine.late'],
	['mine', 'mine.late', ''],
];
// an insert goes behind the steps that the game itself put after a step
const anchorsOf = ([, before, after]: (typeof gaps)[number]): string[] => [
	...(before === '' || before === 'after-place' ? [] : [`after: ${before}`]),
	...(before === 'mine' ? ['after: after-place'] : []),
	...(after === '' ? [] : [`before: ${after}`]),
	...(after === 'draw' ? ['first: part'] : []),
];
const ways = gaps.flatMap((gap) => anchorsOf(gap).map((where) => ({ where, gap })));
const runsTried = [
	...named.map((step) => [step]),
	...named.slice(1).flatMap((b, i) => [
		[named[i]!, b],
		[b, named[i]!],
	]),
	named.filter((step) => !step.includes('.')),
];

describe('a run of steps by their names', () => {
	test.each(ways)(
		'takes in once what a stranger puts beside one of them: $where',
		({ where, gap }) => {
			for (const run of runsTried) {
				const made = strangers(runs(`slots: [${run.join()}]`), inserts(where), { rules: world });
				const isIn = gap.some((step) => step !== '' && run.includes(step));
				expect([run, grants(made)]).toEqual([run, isIn ? 2 : 1]);
			}
		},
		20_000,
	);

	test.each(gaps)('is the same whatever a stranger calls the place: %s %s %s', (...gap) => {
		const codes = anchorsOf(gap).map(
			(where) =>
				strangers(runs(`slots: [${named.join()}]`), inserts(where), { rules: world }).program!.code,
		);
		for (const code of codes) expect(code).toEqual(codes[0]);
	});

	test('takes it in again where a named step is run again', () => {
		const made = strangers(runs('slots: [draw, tile, draw, tile]'), inserts('after: draw'), {
			rules: world,
		});
		expect(grants(made)).toBe(3);
	});

	test('leaves out what its own pack puts there and does not name', () => {
		const own = `${runs('slots: [draw]')}`.replace(
			'rules: [',
			'rules: [{ id: act, at: extra, do: [{ grant: part }] }, ',
		);
		const made = strangers(`insert: [{ id: put, after: draw, steps: [extra] }]\n${own}`, '');
		expect(grants(made)).toBe(1);
	});

	test('takes in what a third pack puts beside that', () => {
		const made = strangers(runs('slots: [draw]'), inserts('after: draw').replace(/rules.*\n/, ''), {
			more: {
				'third/pack.yaml':
					'pack: third\nformat: 1\ngame: toy\nrole: expansion\nuse: [right]\ntitle: third\nversion: 1.0.0\nlicence: MIT\n',
				'third/rules.yaml':
					'format: 1\ninsert: [{ id: put, after: extra, steps: [more] }]\nrules: [{ id: act, at: more, do: [{ grant: part }] }]\n',
			},
			selection: { with: ['left', 'right', 'third'] },
		});
		expect(grants(made)).toBe(2);
	});
});
