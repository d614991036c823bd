import {
	type Fix,
	type Range,
	diagnose,
	didYouMean,
	quoteYaml,
	replaceFix,
} from '@tilewright/schema';
import { checkExpr } from '../expr/check.ts';
import type { Expected as ExprExpected } from '../expr/context.ts';
import type { ExprProblem } from '../expr/problem.ts';
import { type Repair, withRepair } from '../expr/repairs.ts';
import { countNodes, rewrite } from '../expr/walk.ts';
import type { Scope } from '../expr/scope.ts';
import type { Expr, Type } from '../ir/index.ts';
import type { Site } from '../model/member.ts';
import { type SourcedValue, fileOf, rangeOf } from '../link/sourced-value.ts';
import { tooCostly } from './costs.ts';
import type { LoweringContext } from './lowering-context.ts';

/**
 * The type that is due: one type, one of several, any thing or set, a place a piece can stand on (`location`), or anything at
 * all.
 */
export type Expected = ExprExpected | 'location' | 'any';

const locations: readonly Type[] = [
	'segment',
	'feature',
	'tile',
	'cell',
	'side',
	'corner',
	'space',
	'piece',
	'zone',
];

export interface CheckOptions {
	readonly implicit?: string;
	readonly before?: (value: Expr) => number;
	readonly site?: Site;
}

export type CheckUnit = Pick<LoweringContext, 'temps' | 'diagnostics'> & {
	readonly symbols: Pick<LoweringContext['symbols'], 'model' | 'modelAt'> &
		Partial<Pick<LoweringContext['symbols'], 'functions'>>;
} & Partial<Pick<LoweringContext, 'records' | 'grown' | 'onExpression'>>;

/** The typed expression of a scalar; findings are reported and something of the due type stands in. */
export function check(
	lowering: CheckUnit,
	datum: SourcedValue,
	expected: Expected,
	scope: Scope,
	options: CheckOptions = {},
): Expr {
	return checked(lowering, datum, expected, scope, options)?.expr ?? standIn(expected);
}

/** As `check`, but undefined where there were findings, and with whether the value may be none. */
export function checked(
	lowering: CheckUnit,
	datum: SourcedValue,
	expected: Expected,
	scope: Scope,
	options: CheckOptions = {},
): { readonly expr: Expr; readonly nullable: boolean } | undefined {
	if (datum.is !== 'scalar' || datum.value === null) {
		lowering.diagnostics.push(diagnose(fileOf(datum), rangeOf(datum), 'RULE-EXPRESSION', {}));
		return undefined;
	}
	const { doc, path } = datum.place;
	const result = checkText(lowering, datum, String(datum.value), expected, scope, {
		...options,
		place: placeIn(datum, String(datum.value)),
	});
	lowering.onExpression?.({
		file: doc.file.path,
		path,
		context: {
			model: lowering.symbols.modelAt(datum),
			vars: scope,
			temps: lowering.temps,
			...options,
		},
		expected: expected === 'any' || expected === 'location' ? undefined : expected,
		expr: result?.expr,
	});
	return result;
}

/**
 * Finds the range in a file of a part of a datum's text, by its offsets. When the text is written just as it reads, the offsets
 * only move.
 */
function placeIn(datum: SourcedValue, text: string): (start: number, end: number) => Range {
	const { doc, path } = datum.place;
	let first: number | undefined;
	return (start, end) => {
		first ??= asItReads(datum, text);
		if (first >= 0) return { start: first + start, end: first + end };
		return { start: doc.offsetIn(path, start), end: doc.offsetIn(path, end) };
	};
}

/** The offset at which a text begins in its file when it is written there just as it reads, else -1. */
function asItReads(datum: SourcedValue, text: string): number {
	const { doc, path } = datum.place;
	const first = doc.offsetIn(path, 0);
	const whole = doc.offsetIn(path, text.length) === first + text.length;
	return whole && doc.file.text.startsWith(text, first) ? first : -1;
}

