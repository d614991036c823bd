import {
	type Args,
	type Code,
	type Findings,
	type Extra,
	diagnose,
	limits,
} from '@tilewright/schema';
import type { TempAllocator } from '../expr/scope.ts';
import type {
	ActionIR,
	AlwaysIR,
	DecisionIR,
	Expr,
	InstructionTables,
	KindIR,
	LimitIR,
	PieceKindIR,
	Program,
	RelationIR,
	RoutineIR,
	SourceIR,
	TriggerIR,
	VerbIR,
	EngineReason,
	EngineStream,
} from '../ir/index.ts';
import { type SourcedValue, fileOf, keyRangeOf, rangeOf } from '../link/sourced-value.ts';
import { type Section, sectionWords } from '../link/sections.ts';
import type { MemberName } from '../model/members/index.ts';
import { positionOf } from './place.ts';
import type { Decl, RuleSet } from '../link/ruleset.ts';
import type { Written } from './written.ts';
import type { LoweredEffect } from './effect-context.ts';
import type { Ordered } from './order.ts';
import type { CodeRange, OrderCheck } from './order-check.ts';
import { type Emitter, createEmitter } from './emit.ts';
import type { MeasuredLoop } from './measured-runs.ts';
import type { TurnStep } from './slots.ts';
import type { Symbols } from './symbols.ts';
import { usesEffect } from './words.ts';

export interface Interner {
	readonly words: string[];
	of(word: string): number;
}

function createInterner(...words: string[]): Interner {
	const indexes = new Map(words.map((word, i) => [word, i]));
	return {
		words,
		of: (word) => {
			let index = indexes.get(word);
			if (index === undefined) indexes.set(word, (index = words.push(word) - 1));
			return index;
		},
	};
}

export interface LoweringContext {
	readonly ruleSet: RuleSet;
	readonly symbols: Symbols;
	readonly effects: ReadonlyMap<string, LoweredEffect>;
	readonly temps: TempAllocator;
	readonly diagnostics: Findings;
	readonly emitter: Emitter;
	readonly sources: SourceIR[];
	readonly sourceIndexes: Map<string, number>;
	readonly causes: Interner;
	readonly reasons: Interner;
	readonly streams: Interner;
	readonly limits: LimitIR[];
	readonly limitIndexes: Map<string, number>;
	readonly decisions: DecisionIR[];
	/** The table of actions; where each is offered is noted while decisions are written. */
	readonly actions: (ActionIR & { readonly at: ActionIR['at'][number][] })[];
	readonly routines: RoutineIR[];
	readonly triggers: TriggerIR[];
	readonly always: (Omit<AlwaysIR, 'reads'> & { readonly condition: CodeRange })[];
	/** The values of records of events that are not recorded: by temp slot, the value of each property. */
	readonly records: Map<number, Readonly<Partial<Record<MemberName, Expr>>>>;
	/** Nodes of expressions into which values of records were written; how deep replacements lie in one another. */
	readonly grown: { nodes: number; depth: number };
	readonly emissions: Emission[];
	readonly usedBlocks: Set<string>;
	readonly runs: { readonly named: SourcedValue; readonly routine: number }[];
	readonly measuredLoops: MeasuredLoop[];
	readonly actionBodies: CodeRange[];
	readonly stage: Stage;
	/** Slots and groups of a turn in order; a wave stands as `wave <name>`. */
	readonly turnSlots: string[];
	stretches: Stretches;
	readonly orderChecks: OrderCheck[];
	readonly replacements: Map<string, Ordered>;
	readonly ownerKeys: (readonly Decl[])[];
	readonly stepCode: Map<string, CodeRange>;
	readonly triggerCode: Map<string, CodeRange>;
	/** Declared kinds, kinds of pieces and verbs, once they are lowered. */
	kinds: readonly KindIR[];
	pieces: readonly PieceKindIR[];
	verbs: readonly VerbIR[];
	relations: readonly RelationIR[];
	deck: Pick<Program['deck'], 'groups' | 'size'>;
	isFloored: boolean;
	readonly tables: InstructionTables;
	readonly onExpression?: (written: Written) => void;
}

export interface Emission {
	readonly owner: string;
	readonly event: string;
	readonly cause: number | undefined;
	readonly guards: readonly Expr[];
}

