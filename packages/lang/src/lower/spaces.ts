import type { Expr, SpaceIR } from '../ir/index.ts';
import { get, itemsOf, numberOf, textOf, textsOf } from '../link/datum.ts';
import { nearest } from '../link/nearest.ts';
import { type Decl, type RuleSet, declsOf } from '../link/ruleset.ts';
import { type Unit, report } from './unit.ts';
import { tagsOf } from './words.ts';

/** A place beside the board: declared by name, or one of a ring of unnamed ones. */
export interface SpaceSymbol {
	readonly id: string;
	readonly index: number;
	readonly decl: Decl;
	readonly ring?: string;
	readonly place?: number;
}

/** Declared spaces in canonical order, then those of unnamed rings. */
export function collectSpaces(ruleSet: RuleSet): SpaceSymbol[] {
	const rings = declsOf(ruleSet, 'rings');
	const out: SpaceSymbol[] = [];
	for (const decl of declsOf(ruleSet, 'spaces')) {
		const ring = rings.find((r) => textsOf(r.datum).includes(decl.id));
		const place =
			ring === undefined ? {} : { ring: ring.id, place: textsOf(ring.datum).indexOf(decl.id) };
		out.push({ id: decl.id, index: out.length, decl, ...place });
	}
	for (const ring of rings) {
		const size = numberOf(get(ring.datum, 'size')) ?? 0;
		for (let place = 0; place < size; place++)
			out.push({ id: `${ring.id}.${place}`, index: out.length, decl: ring, ring: ring.id, place });
	}
	return out;
}

/** The spaces of a ring as a set, which the ring's name stands for. */
export function ringSet(spaces: readonly SpaceSymbol[], ring: string): Expr {
	const members = spaces.filter((s) => s.ring === ring).sort((a, b) => a.place! - b.place!);
	return {
		op: 'list',
		items: members.map((s): Expr => ({ op: 'const', value: s.index, type: 'space' })),
		type: 'set(space)',
	};
}

export function lowerSpaces(unit: Unit): SpaceIR[] {
	const { kinds, tags } = unit.symbols.model.declared;
	for (const ring of declsOf(unit.ruleSet, 'rings'))
		for (const item of itemsOf(ring.datum.is === 'list' ? ring.datum : undefined)) {
			const id = textOf(item) ?? '';
			if (
				unit.symbols.spaces.some((s) => s.id === id) ||
				unit.ruleSet.absent.get('spaces')?.has(id) === true
			)
				continue;
			const near = nearest(
				id,
				unit.symbols.spaces.map((s) => s.id),
			);
			report(unit, item, 'LINK-ID-UNKNOWN', { what: 'space', id, near });
		}
	return unit.symbols.spaces.map((s): SpaceIR => {
		const stands = new Set<number>();
		for (const item of itemsOf(get(s.decl.datum, 'kinds'))) {
			const word = textOf(item) ?? '';
			const found = kinds.filter((k) => k.id === word || k.tags.includes(word));
			for (const k of found) if (k.index >= 0) stands.add(k.index);
			if (found.length > 0 || tags.kind.includes(word)) continue;
			report(unit, item, 'LINK-ID-UNKNOWN', {
				what: 'kind',
				id: word,
				near: nearest(
					word,
					kinds.map((k) => k.id),
				),
			});
		}
		const own = tagsOf(s.decl);
		return {
			id: s.id,
			...(s.ring === undefined ? {} : { ring: s.ring, place: s.place! }),
			...(own.length > 0 ? { tags: own } : {}),
			...(stands.size > 0 ? { kinds: [...stands].sort((a, b) => a - b) } : {}),
		};
	});
}
