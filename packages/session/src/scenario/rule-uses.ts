import { type Game, type RuleUse, ruleUses } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import type { Execution } from '../session/commands.ts';
import { sourceOf } from '../describe/describe.ts';
import { wordsOf } from '../describe/words.ts';
import { english as t } from '../texts/en.ts';
import { identifierWords } from '../texts/spelling.ts';
import type { Source } from '../describe/source.ts';

export interface RuleUseView {
	readonly id: string;
	/** Its name for people. */
	readonly name: string;
	readonly source: Source | undefined;
	/** The number of steps at which it acted. */
	readonly fired: number;
	readonly points: readonly number[];
	/** The number of options it offered, of decisions with them, and of options taken. */
	readonly offered: number;
	readonly decisions: number;
	readonly taken: number;
	/** The number of options it refused, the steps before which it did, and its reasons, most frequent first. */
	readonly refused: number;
	readonly refusedAt: readonly number[];
	readonly reasons: readonly { readonly says: string; readonly n: number }[];
	/** It refused more than was looked at. */
	readonly partly: boolean;
	/** Numbers of steps at which it did any of this but offering and refusing. */
	readonly steps: readonly number[];
}

export interface RuleUses {
	readonly steps: number;
	readonly rules: readonly RuleUseView[];
}

/** Counts what every rule did in a game: it is played again, rule by rule. Undefined when it is stopped. */
export function* watchRules(game: Game): Execution<RuleUses | undefined> {
	const { program, seed, names, steps, chance } = game;
	const uses = ruleUses({ program, seed, names, steps: [...steps], chance: [...chance] });
	const total = steps.length;
	for (;;) {
		const { done, value } = uses.next();
		if (done) return { steps: total, rules: grouped(program, value) };
		if (yield { done: value, total }) return undefined;
	}
}

/** Sources by the rule they were declared in; those that did nothing come last. */
function grouped(program: Program, uses: readonly RuleUse[]): RuleUseView[] {
	const words = wordsOf(program);
	const by = new Map<string, RuleUse[]>();
	const known = new Set<string>();
	program.sources.forEach(({ id }) => {
		const rule = words.rule(id);
		if (rule) known.add(rule.id);
	});
	for (const id of known) by.set(id, []);
	for (const use of uses) {
		const { id } = program.sources[use.source]!;
		const name = words.rule(id)?.id ?? id;
		by.set(name, [...(by.get(name) ?? []), use]);
	}
	const all = [...by].map(([id, own]): RuleUseView => {
		const at = program.sources.findIndex((s) => s.id === id);
		const sum = (of: (use: RuleUse) => number): number => own.reduce((n, u) => n + of(u), 0);
		const steps = own.flatMap((u) => [...u.fired, ...u.paid, ...u.taken]);
		return {
			id,
			name: words.rule(id)?.name ?? otherName(id),
			source: sourceOf(program, at >= 0 ? at : (own[0]?.source ?? -1)),
			fired: sorted(own.flatMap((u) => u.fired)).length,
			points: Array.from({ length: program.seats }, (_, s) => sum((u) => u.points[s] ?? 0)),
			offered: sum((u) => u.offered),
			decisions: sum((u) => u.decisions),
			taken: sum((u) => u.taken.length),
			refused: sum((u) => u.refused),
			refusedAt: sorted(own.flatMap((u) => u.refusedAt)),
			reasons: reasonsOf(own),
			partly: own.some((u) => u.partly),
			steps: sorted(steps),
		};
	});
	const weight = (r: RuleUseView): number =>
		r.points.reduce((n, p) => n + Math.abs(p), 0) * 1000 +
		r.steps.length +
		(r.offered > 0 ? 0.5 : 0) +
		(r.refused > 0 ? 0.25 : 0);
	return all.sort((a, b) => weight(b) - weight(a) || (a.id < b.id ? -1 : 1));
}

/** A part of a turn offers nothing of its own but to pass. */
function otherName(id: string): string {
	const [section, part] = id.split('.');
	const name = identifierWords(id.split('.').at(-1)!);
	return section === 'timeline' && part !== undefined ? t.passIn({ part: name }) : name;
}

const sorted = (steps: readonly number[]): number[] => [...new Set(steps)].sort((a, b) => a - b);

function reasonsOf(uses: readonly RuleUse[]): RuleUseView['reasons'] {
	const by = new Map<string, number>();
	for (const { reasons } of uses)
		for (const [says, n] of reasons) by.set(says, (by.get(says) ?? 0) + n);
	return [...by].map(([says, n]) => ({ says, n })).sort((a, b) => b.n - a.n);
}