export interface Stage {
	slot: string | undefined;
	in: 'turn' | 'wave' | 'event' | 'other';
	/** Inside a free action: no other is offered beside its decisions. */
	free: boolean;
}

export interface Stretches {
	part(): number;
	wave(): number;
	slots(steps: readonly TurnStep[]): number;
	range(from: string, to: string): number;
	readonly turnSteps: ReadonlyMap<string, TurnStep>;
	readonly partSteps: readonly string[];
}

export function createLoweringContext(
	ruleSet: RuleSet,
	symbols: Symbols,
	temps: TempAllocator,
	diagnostics: Findings,
	effects: ReadonlyMap<string, LoweredEffect>,
	onExpression?: (written: Written) => void,
): LoweringContext {
	const decisions: DecisionIR[] = [];
	const streams = createInterner('deck' satisfies EngineStream);
	return {
		ruleSet,
		symbols,
		effects,
		temps,
		diagnostics,
		emitter: createEmitter(),
		sources: [],
		sourceIndexes: new Map(),
		causes: createInterner(),
		reasons: createInterner('completed' satisfies EngineReason),
		streams,
		limits: [],
		limitIndexes: new Map(),
		decisions,
		actions: [],
		routines: [],
		triggers: [],
		always: [],
		records: new Map(),
		grown: { nodes: 0, depth: 0 },
		emissions: [],
		usedBlocks: new Set(),
		runs: [],
		measuredLoops: [],
		actionBodies: [],
		stage: { slot: undefined, in: 'other', free: false },
		turnSlots: [],
		orderChecks: [],
		replacements: new Map(),
		ownerKeys: [],
		stepCode: new Map(),
		triggerCode: new Map(),
		kinds: [],
		pieces: [],
		verbs: [],
		relations: [],
		deck: { groups: [] },
		isFloored: false,
		stretches: {
			part: () => 0,
			wave: () => 0,
			slots: () => 0,
			range: () => 0,
			turnSteps: new Map(),
			partSteps: [],
		},
		tables: {
			decisions,
			streams: streams.words,
			registers: symbols.registers.filter((r) => r.index >= 0),
			piecesJoin: usesEffect(ruleSet, ['link', 'add-segment']),
		},
		...(onExpression === undefined ? {} : { onExpression }),
	};
}

/** Returns true when the program exceeds its limits; the finding is reported once it is whole. */
export function isFull({ emitter, grown }: LoweringContext): boolean {
	return emitter.here() > limits.instructions || grown.nodes > limits.inlinedNodes;
}

export function sourceOf(
	lowering: LoweringContext,
	id: string,
	datum: SourcedValue,
	cites: readonly string[] = [],
): number {
	const { file, line, column } = positionOf(datum);
	const key = `${id} ${line} ${column} ${file}`;
	let index = lowering.sourceIndexes.get(key);
	if (index === undefined) {
		index = lowering.sources.push({ id, file, line, column, cites: [...cites] }) - 1;
		lowering.sourceIndexes.set(key, index);
	}
	return index;
}

export function report<C extends Code>(
	lowering: { readonly diagnostics: Findings },
	datum: SourcedValue,
	code: C,
	args: Args[C],
	extra: Extra & { readonly key?: boolean } = {},
): void {
	const { key, ...rest } = extra;
	const file = fileOf(datum);
	lowering.diagnostics.pushMade(file, code, () => {
		const range = key === true ? keyRangeOf(datum) : rangeOf(datum);
		return diagnose(file, range, code, args, rest);
	});
}

export function reportUnknown(
	lowering: Pick<LoweringContext, 'diagnostics' | 'ruleSet'>,
	datum: SourcedValue,
	section: Section,
	id: string,
	known: Iterable<string> | (() => Iterable<string>),
): void {
	const what = sectionWords[section];
	const gone = lowering.ruleSet.absent.get(section)?.get(id);
	if (gone === undefined)
		report(lowering, datum, 'LINK-ID-UNKNOWN', {
			what,
			id,
			near: lowering.diagnostics.near(id, known),
		});
	else report(lowering, datum, 'LINK-ID-ABSENT', { what, id, why: gone.why });
}
