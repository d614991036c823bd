import { binary, both } from '../ir/build.ts';
import { type Scope, scopeOf } from '../expr/scope.ts';
import { rewrite } from '../expr/walk.ts';
import type { AlternativeIR, Expr } from '../ir/index.ts';
import { type SourcedValue, get, itemsOf, textOf, textsOf } from '../link/sourced-value.ts';
import { groupBy } from '../link/group-by.ts';
import { withId } from '../link/lookup.ts';
import { nearestTo } from '../link/nearest.ts';
import {
	type Decl,
	type RuleSet,
	citesOf,
	declsBy,
	declsOf,
	perRuleSet,
	writtenId,
} from '../link/ruleset.ts';
import { lowerBlock } from './block.ts';
import { check } from './check.ts';
import { localOf } from './effect-context.ts';
import { type Frame, type Label, takeSlots } from './emit.ts';
import { limitOf } from './limits.ts';
import { optionKey } from './option-key.ts';
import type { Symbol } from './symbols.ts';
import { type LoweringContext, report, sourceOf } from './lowering-context.ts';
import { byUse, choiceOf } from './variables.ts';

export function groupOf(decl: Decl): string {
	return textOf(get(decl.datum, 'group')) ?? '';
}

const groupsOfActions = new WeakMap<readonly Symbol[], ReadonlyMap<string, readonly Symbol[]>>();

export function actionsOf(lowering: LoweringContext, group: string): readonly Symbol[] {
	const { actions } = lowering.symbols;
	let groups = groupsOfActions.get(actions);
	if (groups === undefined)
		groupsOfActions.set(actions, (groups = groupBy(actions, (a) => groupOf(a.decl))));
	return groups.get(group) ?? [];
}

export interface Offered {
	readonly alternative: AlternativeIR;
	/** Writes the code; ends with a jump to `end`. */
	body(end: Label): void;
}

/** Makes an action an alternative for the seat that decides: lets, condition, variables, key; its effects are written later. */
export function offer(
	lowering: LoweringContext,
	frame: Frame,
	action: Symbol,
	scope: Scope,
	decider: Expr,
): Offered {
	const { datum, name } = action.decl;
	let inner = scope;
	const lets: AlternativeIR['lets'][number][] = [];
	for (const [id, d] of byUse(get(datum, 'let'))) {
		const value = check(lowering, d, 'any', inner);
		const slot = takeSlots(frame);
		lets.push({ slot, value });
		inner = scopeOf({ [id]: localOf(slot, value.type, true) }, inner);
	}
	const waived = waiver(lowering, action.decl);
	const bool = (d: SourcedValue | undefined, s: Scope): Expr | undefined =>
		d === undefined ? undefined : waived(check(lowering, d, 'bool', s));
	const when = both(whoOf(lowering, datum, decider, inner), bool(get(datum, 'when'), inner));
	const choose = get(datum, 'choose');
	const chosen = choiceOf(lowering, frame, choose, name, inner);
	const where = bool(get(datum, 'where') ?? get(choose, 'where'), chosen.scope);
	const limit = limitOf(lowering, get(datum, 'limit'), name, chosen.scope);
	const target = lowering.emitter.label();
	const source = sourceOf(lowering, name, datum, citesOf(action.decl));
	const sealed = get(datum, 'sealed');
	const alternative: AlternativeIR = {
		id: name,
		action: action.index,
		says: textOf(get(datum, 'says')) ?? writtenId(action.decl),
		lets,
		...(when === undefined ? {} : { when }),
		variables: chosen.variables,
		...(where === undefined ? {} : { where }),
		equivalentBy: itemsOf(get(datum, 'equivalent-by') ?? get(choose, 'equivalent-by')).map((d) =>
			check(lowering, d, ['*', 'int', 'bool', 'set(*)'], chosen.scope),
		),
		...(limit === undefined ? {} : { limit: limit.limit }),
		...(limit?.key === undefined ? {} : { limitKey: limit.key }),
		key: optionKey(wordsOfKey(action.decl), action.id, chosen.variables),
		target,
		source,
		sealed: sealed?.is === 'scalar' && sealed.value === true,
	};
	const body = (end: Label): void => {
		lowering.emitter.place(target);
		lowerBlock({ lowering, frame, scope: chosen.scope, owner: name, source }, get(datum, 'do'));
		lowering.emitter.emit({ op: 'jump', to: end }, source);
	};
	return { alternative, body };
}

/** The words of an action's key. Where packs declare actions of one id, it is written with its pack. */
function wordsOfKey(decl: Decl): string[] {
	const written = writtenId(decl);
	return textsOf(get(decl.datum, 'key')).map((word) => (word === written ? decl.id : word));
}

const active: Expr = { op: 'call', fn: 'active', args: [], type: 'seat' };

/**
 * The condition that the deciding seat may take the action: it is one of those of `who`, else the active one. Undefined where
 * the active seat decides and there is no `who`.
 */
function whoOf(
	lowering: LoweringContext,
	datum: SourcedValue,
	decider: Expr,
	scope: Scope,
): Expr | undefined {
	const who = get(datum, 'who');
	if (who !== undefined) return binary('in', decider, check(lowering, who, 'set(seat)', scope));
	if (decider.op === 'call' && decider.fn === 'active') return undefined;
	return binary('==', decider, active);
}

const placesOfVerbs = perRuleSet((ruleSet: RuleSet): ReadonlyMap<Decl, number> => {
	const places = new Map<Decl, number>();
	const counts = new Map<string, number>();
	for (const decl of declsOf(ruleSet, 'require')) {
		const verb = textOf(get(decl.datum, 'verb')) ?? '';
		const place = counts.get(verb) ?? 0;
		counts.set(verb, place + 1);
		places.set(decl, place);
	}
	return places;
});

function waiver(lowering: LoweringContext, decl: Decl): (e: Expr) => Expr {
	const names = itemsOf(get(decl.datum, 'waive'));
	if (names.length === 0) return (e) => e;
	const known = declsOf(lowering.ruleSet, 'require');
	const required = lowering.ruleSet.sections.get('require')!;
	const waived = new Map<number, number[]>();
	for (const item of names) {
		const id = textOf(item) ?? '';
		const namesakes = declsBy(lowering.ruleSet, 'require', 'id', id);
		const found = nearestTo(lowering.ruleSet, decl.pack, namesakes)[0] ?? required.get(id);
		const verb = withId(lowering.symbols.verbs, textOf(get(found?.datum, 'verb')) ?? '');
		if (found === undefined || verb === undefined) {
			if (lowering.ruleSet.absent.get('require')?.has(id) === true) continue;
			report(lowering, item, 'LINK-ID-UNKNOWN', {
				what: 'requirement',
				id,
				near: lowering.diagnostics.near(id, () => known.map((d) => d.id)),
			});
			continue;
		}
		const place = placesOfVerbs(lowering.ruleSet).get(found)!;
		const list = waived.get(verb.index);
		if (list === undefined) waived.set(verb.index, [place]);
		else list.push(place);
	}
	for (const list of waived.values()) list.sort((a, b) => a - b);
	return (e) =>
		rewrite(e, (x) => {
			const waive = x.op === 'can' ? waived.get(x.verb) : undefined;
			return x.op === 'can' && waive !== undefined ? { ...x, waive } : x;
		});
}
