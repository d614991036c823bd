import { catalogue } from '@tilewright/schema';
import { describe, expect, it } from 'vitest';
import { checkExpr } from './check.ts';
import { costProblem } from './cost.ts';
import type { ExprCode, ExprProblem } from './problem.ts';
import { contextOf } from './sample.test.ts';

const sentences: Record<ExprCode, [text: string, message: string]> = {
	'EXPRESSION-LONG': [
		'1'.repeat(2001),
		'The expression has 2001 characters; at most 2000 are allowed.',
	],
	'EXPRESSION-DEEP': [
		'('.repeat(100),
		'The expression has more than 32 levels of brackets, calls and dots.',
	],
	'TYPE-SYNTAX': ['(n + 1', '")" is expected here, not the end of the expression.'],
	'TYPE-RESERVED': ['while', '"while" is a word of the language and cannot be a name.'],
	'TYPE-LITERAL': ['n * 0.5', 'Expressions have no numbers with a fraction.'],
	'TYPE-INT-RANGE': ['3000000000', '3000000000 is outside of -2147483648 to 2147483647.'],
	'TYPE-MISMATCH': ['n && true', 'This is a number, but a truth value is due here.'],
	'TYPE-COMPARISON': ['f == n', '== cannot compare a feature with a number.'],
	'TYPE-NONE-COMPARISON': [
		'warden.feature == p.feature',
		'Both warden.feature and p.feature may be none here, and none equals none.',
	],
	'TYPE-UNTYPED': ['none', 'Nothing here says what none should be a value of.'],
	'TYPE-UNKNOWN-NAME': ['raod', 'Nothing is called "raod" here.'],
	'TYPE-UNKNOWN-VALUE': [
		'param.base.twoTileCity == quarter',
		'"quarter" is not one of the values of param.base.twoTileCity.',
	],
	'TYPE-UNKNOWN-MEMBER': ['f.pieecs', '"pieecs" is not known of a feature.'],
	'TYPE-UNKNOWN-FUNCTION': ['arround(f)', 'There is no function "arround".'],
	'TYPE-UNKNOWN-TAG': ['p.has(clams)', '"clams" is not a tag of a piece.'],
	'TYPE-UNKNOWN-ACTION': ['possible(fly)', 'There is no action "fly".'],
	'TYPE-AMBIGUOUS': [
		'castle == castle',
		'"castle" has two meanings here: the kind castle and the space castle.',
	],
	'TYPE-NAMESAKES': ['raise > 1', '"raise" could be left.raise or right.raise.'],
	'TYPE-FORM': ['f.tiles.size', '"size" is written .size(…).'],
	'TYPE-ARGUMENT-COUNT': ['max(n)', '"max" takes 2 arguments, not 1.'],
	'TYPE-VARIABLE': [
		'seats.all(s.score, true)',
		'all begins with a name for the member, not with s.score.',
	],
	'TYPE-NOT-A-SET': ['p in f', 'in needs a set, and this is a feature.'],
	'TYPE-LIFT': [
		'seats.score',
		'"score" is a number of each member; say how they are put together.',
	],
	'TYPE-DIVISION': ['1 / n', 'The right side of / must be a number that is known and not 0.'],
	'TYPE-TABLE': ['table(n, [1], [1])', 'This table cannot be read: 1 bounds need 2 values, not 1.'],
	'TYPE-BEFORE': ['before(n)', 'before(…) cannot stand here: no operation comes before it.'],
	'TYPE-SCOPE': ['wave.round', '"wave.round" has no meaning at this place.'],
	'TYPE-COST': [
		'features.exists(a, features.exists(b, features.exists(c, a == b && b == c)))',
		'This expression may take about 30465602 steps; at most 1000000 are allowed.',
	],
};

function problemOf(text: string): ExprProblem | undefined {
	const vars = { n: 'int', f: 'feature', p: 'piece' } as const;
	const { expr, problems } = checkExpr(text, contextOf(vars, { site: 'kind' }));
	return expr === undefined ? problems[0] : costProblem(expr, text.length);
}

describe('messages', () => {
	it('has an example for every code', () => {
		const known = Object.keys(catalogue).filter((code) => code.startsWith('TYPE-'));
		expect(known.filter((code) => !Object.hasOwn(sentences, code))).toEqual([]);
	});
	it.each(Object.entries(sentences))('%s', (code, [text, message]) => {
		const problem = problemOf(text);
		expect(problem?.code).toBe(code);
		expect(catalogue[code as ExprCode].message(problem!.args as never)).toBe(message);
	});
});
