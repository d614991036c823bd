import { type Diagnostic, Findings, hasErrors } from '@tilewright/schema';
import { effects } from '../effects/table.ts';
import { countTemps } from '../expr/scope.ts';
import type { ActionIR, MarkIR, Program } from '../ir/index.ts';
import { textOf } from '../link/datum.ts';
import { type RuleSet, citesOf, declsOf } from '../link/ruleset.ts';
import { checkBounds } from './bounds.ts';
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
import { type Unit, createUnit, sourceOf } from './unit.ts';
import type { Written } from './written.ts';
import { lowerVerbs } from './verbs.ts';

export interface Lowered {
	/** The program with what it was made from; undefined for a set-up beyond its bounds. */
	readonly made: Made | undefined;
	readonly diagnostics: readonly Diagnostic[];
}

export interface Made {
	readonly program: Program;
	readonly unit: Unit;
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
	const unit = createUnit(ruleSet, symbols, temps, diagnostics, effects, onExpression);
	for (const reason of symbols.model.declared.enums['reason'] ?? []) unit.reasons.of(reason);
	for (const cause of symbols.model.declared.enums['cause'] ?? []) unit.causes.of(cause);
	for (const a of symbols.actions)
		unit.actions.push({
			id: a.decl.name,
			group: groupOf(a.decl),
			at: [],
			source: sourceOf(unit, a.decl.name, a.decl.datum, citesOf(a.decl)),
		});

	const defines = definesOf(unit, (decl, datum) => sourceOf(unit, decl.name, datum, citesOf(decl)));
	if (!checkSymbols(unit, defines)) return undefined;
	const kinds = lowerKinds(unit, defines);
	unit.kinds = kinds;
	const pieces = lowerPieces(unit);
	unit.pieces = pieces;
	const zones = lowerZones(unit);
	const registers = lowerRegisters(unit);
	const spaces = lowerSpaces(unit);
	const relations = lowerRelations(unit);
	unit.relations = relations;
	checkModifiers(unit);
	const owners = lowerOwners(unit);
	const verbs = lowerVerbs(unit);
	unit.verbs = verbs;
	const context = tileContext(unit);
	const tiles = lowerTiles(unit, context);
	const deck = lowerDeck(unit, tiles, zones);
	unit.deck = deck;
	const scores = lowerScores(unit);
	unit.isFloored = scores?.floor !== undefined && scores.per === 'event';
	const timeline = lowerTimeline(unit, hasRulesBetweenSteps(unit));
	lowerTriggers(unit);
	lowerAlways(unit);
	const assists = lowerAssists(unit);
	checkAssists(unit, verbs, assists);
	timeline.finish();
	checkTriggers(unit);
	// other problems are reported first
	if (!hasErrors(diagnostics.shown)) checkMeasuredRuns(unit);
	const { order, meetings } = checkOrder(unit);
	checkPins(unit, order);

	const { emitter } = unit;
	const actions: ActionIR[] = unit.actions;
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
		sources: unit.sources,
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
		limits: unit.limits,
		tiles,
		deck,
		defines,
		owners,
		verbs,
		actions,
		decisions: unit.decisions.map((d) => resolveDecision(emitter, d)),
		slots: timeline.slots,
		code: resolveCode(emitter),
		routines: unit.routines.map((r) => resolveRoutine(emitter, r)),
		exits: {
			part: emitter.resolve(timeline.exits.part),
			turn: emitter.resolve(timeline.exits.turn),
			game: emitter.resolve(timeline.exits.game),
		},
		triggers: unit.triggers,
		always: unit.always.map(({ condition, ...rule }) => ({
			...rule,
			reads: accessOf(unit, ...condition).reads,
		})),
		...(relations.length > 0 ? { relations } : {}),
		...(scores === undefined ? {} : { scores }),
		...(assists.length > 0 ? { assists } : {}),
		causes: unit.causes.words,
		reasons: unit.reasons.words,
		streams: unit.streams.words,
		temps: temps.used(),
		touches: symbols.touches.map(({ id, kind, to, via }) => ({ id, kind, to, via })),
	};
	// displays come last, so that they move no slot and do not change the hash
	const hash = hashOf(body);
	const displays = lowerDisplays(unit);
	const program: Program = {
		...body,
		...(displays.length > 0 ? { displays, temps: temps.used() } : {}),
		hash,
	};
	checkBounds(unit, program);
	checkHand(unit, program);
	return { program, unit, meetings };
}
