import {
	forEachPlacement,
	Machine,
	rootOf,
	segmentCount,
	tileCount,
	zoneOf,
} from '@tilewright/interpreter/state';
import {
	type Expr,
	type Member,
	type MemberName,
	type Program,
	type Region,
	type StatePart,
	type Type,
	regionKey,
	elementOf,
	members,
	overlap,
	partsRead,
} from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { litmusPacks } from './packs.ts';
import { crowded, playOut } from './play.ts';
import { regionFinder } from './state-parts.ts';

const MAX_VALUES = 4;
const MAX_STEPS = 30;

const readWords = new Set<number>();

function watchingReads<T>(program: Program, run: () => T): T {
	const proto = Object.getPrototypeOf(new Machine(program).rt.arena) as object;
	Object.defineProperty(proto, 'm', {
		configurable: true,
		set(words: Int32Array) {
			const watched = new Proxy(words, {
				get: (target, key) => {
					if (typeof key === 'string' && /^\d+$/.test(key)) readWords.add(Number(key));
					const value: unknown = Reflect.get(target, key, target);
					return typeof value === 'function' ? (value.bind(target) as unknown) : value;
				},
			});
			Object.defineProperty(this, 'm', { value: watched });
		},
	});
	try {
		return run();
	} finally {
		Reflect.deleteProperty(proto, 'm');
	}
}

function valuesOf(machine: Machine, type: string): number[] {
	const { rt, program } = machine;
	const { board, m } = rt;
	const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
	const segments = upTo(segmentCount(board));
	const cells = upTo(tileCount(board)).map((t) => m[board.TILE_CELL + t]!);
	const placements: number[] = [];
	const drawn = program.tiles.length - 1;
	forEachPlacement(board, drawn, (p) => (placements.push(p), placements.length >= MAX_VALUES));
	switch (type) {
		case 'int':
			return [1, 2];
		case 'bool':
			return [0, 1];
		case 'seat':
			return upTo(program.seats);
		case 'tile':
			return upTo(tileCount(board)).reverse();
		case 'tile-kind':
			return upTo(program.tiles.length);
		case 'cell':
		case 'corner':
			return cells.reverse();
		case 'side':
			return cells.flatMap((c) => [c * 4, c * 4 + 1]).reverse();
		case 'segment':
			return segments.reverse();
		case 'feature':
			return segments.map((s) => rootOf(board, s));
		case 'piece':
			return upTo(rt.pieceKind.length).filter((p) => m[rt.WHERE + p] !== 0);
		case 'zone':
			return upTo(rt.zones);
		case 'zone of tiles':
			return upTo(rt.zones).filter((z) => program.zones[zoneOf(rt, z).zone]!.holds === 'tiles');
		case 'space':
			return upTo(program.spaces.length);
		case 'placement':
			return placements;
		case 'placement-side':
			return placements.map((p) => p & ~3);
		case 'event':
			return program.triggers.length > 0 ? [0] : [];
		case 'kind':
			return upTo(program.kinds.length);
		case 'piece-kind':
			return upTo(program.pieces.length);
		case 'pair':
			return program.relations === undefined ? [] : [0];
		case 'enum:group':
			return upTo(program.deck.groups.length);
		case 'enum:mark':
			return upTo(program.marks.length);
		case '*':
			return [0];
		default:
			throw new Error(`no values for ${type}`);
	}
}

function callsOf(machine: Machine, member: Member<MemberName>): Expr[] {
	const { program } = machine;
	const table = tableOf(program, member);
	if (table === undefined) return [];
	let calls: Expr[][] = [[]];
	for (const arg of member.args) {
		if (arg === 'tag' || arg === 'ints') continue;
		const given = arg.replace('*', 'int') as Type;
		const element = elementOf(given);
		const sort = member.fn === 'zone.tiles' ? 'zone of tiles' : (element ?? given);
		const values = valuesOf(machine, sort).slice(0, MAX_VALUES);
		const constant = (value: number, type: Type): Expr => ({ op: 'const', value, type });
		const args: Expr[] =
			element === undefined
				? values.map((v) => constant(v, given))
				: [{ op: 'list', items: values.map((v) => constant(v, element)), type: given }];
		calls = calls.flatMap((before) => args.map((a) => [...before, a]));
	}
	const type = member.type.replace('*', 'int') as Type;
	return calls.map((args) => ({ op: 'call', fn: member.fn, args, type, table }));
}

