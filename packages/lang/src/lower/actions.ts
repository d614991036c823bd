import { type Scope, scopeOf } from '../expr/scope.ts';
import { lowerBlock, localOf } from '../effects/context.ts';
import { keyOf } from '../effects/choose.ts';
import type { AlternativeIR } from '../ir/index.ts';
import { type Datum, get, itemsOf, textOf } from '../link/datum.ts';
import { type Decl, citesOf } from '../link/ruleset.ts';
import { check } from './check.ts';
import { type Frame, type Label, takeSlots } from './emit.ts';
import { limitOf } from './limits.ts';
import type { Symbol } from './symbols.ts';
import { type Unit, sourceOf } from './unit.ts';
import { byUse, variablesOf } from './variables.ts';

/** The group an action belongs to. */
export function groupOf(decl: Decl): string {
	return textOf(get(decl.datum, 'group')) ?? '';
}

/** An alternative of a decision, and the code that carries it out. */
export interface Offered {
	readonly alternative: AlternativeIR;
	/** Writes the code; ends with a jump to `end`. */
	body(end: Label): void;
}

/** Makes an action an alternative: lets, condition, variables, key; its effects are written later. */
export function offer(unit: Unit, frame: Frame, action: Symbol, scope: Scope): Offered {
	const { datum } = action.decl;
	let inner = scope;
	const lets: AlternativeIR['lets'][number][] = [];
	for (const [name, d] of byUse(get(datum, 'let'))) {
		const value = check(unit, d, 'any', inner);
		const slot = takeSlots(frame);
		lets.push({ slot, value });
		inner = scopeOf({ [name]: localOf(slot, value.type, true) }, inner);
	}
	const bool = (d: Datum | undefined, s: Scope): { yes?: AlternativeIR['where'] } => (d === undefined ? {} : { yes: check(unit, d, 'bool', s) });
	const when = bool(get(datum, 'when'), inner).yes;
	const choose = get(datum, 'choose');
	const chosen = variablesOf(unit, frame, get(choose, 'among'), inner);
	const where = bool(get(datum, 'where') ?? get(choose, 'where'), chosen.scope).yes;
	const limit = limitOf(unit, get(datum, 'limit'), action.decl.name, chosen.scope);
	const target = unit.emitter.label();
	const source = sourceOf(unit, action.decl.name, datum, citesOf(action.decl));
	const sealed = get(datum, 'sealed');
	const alternative: AlternativeIR = {
		id: action.decl.name,
		action: action.index,
		says: textOf(get(datum, 'says')) ?? action.id,
		lets,
		...(when === undefined ? {} : { when }),
		variables: chosen.variables,
		...(where === undefined ? {} : { where }),
		equivalentBy: itemsOf(get(datum, 'equivalent-by') ?? get(choose, 'equivalent-by')).map((d) => check(unit, d, ['*', 'int', 'bool', 'set(*)'], chosen.scope)),
		...(limit === undefined ? {} : { limit: limit.limit }),
		key: keyOf(datum, action.id, chosen.variables),
		target,
		source,
		sealed: sealed?.is === 'scalar' && sealed.value === true,
	};
	const body = (end: Label): void => {
		unit.emitter.place(target);
		lowerBlock({ unit, frame, scope: chosen.scope, owner: action.decl.name, source }, get(datum, 'do'));
		unit.emitter.emit({ op: 'jump', to: end }, source);
	};
	return { alternative, body };
}
