import { limits } from '@tilewright/schema';
import { expressionsIn, visit } from '../expr/walk.ts';
import type { Expr, Program } from '../ir/index.ts';
import { get, plain } from '../link/sourced-value.ts';
import { circlesOf } from './circles.ts';
import { type LoweringContext, report } from './lowering-context.ts';

type Question = `${'define' | 'can' | 'possible'} ${number}` | 'owners' | 'worth' | 'powers';

export const asksPowers: ReadonlySet<string> = new Set(['piece.power', 'set(piece).majority']);

/** Refuses definitions, requirements and actions whose answer asks for itself: nothing recurses while a game is played. */
export function checkRecursion(lowering: LoweringContext, program: Program): void {
	const all: Question[] = [
		...program.defines.map((_, i): Question => `define ${i}`),
		...program.verbs.map((_, i): Question => `can ${i}`),
		...program.actions.map((_, i): Question => `possible ${i}`),
		'powers',
	];
	const circles = circlesOf(
		all,
		(question) => questionsOf(program, question),
		limits.diagnosticsPerFile,
	);
	for (const path of circles) {
		const { datum } = declOf(lowering, path.find((a) => a.includes(' ')) ?? path[0]!);
		report(lowering, datum, 'RULE-CYCLE', {
			what: 'questions',
			path: path.map((a) => nameOf(program, a)),
		});
	}
}

function questionsOf(program: Program, question: Question): Set<Question> {
	const found = new Set<Question>();
	for (const expr of bodyOf(program, question))
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

function bodyOf(program: Program, question: Question): readonly Expr[] {
	if (question === 'owners') return program.owners.keys;
	if (question === 'powers') return program.pieces.map((p) => p.power);
	if (question === 'worth') return program.kinds.flatMap((k) => [...expressionsIn(k.value)]);
	const index = Number(question.slice(question.indexOf(' ') + 1));
	if (question.startsWith('define')) return [program.defines[index]!.body];
	if (question.startsWith('can')) return [...expressionsIn(program.verbs[index])];
	return program.actions[index]!.at.flatMap(({ decision, alternative }) => [
		...expressionsIn(program.decisions[decision]?.alternatives[alternative]),
	]);
}

function declOf(
	lowering: LoweringContext,
	question: string,
): { datum: Parameters<typeof report>[1] } {
	if (question === 'powers') {
		const powers = lowering.symbols.pieces.flatMap((p) => get(p.decl.datum, 'power') ?? []);
		return { datum: powers.find((d) => typeof plain(d) === 'string')! };
	}
	const index = Number(question.slice(question.indexOf(' ') + 1));
	if (question.startsWith('define')) return { datum: lowering.symbols.functions[index]!.body };
	if (question.startsWith('can')) return lowering.symbols.verbs[index]!.decl;
	return lowering.symbols.actions[index]!.decl;
}

function nameOf(program: Program, question: Question): string {
	const index = Number(question.slice(question.indexOf(' ') + 1));
	if (question.startsWith('define')) return program.defines[index]!.id;
	if (question.startsWith('can')) return `can(${program.verbs[index]!.id})`;
	if (question === 'powers') return 'power';
	return question.startsWith('possible') ? `possible(${program.actions[index]!.id})` : question;
}