function tableOf(program: Program, { fn }: Member<MemberName>): number[] | undefined {
	const zone = (per: string): number[] | undefined => {
		const at = program.zones.findIndex((z) => z.per === per && z.holds !== 'tiles');
		return at < 0 ? undefined : [at];
	};
	switch (fn) {
		case 'zone':
			return zone('game');
		case 'seat.zone':
			return zone('seat');
		case 'feature.zone':
			return zone('feature');
		case 'relation':
		case 'pair.a':
		case 'pair.b':
			return program.relations === undefined ? undefined : [0];
		case 'table(int,ints,ints)':
			return [1, 5, 6];
		default:
			return [0];
	}
}

function evaluate({ backend, rt }: Machine, e: Expr): void {
	if (e.type === 'bool') {
		const get = backend.bool(e);
		readWords.clear();
		get();
	} else if (elementOf(e.type) === undefined) {
		const get = backend.num(e);
		readWords.clear();
		get();
	} else {
		const run = backend.each(e, rt.newTemp(), () => false);
		const size = backend.size(e);
		readWords.clear();
		run();
		size();
	}
}

/** Built-ins that evaluate expressions of packs. Their declarations leave out the regions that those expressions read. */
const asking = new Set([
	'feature.complete',
	'feature.reach',
	'feature.owners',
	'feature.worth',
	'piece.power',
	'relation',
]);

function readsOfDeclarations({
	kinds,
	pieces,
	owners,
	relations,
	defines,
}: Program): (StatePart | Region)[] {
	const out: (StatePart | Region)[] = [];
	const look = (value: unknown): void => {
		if (Array.isArray(value)) value.forEach(look);
		if (typeof value !== 'object' || value === null) return;
		const e = value as Partial<Expr>;
		if (e.op === 'call') {
			out.push(...partsRead(e.fn!, e.args!));
		}
		if (e.op === 'register') out.push({ part: 'register', only: e.register! });
		Object.values(value).forEach(look);
	};
	[kinds, pieces, owners, relations, defines].forEach(look);
	return out;
}

function regionOf(part: StatePart | Region): Region {
	return typeof part === 'string' ? { part } : part;
}

/** Built-ins without a meaning of their own in a program. */
const undecided = new Set(['param', 'element', 'pack']);

describe('what a built-in reads in play is what it declares', () => {
	const met = new Set<string>();

	test.each(litmusPacks.map((pack) => [pack.name, pack] as const))('%s', (_, pack) => {
		const program = crowded(pack, 3, 6);
		const found = new Set<string>();
		const played = new Machine(program);
		playOut(played, 5, MAX_STEPS);
		const declaredByPacks = readsOfDeclarations(program);
		watchingReads(program, () => {
			const machine = new Machine(program);
			machine.rt.arena.restore(played.rt.arena.snapshot());
			const regionsAt = regionFinder(machine);
			for (const member of members) {
				if (undecided.has(member.fn)) continue;
				for (const e of callsOf(machine, member)) {
					evaluate(machine, e);
					met.add(member.fn);
					const declared = partsRead(member.fn, e.op === 'call' ? e.args : []);
					for (const word of readWords) {
						const regions = regionsAt(word);
						if (regions.length === 0) continue;
						const all = asking.has(member.fn) ? [...declared, ...declaredByPacks] : declared;
						if (!regions.some((r) => all.some((part) => overlap(regionOf(part), r))))
							found.add(`${member.fn} reads ${regions.map(regionKey).join(' or ')}`);
					}
				}
			}
		});
		expect([...found]).toEqual([]);
	});

	test('every built-in was asked', () => {
		expect(members.map((m) => m.fn).filter((fn) => !met.has(fn) && !undecided.has(fn))).toEqual([]);
	});
});
