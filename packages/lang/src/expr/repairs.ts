import type { ExprProblem } from './problem.ts';

/** Another text for a part of an expression; offsets count UTF-16 units of its text. */
export interface Repair {
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

const maxLength = 300;

const operators: Readonly<Record<string, string>> = {
	'=': '==',
	is: '==',
	and: '&&',
	'&': '&&',
	or: '||',
	'|': '||',
};

/** Expressions that are often meant where a set or a number stands. */
const conversions: readonly ((part: string) => string)[] = [
	(part) => `${part}.size()`,
	(part) => `!${part}.empty()`,
	(part) => `${part} > 0`,
	(part) => `[${part}]`,
	(part) => `${part}.first()`,
	(part) => `${part}.map(x, x.cell)`,
	(part) => `${part}.map(x, x.tile)`,
	(part) => `${part}.map(x, x.feature)`,
	(part) => `${part}.cell`,
	(part) => `${part}.tile`,
	(part) => `${part}.feature`,
	(part) => `${part}.kind`,
];

/**
 * The first change of the text that mends a problem: `remaining` returns the problems of a changed text. Undefined where none of the usual
 * slips is the cause.
 */
export function repairFor(
	text: string,
	problem: ExprProblem,
	remaining: (text: string) => readonly ExprProblem[],
): Repair | undefined {
	if (text.length > maxLength) return undefined;
	const isOfSpelling = problem.code === 'TYPE-SYNTAX' || problem.code === 'TYPE-LITERAL';
	return slips(text, problem).find((repair) => {
		const left = remaining(withRepair(text, repair));
		// a misspelt text may hide faults of another kind, which are told next
		if (isOfSpelling)
			return left.every((p) => p.code !== 'TYPE-SYNTAX' && p.code !== 'TYPE-LITERAL');
		if (problem.code === 'TYPE-FORM') return left.every((p) => p.code !== 'TYPE-FORM');
		return left.length === 0;
	});
}

export function withRepair(text: string, { start, end, text: by }: Repair): string {
	return text.slice(0, start) + by + text.slice(end);
}

function slips(text: string, { code, start, end, args }: ExprProblem): Repair[] {
	const part = text.slice(start, end);
	switch (code) {
		case 'TYPE-SYNTAX':
			return syntaxSlips(text, start, end);
		case 'TYPE-LITERAL':
			return /^(["']).*\1$/s.test(part) ? [{ start, end, text: part.slice(1, -1) }] : [];
		case 'TYPE-FORM': {
			const name = String(args['name']).split('.').at(-1)!;
			const from = text.indexOf(name, start);
			if (from < 0) return [];
			const to = from + name.length;
			const brackets = /^\s*\(\s*\)/.exec(text.slice(to))?.[0].length ?? 0;
			return [{ start: to, end: to + brackets, text: brackets > 0 ? '' : '()' }];
		}
		case 'TYPE-MISMATCH':
		case 'TYPE-COMPARISON':
			return operands(text, start, end).flatMap((at) => {
				const operand = text.slice(at.start, at.end);
				const safe = isSimple(operand) ? operand : `(${operand})`;
				return conversions.map((convert) => ({ ...at, text: convert(safe) }));
			});
		default:
			return [];
	}
}

function syntaxSlips(text: string, start: number, end: number): Repair[] {
	const found = text.slice(start, end);
	const operator = Object.hasOwn(operators, found) ? operators[found] : undefined;
	if (operator !== undefined) return [{ start, end, text: operator }];
	const denied = /\bnot\s+$/.exec(text.slice(0, start));
	if (denied !== null) return [{ start: denied.index, end: start, text: '!' }];
	return [')', ']', '))'].map((closing) => ({ start: end, end, text: closing }));
}

/** The part itself, and the two sides where it is a comparison. */
function operands(text: string, start: number, end: number): { start: number; end: number }[] {
	const part = text.slice(start, end);
	const sides = /^(.*?)\s*(?:==|!=|<=|>=|<|>)\s*(.*)$/s.exec(part);
	if (sides === null) return [{ start, end }];
	return [
		{ start, end: start + sides[1]!.length },
		{ start: end - sides[2]!.length, end },
	];
}

/** A chain of names and calls, which a dot can follow. */
function isSimple(part: string): boolean {
	return /^[\w.]+(\([^()]*\))?$/.test(part);
}
