import type { Decl } from '../link/ruleset.ts';
import { type Access, conflict } from './access.ts';
import { type Ancestors, setBit } from './precedence.ts';

/** The rules of a slot in the order in which they are carried out, with what each comes after. */
export interface OrderedRules {
	readonly rules: readonly Decl[];
	/** The number by which `ancestors` knows each of `rules`. */
	readonly numbers: readonly number[];
	readonly ancestors: () => Ancestors;
}

/** Two rules whose order shows and was not said. */
export interface Tie {
	readonly first: Decl;
	readonly second: Decl;
	/** The part of the state in which it shows. */
	readonly over: string;
}

/** Rules that touch one part of the state, each with what it does there. */
interface Bucket {
	readonly members: number[];
	readonly accesses: Access[];
	hasWriter: boolean;
}

/**
 * Finds pairs of rules whose order shows and was not said, at most `limit` of them.
 *
 * Only rules that touch the same part of the state are compared, and rules that do the same there are compared once.
 */
export function findTies(
	{ rules, numbers, ancestors }: OrderedRules,
	accessOf: ReadonlyMap<Decl, Access>,
	isFrozen: boolean,
	limit: number,
): Tie[] {
	const accesses = rules.map((rule) => accessOf.get(rule)!);
	const ties = new Map<number, Tie>();
	for (const bucket of bucketsOf(accesses, isFrozen)) {
		findIn(bucket, numbers, ancestors(), isFrozen, (i, k) => {
			const key = i * rules.length + k;
			if (!ties.has(key)) {
				const over = conflict(accesses[i]!, accesses[k]!, isFrozen);
				if (over !== undefined) ties.set(key, { first: rules[i]!, second: rules[k]!, over });
			}
			return ties.size < limit;
		});
		if (ties.size >= limit) break;
	}
	return [...ties.values()];
}

/** Rules by the parts of the state that they touch; parts that one rule touches alone or that nobody writes are left out. */
function bucketsOf(accesses: readonly Access[], isFrozen: boolean): Bucket[] {
	const parts = new Set<string>();
	const ends = new Set<string>();
	for (const { reads, writes } of accesses) {
		if (!isFrozen) for (const part of reads) parts.add(part);
		for (const { how, what } of writes)
			for (const part of what) {
				parts.add(part);
				if (how === 'finish') ends.add(part);
			}
	}
	const buckets = new Map<string, Bucket>();
	accesses.forEach((access, member) => {
		for (const [part, inside] of byPart(access, parts, ends, isFrozen)) {
			let bucket = buckets.get(part);
			if (bucket === undefined)
				buckets.set(part, (bucket = { members: [], accesses: [], hasWriter: false }));
			bucket.members.push(member);
			bucket.accesses.push(inside);
			if (inside.asks || inside.writes.some((w) => w.what.length > 0)) bucket.hasWriter = true;
		}
	});
	return [...buckets.values()].filter((b) => b.hasWriter && b.members.length > 1);
}

/** The parts that a part lies in, itself first: `pieces 3` lies in `pieces`. */
function partsAround(part: string): string[] {
	const out = [part];
	for (let i = part.lastIndexOf(' '); i > 0; i = part.lastIndexOf(' ', i - 1))
		out.push(part.slice(0, i));
	return out;
}

type Write = Access['writes'][number];

/** The key of questions to a seat among the parts of the state. */
const asking = '';

/**
 * What an access does in each part of the state. Of writes elsewhere only their sort is kept. Whoever writes anything
 * touches `ends`, because nothing can be written after the end of play.
 */
