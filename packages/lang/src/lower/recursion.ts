import { limits } from '@tilewright/schema';
import { visit } from '../expr/walk.ts';
import type { Expr, Program } from '../ir/index.ts';
import { get, plain } from '../link/datum.ts';
import { circlesOf } from './circles.ts';
import { type Unit, report } from './unit.ts';

/** A thing whose value an expression may need: a define, a verb, an action, owners, worth, weights. */
type Asked = `${'define' | 'can' | 'possible'} ${number}` | 'owners' | 'worth' | 'powers';

/** Built-ins that ask for the weights of pieces. */
export const asksPowers: ReadonlySet<string> = new Set(['piece.power', 'set(piece).majority']);

/** Refuses definitions, requirements and actions whose answer asks for itself: nothing recurses while a game is played. */
export function checkRecursion(unit: Unit, program: Program): void {
	const all: Asked[] = [
		...program.defines.map((_, i): Asked => `define ${i}`),
		...program.verbs.map((_, i): Asked => `can ${i}`),
		...program.actions.map((_, i): Asked => `possible ${i}`),
		'powers',
	];
	const circles = circlesOf(all, (asked) => askedBy(program, asked), limits.diagnosticsPerFile);
	for (const path of circles) {
		const { datum } = declOf(unit, path.find((a) => a.includes(' ')) ?? path[0]!);
		report(unit, datum, 'RULE-CYCLE', {
			what: 'questions',
			path: path.map((a) => nameOf(program, a)),
		});
	}
}

function askedBy(program: Program, asked: Asked): Set<Asked> {
	const found = new Set<Asked>();
	for (const expr of bodyOf(program, asked))
		visit(expr, (e) => {
			if (e.op === 'define') found.add(`define ${e.define}`);
			if (e.op === 'can') found.add(`can ${e.verb}`);
			if (e.op === 'possible') found.add(`possible ${e.action}`);
			if (e.op === 'call' && e.fn === 'feature.owners') found.add('owners');
			if (e.op === 'call' && e.fn === 'feature.worth') found.add('worth');
			if (e.op === 'call' && asksPowers.has(e.fn)) found.add('powers');
		});
	return found;
}

/** The expressions that are worked out for an answer. */
function bodyOf(program: Program, asked: Asked): readonly Expr[] {
	if (asked === 'owners') return program.owners.keys;
	if (asked === 'powers') return program.pieces.map((p) => p.power);
	if (asked === 'worth') return program.kinds.flatMap((k) => expressionsIn(k.value));
	const index = Number(asked.slice(asked.indexOf(' ') + 1));
	if (asked.startsWith('define')) return [program.defines[index]!.body];
	if (asked.startsWith('can')) return expressionsIn(program.verbs[index]);
	return program.actions[index]!.at.flatMap(({ decision, alternative }) =>
		expressionsIn(program.decisions[decision]?.alternatives[alternative]),
	);
}

/** All expressions inside a table of a program, outermost only. */
function expressionsIn(value: unknown): Expr[] {
	if (Array.isArray(value)) return value.flatMap(expressionsIn);
	if (typeof value !== 'object' || value === null) return [];
	if ('op' in value && 'type' in value) return [value as Expr];
	return Object.values(value).flatMap(expressionsIn);
}

function declOf(unit: Unit, asked: string): { datum: Parameters<typeof report>[1] } {
	if (asked === 'powers') {
		const powers = unit.symbols.pieces.flatMap((p) => get(p.decl.datum, 'power') ?? []);
		return { datum: powers.find((d) => typeof plain(d) === 'string')! };
	}
	const index = Number(asked.slice(asked.indexOf(' ') + 1));
	if (asked.startsWith('define')) return { datum: unit.symbols.functions[index]!.body };
	if (asked.startsWith('can')) return unit.symbols.verbs[index]!.decl;
	return unit.symbols.actions[index]!.decl;
}

function nameOf(program: Program, asked: Asked): string {
	const index = Number(asked.slice(asked.indexOf(' ') + 1));
	if (asked.startsWith('define')) return program.defines[index]!.id;
	if (asked.startsWith('can')) return `can(${program.verbs[index]!.id})`;
	if (asked === 'powers') return 'power';
	return asked.startsWith('possible') ? `possible(${program.actions[index]!.id})` : asked;
}
