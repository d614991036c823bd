import { ruleTitlesOf } from './rule-titles.ts';
import { type Diagnostic, Findings, hasErrors } from '@tilewright/schema';
import { effects } from '../effects/table.ts';
import { countTemps } from '../expr/scope.ts';
import type { ActionIR, MarkIR, Program } from '../ir/index.ts';
import { textOf } from '../link/sourced-value.ts';
import { type RuleSet, citesOf, declsOf } from '../link/ruleset.ts';
import { checkBounds, checkReplacements } from './bounds.ts';
import { resolveCode, resolveDecision, resolveRoutine } from './emit.ts';
import { groupOf } from './actions.ts';
import { accessOf } from './access.ts';
import { checkAssists, lowerAssists } from './assists.ts';
import { lowerDisplays } from './displays.ts';
import { lowerAlways, lowerTriggers, hasRulesBetweenSteps } from './events.ts';
import { definesOf } from './functions.ts';
import { checkHand } from './hand.ts';
import { hashOf } from './hash.ts';
import { lowerKinds } from './kinds.ts';
import { checkModifiers } from './layers.ts';
import { checkMeasuredRuns } from './measured-runs.ts';
import { type Meeting, checkOrder, checkPins } from './order-check.ts';
import { lowerOwners } from './owners.ts';
import { withTaken } from './piece-facts.ts';
import { lowerPieces, lowerZones } from './pieces.ts';
import { lowerRegisters } from './registers.ts';
import { lowerRelations } from './relations.ts';
import { lowerScores } from './scores.ts';
import { lowerSpaces } from './spaces.ts';
import { checkSize, checkSymbols } from './size.ts';
import { createSymbols } from './symbols.ts';
import { lowerDeck, lowerTiles, tileContext } from './tiles.ts';
import { lowerTimeline } from './timeline.ts';
import { checkTriggers } from './trigger-cycles.ts';
import { type LoweringContext, createLoweringContext, sourceOf } from './lowering-context.ts';
import type { Written } from './written.ts';
import { lowerVerbs } from './verbs.ts';

export interface Lowered {
	/** The program with what it was made from; undefined for a set-up beyond its bounds. */
	readonly made: Made | undefined;
	readonly diagnostics: readonly Diagnostic[];
}

export interface Made {
	readonly program: Program;
	readonly lowering: LoweringContext;
	readonly meetings: readonly Meeting[];
}

/**
 * Makes the program of a rule set.
 *
 * 0. size: nothing is made of a set-up that is larger than its bounds
 * 1. names: what expressions can say
 * 2. tables: defines, kinds with their values, pieces, zones, registers, verbs, tiles, deck
 * 3. code: the timeline with the rules in their slots, actions as decisions, waves
 * 4. jumps resolved, digest taken
 */
export function lower(ruleSet: RuleSet, onExpression?: (written: Written) => void): Lowered {
	const diagnostics = new Findings();
	const made = make(ruleSet, diagnostics, onExpression);
	return { made, diagnostics: diagnostics.shown };
}

