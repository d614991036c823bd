import { type Scope, scopeOf } from '../expr/scope.ts';
import { type Expr, type VariableIR, elementOf } from '../ir/index.ts';
import { type SourcedValue, entriesOf, get, itemsOf, textOf } from '../link/sourced-value.ts';
import { check } from './check.ts';
import { type Frame, takeSlots } from './emit.ts';
import { arrange } from './precedence.ts';
import type { LoweringContext } from './lowering-context.ts';

export interface Variables {
	readonly variables: readonly VariableIR[];
	readonly scope: Scope;
}

/** The variables of `among: { name: set, … }`, those first that others use, else by name. */
export function variablesOf(
	lowering: LoweringContext,
	frame: Frame,
	among: SourcedValue | undefined,
	scope: Scope,
): Variables {
	const variables: VariableIR[] = [];
	let inner = scope;
	if (among?.is !== 'map') return { variables, scope };
	for (const [name, datum] of byUse(among)) {
		const set = check(lowering, datum, 'set(*)', inner);
		const type = elementOf(set.type) ?? 'int';
		const slot = takeSlots(frame);
		variables.push({ name, slot, type, domain: { among: set } });
		inner = scopeOf({ [name]: { kind: 'local', slot, type } }, inner);
	}
	return { variables, scope: inner };
}

export function choiceOf(
	lowering: LoweringContext,
	frame: Frame,
	choose: SourcedValue | undefined,
	owner: string,
	scope: Scope,
): Variables {
	const made = variablesOf(lowering, frame, get(choose, 'among'), scope);
	const variables = [...made.variables];
	let inner = made.scope;
	for (const [name, range] of entriesOf(get(choose, 'number'))) {
		const bound = (key: string): Expr => {
			const datum = get(range, key);
			return datum === undefined
				? { op: 'const', value: 0, type: 'int' }
				: check(lowering, datum, 'int', inner);
		};
		const slot = takeSlots(frame);
		variables.push({ name, slot, type: 'int', domain: { from: bound('min'), to: bound('max') } });
		inner = scopeOf({ [name]: { kind: 'local', slot, type: 'int' } }, inner);
	}
	for (const [name, list] of entriesOf(get(choose, 'options'))) {
		const words = itemsOf(list).flatMap((d) => textOf(d) ?? []);
		const type = `enum:choice.${owner}.${name}` as const;
		lowering.symbols.addEnum(type.slice(5), words);
		const slot = takeSlots(frame);
		const items = words.map((_, value) => ({ op: 'const', value, type }) as const);
		variables.push({
			name,
			slot,
			type,
			domain: { among: { op: 'list', items, type: `set(${type})` } },
		});
		inner = scopeOf({ [name]: { kind: 'local', slot, type } }, inner);
	}
	return { variables, scope: inner };
}

/** The entries of a mapping of expressions: those first that others name, else by name. In a circle all stand by name. */
export function byUse(map: SourcedValue | undefined): [string, SourcedValue][] {
	const entries = entriesOf(map);
	const places = new Map(entries.map(([name], i) => [name, i]));
	const after = entries.map(([, datum]) => {
		const text = datum.is === 'scalar' ? String(datum.value) : '';
		const words = new Set(text.match(/(?<![.\w])[A-Za-z_]\w*/g));
		return [...words].flatMap((word) => {
			const place = places.get(word);
			return place === undefined ? [] : [[place]];
		});
	});
	const arranged = arrange({ size: entries.length, after });
	return 'order' in arranged ? arranged.order.map((i) => entries[i]!) : entries;
}
