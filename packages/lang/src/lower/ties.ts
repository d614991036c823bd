import { type Region, regionKey, regionsAround } from '../ir/state.ts';
import type { Decl, Orderable } from '../link/ruleset.ts';
import { type Access, type Write, conflict } from './access.ts';
import { type Ancestors, setBit } from './precedence.ts';
import type { TieReason } from './tie-reason.ts';

export interface OrderedRules {
	readonly rules: readonly Decl[];
	/** The number by which `ancestors` knows each of `rules`. */
	readonly numbers: readonly number[];
	readonly ancestors: () => Ancestors;
}

export interface Tie<D extends Orderable = Decl> {
	readonly first: D;
	readonly second: D;
	readonly over: TieReason;
}

interface Bucket {
	readonly members: number[];
	readonly accesses: Access[];
	hasWriter: boolean;
}

/**
 * Finds pairs of rules whose order shows and was not said, at most `limit` of them.
 *
 * Only rules that touch the same region of the state are compared, and rules that do the same there are compared once.
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

/** Rules by the regions of the state that they touch. Regions that one rule touches alone or that nobody writes are left out. */
function bucketsOf(accesses: readonly Access[], isFrozen: boolean): Bucket[] {
	const regions = new Set<string>();
	for (const { reads, writes } of accesses) {
		if (!isFrozen) for (const region of reads) regions.add(regionKey(region));
		for (const write of writes) for (const r of write.regions) regions.add(regionKey(r));
	}
	const buckets = new Map<string, Bucket>();
	accesses.forEach((access, member) => {
		for (const [region, inside] of byRegion(access, regions, isFrozen)) {
			let bucket = buckets.get(region);
			if (bucket === undefined)
				buckets.set(region, (bucket = { members: [], accesses: [], hasWriter: false }));
			bucket.members.push(member);
			bucket.accesses.push(inside);
			if (inside.decides || inside.writes.some((w) => w.regions.length > 0))
				bucket.hasWriter = true;
		}
	});
	return [...buckets.values()].filter((b) => b.hasWriter && b.members.length > 1);
}

const end: Region = { part: 'end' };

const asking = '';

/**
 * Splits an access by the regions it touches. Of writes elsewhere only the group is kept. Whoever writes anything touches
 * the end of play, because nothing can be written after it.
 */
function byRegion(
	{ reads, writes, decides, guarded, returning, isAskedAgain }: Access,
	regions: ReadonlySet<string>,
	isFrozen: boolean,
): Map<string, Access> {
	interface Inside {
		readonly reads: Map<string, Region>;
		readonly writes: Map<string, Write>;
		readonly count: Map<Write['group'], number>;
	}
	const found = new Map<string, Inside>();
	const insideOf = (region: string): Inside => {
		let inside = found.get(region);
		if (inside === undefined)
			found.set(region, (inside = { reads: new Map(), writes: new Map(), count: new Map() }));
		return inside;
	};
	const around = (region: Region): string[] =>
		regionsAround(region)
			.map(regionKey)
			.filter((r) => regions.has(r));
	if (!isFrozen)
		for (const region of reads)
			for (const r of around(region)) insideOf(r).reads.set(regionKey(region), region);
	const groups = new Map<Write['group'], number>();
	for (const write of writes) {
		groups.set(write.group, (groups.get(write.group) ?? 0) + 1);
		const touched = new Map<string, Region[]>();
		for (const region of write.regions)
			for (const r of around(region)) touched.set(r, [...(touched.get(r) ?? []), region]);
		for (const [region, written] of touched) {
			const { writes: kept, count } = insideOf(region);
			const here = { ...write, regions: written };
			kept.set(JSON.stringify(here), here);
			count.set(write.group, (count.get(write.group) ?? 0) + 1);
		}
	}
	if (writes.length > 0 && regions.has(regionKey(end))) insideOf(regionKey(end));
	const out = new Map<string, Access>();
	for (const [region, inside] of found) {
		const elsewhere: Write[] = [];
		for (const [group, n] of groups)
			if (n > (inside.count.get(group) ?? 0)) elsewhere.push({ group, regions: [] });
		out.set(region, {
			reads: [...inside.reads.values()],
			writes: [...inside.writes.values(), ...elsewhere],
			decides,
			...(guarded === undefined ? {} : { guarded }),
			...(returning === undefined ? {} : { returning }),
			...(isAskedAgain === undefined ? {} : { isAskedAgain }),
		});
	}
	if (decides) out.set(asking, { reads: [], writes: [], decides });
	return out;
}

function findIn(
	{ members, accesses }: Bucket,
	numbers: readonly number[],
	{ words, row }: Ancestors,
	isFrozen: boolean,
	report: (first: number, second: number) => boolean,
): void {
	interface Alike {
		readonly access: Access;
		readonly rules: Uint32Array;
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
		const ancestors = row(number);
		for (let w = 0; w < words; w++) {
			// two rules of which neither comes after the other
			let open: number = seen[w]! & ~ancestors[w]! & ~own.harmless[w]!;
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
					if (!report(members[positionOf.get(w * 32 + bit)!]!, position)) return;
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

function keyOf(access: Access): string {
	const { reads, guarded = new Map(), ...others } = access;
	return JSON.stringify([reads.map(regionKey).sort(), [...guarded], others]);
}