function byPart(
	{ reads, writes, asks }: Access,
	parts: ReadonlySet<string>,
	ends: ReadonlySet<string>,
	isFrozen: boolean,
): Map<string, Access> {
	interface Inside {
		readonly reads: Set<string>;
		readonly writes: Map<string, Write>;
		readonly count: Map<Write['how'], number>;
	}
	const found = new Map<string, Inside>();
	const insideOf = (part: string): Inside => {
		let inside = found.get(part);
		if (inside === undefined)
			found.set(part, (inside = { reads: new Set(), writes: new Map(), count: new Map() }));
		return inside;
	};
	const around = (part: string): string[] => partsAround(part).filter((p) => parts.has(p));
	if (!isFrozen)
		for (const what of reads) for (const part of around(what)) insideOf(part).reads.add(what);
	const sorts = new Map<Write['how'], number>();
	for (const write of writes) {
		sorts.set(write.how, (sorts.get(write.how) ?? 0) + 1);
		const touched = new Map<string, string[]>();
		for (const what of write.what)
			for (const part of around(what)) touched.set(part, [...(touched.get(part) ?? []), what]);
		for (const [part, what] of touched) {
			const { writes: kept, count } = insideOf(part);
			const here = { ...write, what };
			kept.set(JSON.stringify(here), here);
			count.set(write.how, (count.get(write.how) ?? 0) + 1);
		}
	}
	if (writes.length > 0) for (const part of ends) insideOf(part);
	const out = new Map<string, Access>();
	for (const [part, inside] of found) {
		const elsewhere: Write[] = [];
		for (const [how, n] of sorts)
			if (n > (inside.count.get(how) ?? 0)) elsewhere.push({ how, what: [] });
		out.set(part, {
			reads: inside.reads,
			writes: [...inside.writes.values(), ...elsewhere],
			asks: false,
		});
	}
	if (asks) out.set(asking, { reads: new Set(), writes: [], asks: true });
	return out;
}

/** Tells pairs of one bucket whose order shows and was not said, until `tell` has enough. */
function findIn(
	{ members, accesses }: Bucket,
	numbers: readonly number[],
	{ words, row }: Ancestors,
	isFrozen: boolean,
	tell: (first: number, second: number) => boolean,
): void {
	/** Rules that do the same here. */
	interface Alike {
		readonly access: Access;
		readonly rules: Uint32Array;
		/** Rules whose order does not show beside these. */
		readonly harmless: Uint32Array;
		readonly friends: Alike[];
	}
	const alike = new Map<string, Alike>();
	const alikeOf = new Map<number, Alike>();
	const positionOf = new Map<number, number>();
	const seen = new Uint32Array(words);
	members.forEach((position, i) => positionOf.set(numbers[position]!, i));
	for (const [i, position] of members.entries()) {
		const number = numbers[position]!;
		const access = accesses[i]!;
		const key = keyOf(access);
		let own = alike.get(key);
		if (own === undefined)
			alike.set(
				key,
				(own = {
					access,
					rules: new Uint32Array(words),
					harmless: new Uint32Array(words),
					friends: [],
				}),
			);
		const said = row(number);
		for (let w = 0; w < words; w++) {
			// two rules of which neither comes after the other
			let open: number = seen[w]! & ~said[w]! & ~own.harmless[w]!;
			while (open !== 0) {
				const bit = 31 - Math.clz32(open & -open);
				const other = alikeOf.get(w * 32 + bit)!;
				if (conflict(other.access, access, isFrozen) === undefined) {
					for (let v = 0; v < words; v++) own.harmless[v]! |= other.rules[v]!;
					own.friends.push(other);
					if (other !== own) {
						for (let v = 0; v < words; v++) other.harmless[v]! |= own.rules[v]!;
						other.friends.push(own);
					}
					open &= ~own.harmless[w]!;
				} else {
					if (!tell(members[positionOf.get(w * 32 + bit)!]!, position)) return;
					open &= open - 1;
				}
			}
		}
		alikeOf.set(number, own);
		setBit(own.rules, number);
		setBit(seen, number);
		for (const friend of own.friends) setBit(friend.harmless, number);
	}
}

function keyOf({ reads, writes, asks }: Access): string {
	return JSON.stringify([[...reads].sort(), writes, asks]);
}
