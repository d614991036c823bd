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

/** The number of times that the code of the inserted step is in the program: in the turn, and in the run. */
function grants(made: ReturnType<typeof strangers>): number {
	expect(codes(made)).toEqual([]);
	return made.program!.code.filter((i) => i.op === 'grant').length;
}

describe('a run of steps by their names', () => {
	test.each(named.flatMap((step) => ['after', 'before'].map((key) => [`${key}: ${step}`])))(
		'takes in what a stranger puts there: %s',
		(where) => {
			const step = where.split(' ')[1]!;
			const run = (list: readonly string[]): number =>
				grants(strangers(runs(`slots: [${list.join()}]`), inserts(where), { rules: world }));
			expect(run([step])).toBe(2);
			expect(run(named.filter((n) => !n.includes('.')))).toBe(2);
			const others = named.filter((n) => n !== step && n !== step.split('.')[0]);
			expect(run(others)).toBe(1);
		},
	);

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