function make(
	ruleSet: RuleSet,
	diagnostics: Findings,
	onExpression?: (written: Written) => void,
): Made | undefined {
	checkSize(ruleSet, effects, diagnostics);
	if (diagnostics.length > 0) return undefined;
	const temps = countTemps();
	const symbols = createSymbols(ruleSet, temps, diagnostics, effects, onExpression);
	const lowering = createLoweringContext(
		ruleSet,
		symbols,
		temps,
		diagnostics,
		effects,
		onExpression,
	);
	for (const reason of symbols.model.declared.enums['reason'] ?? []) lowering.reasons.of(reason);
	for (const cause of symbols.model.declared.enums['cause'] ?? []) lowering.causes.of(cause);
	for (const a of symbols.actions)
		lowering.actions.push({
			id: a.decl.name,
			group: groupOf(a.decl),
			at: [],
			source: sourceOf(lowering, a.decl.name, a.decl.datum, citesOf(a.decl)),
		});

	const defines = definesOf(lowering, (decl, datum) =>
		sourceOf(lowering, decl.name, datum, citesOf(decl)),
	);
	if (!checkSymbols(lowering, defines)) return undefined;
	const kinds = lowerKinds(lowering, defines);
	lowering.kinds = kinds;
	const pieces = lowerPieces(lowering);
	lowering.pieces = pieces;
	const zones = lowerZones(lowering);
	const registers = lowerRegisters(lowering);
	const spaces = lowerSpaces(lowering);
	const relations = lowerRelations(lowering);
	lowering.relations = relations;
	checkModifiers(lowering);
	const owners = lowerOwners(lowering);
	const verbs = lowerVerbs(lowering);
	lowering.verbs = verbs;
	const context = tileContext(lowering);
	const tiles = lowerTiles(lowering, context);
	const deck = lowerDeck(lowering, tiles, zones);
	lowering.deck = deck;
	const scores = lowerScores(lowering);
	lowering.isFloored = scores?.floor !== undefined && scores.per === 'event';
	const timeline = lowerTimeline(lowering, hasRulesBetweenSteps(lowering));
	lowerTriggers(lowering);
	lowerAlways(lowering);
	const assists = lowerAssists(lowering);
	checkAssists(lowering, verbs, assists);
	timeline.finish();
	if (!checkReplacements(lowering)) return undefined;
	checkTriggers(lowering);
	// other problems are reported first
	if (!hasErrors(diagnostics.shown)) checkMeasuredRuns(lowering);
	const { order, meetings } = checkOrder(lowering);
	checkPins(lowering, order);

	const { emitter } = lowering;
	const actions: ActionIR[] = lowering.actions;
	const body: Omit<Program, 'hash'> = {
		format: 1,
		game: ruleSet.game,
		packs: ruleSet.packs.map((p) => p.name),
		elements: [...ruleSet.elements].flatMap(([id, on]) => (on ? [id] : [])).sort(),
		params: Object.fromEntries(
			[...ruleSet.params.values()]
				.sort((a, b) => (a.id < b.id ? -1 : 1))
				.map((p) => [p.id, p.value]),
		),
		seats: ruleSet.seats,
		...(order.length > 0 ? { order } : {}),
		sources: lowering.sources,
		ruleTitles: ruleTitlesOf(ruleSet),
		texts: Object.fromEntries(declsOf(ruleSet, 'texts').map((d) => [d.id, textOf(d.datum) ?? ''])),
		kinds,
		marks: symbols.marks
			.filter((m) => m.index >= 0)
			.map((m): MarkIR => ({
				id: m.id,
				of: m.of,
				fold: m.fold,
				...(m.oriented ? { oriented: true } : {}),
			})),
		pieces,
		zones,
		spaces,
		registers,
		limits: lowering.limits,
		tiles,
		deck,
		defines,
		owners,
		verbs,
		actions,
		decisions: lowering.decisions.map((d) => resolveDecision(emitter, d)),
		slots: timeline.slots,
		code: resolveCode(emitter),
		routines: lowering.routines.map((r) => resolveRoutine(emitter, r)),
		exits: {
			part: emitter.resolve(timeline.exits.part),
			turn: emitter.resolve(timeline.exits.turn),
			game: emitter.resolve(timeline.exits.game),
		},
		triggers: lowering.triggers,
		always: lowering.always.map(({ condition, ...rule }) => ({
			...rule,
			reads: accessOf(lowering, ...condition).reads,
		})),
		...(relations.length > 0 ? { relations } : {}),
		...(scores === undefined ? {} : { scores }),
		...(assists.length > 0 ? { assists } : {}),
		causes: lowering.causes.words,
		reasons: lowering.reasons.words,
		streams: lowering.streams.words,
		temps: temps.used(),
		touches: symbols.touches.map(({ id, kind, to, via }) => ({ id, kind, to, via })),
	};
	// displays come last, so that they move no slot and do not change the hash; what follows from the rest is no part of it either
	const hash = hashOf(body);
	const displays = lowerDisplays(lowering);
	const program: Program = {
		...body,
		zones: withTaken(lowering, zones),
		...(displays.length > 0 ? { displays, temps: temps.used() } : {}),
		...(ruleSet.overlays.length > 0 ? { overlays: [...ruleSet.overlays] } : {}),
		hash,
	};
	checkBounds(lowering, program);
	checkHand(lowering, program);
	return { program, lowering, meetings };
}
