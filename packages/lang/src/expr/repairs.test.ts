import { expect, test } from 'vitest';
import { candidatesFor } from './candidates.ts';
import { checkExpr } from './check.ts';
import { withRepair } from './repairs.ts';
import { context } from './sample.test.ts';

function repaired(text: string, expected: 'bool' | 'int' = 'bool'): string | undefined {
	const [first] = checkExpr(text, context(), expected).problems;
	if (first?.repair === undefined) return undefined;
	return withRepair(text, first.repair);
}

test.each([
	['n = 2', 'n == 2'],
	['n is 2', 'n == 2'],
	['f.complete and n > 2', 'f.complete && n > 2'],
	['f.complete or n > 2', 'f.complete || n > 2'],
	['not f.complete', '!f.complete'],
	['(n > 2', '(n > 2)'],
	['seats.all(x, x.score > 2', 'seats.all(x, x.score > 2)'],
	['n > "2"', 'n > 2'],
	['f.tiles.size > 2', 'f.tiles.size() > 2'],
	['f.complete() && n > 2', 'f.complete && n > 2'],
	['f.tiles > 2', 'f.tiles.size() > 2'],
	['2 < f.tiles', '2 < f.tiles.size()'],
	['f.tiles', '!f.tiles.empty()'],
	['n', 'n > 0'],
	['n + 1', '(n + 1) > 0'],
])('%s is repaired to %s', (text, wanted) => {
	expect(repaired(text)).toBe(wanted);
	expect(checkExpr(wanted, context(), 'bool').problems).toEqual([]);
});

test.each(['n.', 'raod > ', 'x < < y', 'max(n) > 1', '{}', `${'n + '.repeat(90)}n`])(
	'%s has no repair, for its cause is not known',
	(text) => expect(repaired(text)).toBeUndefined(),
);

const mendable: ReadonlySet<string> = new Set([
	'TYPE-SYNTAX',
	'TYPE-LITERAL',
	'TYPE-FORM',
	'TYPE-MISMATCH',
]);

const slips: readonly ((text: string) => string)[] = [
	(text) => text.replace('==', '='),
	(text) => text.replace('&&', 'and'),
	(text) => text.replace(/^!(?=\w)/, 'not '),
	(text) => text.replace(/\)$/, ''),
	(text) => text.replace('.size()', ''),
	(text) => text.replace('.size()', '.size'),
	(text) => text.replace(/\.complete\b/, '.complete()'),
	(text) => text.replace(/\b(\d+)$/, '"$1"'),
];

test('a slip in any condition is told with a repair that removes it', () => {
	const part = { text: 'true', start: 0, end: 4 };
	const all = candidatesFor(part, 'bool', context(), 'bool', false).map((c) => c.by);
	let repairs = 0;
	for (const text of all)
		for (const slip of slips) {
			const wrong = slip(text);
			const [first] = checkExpr(wrong, context(), 'bool').problems;
			if (first === undefined || !mendable.has(first.code)) continue;
			expect(first.repair, `${text}: ${wrong}`).toBeDefined();
			const { problems } = checkExpr(withRepair(wrong, first.repair!), context(), 'bool');
			expect(
				problems.some((p) => p.code === first.code && p.start === first.start),
				wrong,
			).toBe(false);
			repairs++;
		}
	expect(repairs).toBeGreaterThan(100);
});
