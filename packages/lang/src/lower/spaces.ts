import type { Expr, SpaceIR } from '../ir/index.ts';
import { entriesOf, get, itemsOf, numberOf, textOf, textsOf } from '../link/sourced-value.ts';
import { groupBy } from '../link/group-by.ts';
import { placeIn, withId } from '../link/lookup.ts';
import { type Decl, type RuleSet, declsOf } from '../link/ruleset.ts';
import { kindsCalled } from './kinds-called.ts';
import { chosenByParam, checkChosenByParam } from './by-param.ts';
import { type LoweringContext, report } from './lowering-context.ts';
import { tagsOf } from './words.ts';

export interface SpaceSymbol {
	readonly id: string;
	readonly index: number;
	readonly decl: Decl;
	readonly ring?: string;
	readonly place?: number;
}

export function collectSpaces(ruleSet: RuleSet): SpaceSymbol[] {
	const rings = declsOf(ruleSet, 'rings');
	const out: SpaceSymbol[] = [];
	const places = new Map<string, { readonly ring: string; readonly place: number }>();
	for (const ring of rings)
		textsOf(chosenByParam(ruleSet, ring.datum)).forEach((id, place) => {
			if (!places.has(id)) places.set(id, { ring: ring.id, place });
		});
	for (const decl of declsOf(ruleSet, 'spaces'))
		out.push({ id: decl.id, index: out.length, decl, ...places.get(decl.id) });
	for (const ring of rings) {
		const size = numberOf(get(ring.datum, 'size')) ?? 0;
		for (let place = 0; place < size; place++)
			out.push({ id: `${ring.id}.${place}`, index: out.length, decl: ring, ring: ring.id, place });
	}
	return out;
}

const byRing = new WeakMap<
	readonly SpaceSymbol[],
	ReadonlyMap<string | undefined, readonly SpaceSymbol[]>
>();

function membersOf(spaces: readonly SpaceSymbol[], ring: string): readonly SpaceSymbol[] {
	let rings = byRing.get(spaces);
	if (rings === undefined) {
		const ordered = [...spaces].sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
		byRing.set(spaces, (rings = groupBy(ordered, (s) => s.ring)));
	}
	return rings.get(ring) ?? [];
}

export function spaceCalled(spaces: readonly SpaceSymbol[], word: string): SpaceSymbol | undefined {
	return withId(spaces, word) ?? membersOf(spaces, word).find((s) => s.place === 0);
}

export function ringSet(spaces: readonly SpaceSymbol[], ring: string): Expr {
	return {
		op: 'list',
		items: membersOf(spaces, ring).map((s): Expr => ({
			op: 'const',
			value: s.index,
			type: 'space',
		})),
		type: 'set(space)',
	};
}

export function lowerSpaces(lowering: LoweringContext): SpaceIR[] {
	const { kinds, tags } = lowering.symbols.model.declared;
	for (const { datum } of declsOf(lowering.ruleSet, 'rings')) {
		checkChosenByParam(lowering, datum);
		const orders = [datum, ...entriesOf(get(datum, 'of')).map(([, order]) => order)];
		for (const item of orders.flatMap((order) => (order.is === 'list' ? itemsOf(order) : []))) {
			const id = textOf(item) ?? '';
			if (
				withId(lowering.symbols.spaces, id) !== undefined ||
				lowering.ruleSet.absent.get('spaces')?.has(id) === true
			)
				continue;
			const near = lowering.diagnostics.near(id, () => lowering.symbols.spaces.map((s) => s.id));
			report(lowering, item, 'LINK-ID-UNKNOWN', { what: 'space', id, near });
		}
	}
	return lowering.symbols.spaces.map((s): SpaceIR => {
		const kindsAllowed = new Set<number>();
		for (const item of itemsOf(get(s.decl.datum, 'kinds'))) {
			const word = textOf(item) ?? '';
			const found = kindsCalled(kinds, word);
			for (const k of found) if (k.index >= 0) kindsAllowed.add(k.index);
			if (found.length > 0 || placeIn(tags.kind, word) >= 0) continue;
			report(lowering, item, 'LINK-ID-UNKNOWN', {
				what: 'kind',
				id: word,
				near: lowering.diagnostics.near(word, () => kinds.map((k) => k.id)),
			});
		}
		const own = tagsOf(s.decl);
		return {
			id: s.id,
			...(s.ring === undefined ? {} : { ring: s.ring, place: s.place! }),
			...(own.length > 0 ? { tags: own } : {}),
			...(kindsAllowed.size > 0 ? { kinds: [...kindsAllowed].sort((a, b) => a - b) } : {}),
		};
	});
}