function checkText(
	lowering: CheckUnit,
	datum: SourcedValue,
	text: string,
	expected: Expected,
	scope: Scope,
	options: CheckOptions & {
		readonly place?: (start: number, end: number) => { start: number; end: number };
	},
): { readonly expr: Expr; readonly nullable: boolean } | undefined {
	const wanted = expected === 'any' ? undefined : expected === 'location' ? locations : expected;
	const result = checkExpr(
		text,
		{
			model: lowering.symbols.modelAt(datum),
			vars: scope,
			temps: lowering.temps,
			near: (word, known) => lowering.diagnostics.near(word, known),
			...options,
		},
		wanted,
	);
	for (const p of result.problems) reportProblem(lowering, datum, p, options.place);
	const { nullable } = result;
	if (result.expr === undefined) return undefined;
	const expr = resolved(lowering, result.expr);
	const costly = tooCostly(lowering.symbols, expr, text.length);
	if (costly === undefined) return { expr, nullable };
	reportProblem(lowering, datum, costly, options.place);
	return undefined;
}

/** Puts what is known of an event in the place of reads of its record. */
function resolved(lowering: CheckUnit, e: Expr): Expr {
	const { records } = lowering;
	if (records === undefined || records.size === 0) return e;
	const made = rewrite(e, (x) => {
		const [on] = x.op === 'call' ? x.args : [];
		if (x.op !== 'call' || on?.op !== 'temp') return x;
		return records.get(on.slot)?.[x.fn] ?? x;
	});
	if (made !== e && lowering.grown !== undefined) lowering.grown.nodes += countNodes(made);
	return made;
}

function reportProblem(
	lowering: CheckUnit,
	datum: SourcedValue,
	p: ExprProblem,
	place: ((start: number, end: number) => { start: number; end: number }) | undefined,
): void {
	const file = fileOf(datum);
	const range = place?.(p.start, p.end) ?? rangeOf(datum);
	if (p.repair !== undefined) {
		const fix = repairFix(datum, p.repair);
		lowering.diagnostics.push(diagnose(file, range, p.code, p.args as never, fix && { fix }));
		return;
	}
	if (p.suggestion === undefined) {
		lowering.diagnostics.push(diagnose(file, range, p.code, p.args as never));
		return;
	}
	const fix = replaceFix(file, range, p.suggestion, `write ${p.suggestion}`);
	// a misspelt word is asked about; other fixes say for themselves what they write
	const hint = p.code.startsWith('TYPE-UNKNOWN-') ? didYouMean([p.suggestion]) : undefined;
	lowering.diagnostics.push(
		diagnose(file, range, p.code, p.args as never, {
			fix,
			...(hint === undefined ? {} : { hint }),
		}),
	);
}

/** The fix that writes a repaired expression; undefined where the file spells the text otherwise than it reads. */
function repairFix(datum: SourcedValue, repair: Repair): Fix | undefined {
	if (datum.is !== 'scalar') return undefined;
	const text = String(datum.value);
	const first = asItReads(datum, text);
	const file = fileOf(datum);
	const line = file.text.slice(file.text.lastIndexOf('\n', first - 1) + 1, first);
	if (first < 0 || line.trim() === '') return undefined;
	const written = withRepair(text, repair);
	const isQuoted = /["']/.test(file.text[first - 1] ?? '');
	const range = { start: first, end: first + text.length };
	return replaceFix(file, range, isQuoted ? written : quoteYaml(written), `write ${written}`);
}

export function typeOf(
	lowering: CheckUnit,
	datum: SourcedValue,
	word: string,
	type: Type,
	scope: Scope,
): Expr {
	return checkText(lowering, datum, word, type, scope, {})?.expr ?? standIn(type);
}

function standIn(expected: Expected): Expr {
	const first = Array.isArray(expected) ? (expected[0] as Expected) : expected;
	const type = (
		first === 'any' || first === 'location' || first === '*' || first === undefined
			? 'int'
			: first === 'set(*)'
				? 'set(feature)'
				: first
	) as Type;
	if (type.startsWith('set(')) return { op: 'list', items: [], type };
	return type === 'bool' || type === 'int' ? { op: 'const', value: 0, type } : { op: 'none', type };
}
