import { ownValue, emptyTable } from '@tilewright/schema';
import type { Program, Selection } from '@tilewright/lang';
import { mappingsOf } from './mappings.ts';
import { type GameMapping, Names, UnknownName } from './names.ts';
import { type Node, amount, key, list, number, record, scalar, text } from '../shape.ts';
import { unknownNames } from '../texts/replays.ts';

export interface TheirStart {
	readonly tile: string;
	readonly x: number;
	readonly y: number;
	/** In degrees, clockwise. */
	readonly rotation: number;
}

export interface TheirSetup {
	readonly players: readonly string[];
	readonly sets: Readonly<Record<string, number>>;
	readonly elements: Readonly<Record<string, number | boolean>>;
	readonly rules: Readonly<Record<string, string | number | boolean>>;
	readonly start: readonly TheirStart[];
}

export function setupOf(top: Node): TheirSetup {
	const setup = key(top, 'setup');
	return {
		players: list(key(top, 'players')).map((p) => text(key(p, 'name'))),
		sets: record(key(setup, 'sets'), number),
		elements: record(key(setup, 'elements'), amount),
		rules: record(key(setup, 'rules'), scalar),
		start: list(key(setup, 'start'), []).map((s) => ({
			tile: text(key(s, 'tile')),
			x: number(key(s, 'x')),
			y: number(key(s, 'y')),
			rotation: number(key(s, 'rotation')),
		})),
	};
}

export function namesIn(setup: TheirSetup, mappings: readonly GameMapping[]): Names {
	const needed = mappingsOf(setup, mappings);
	const { with: packs = [] } = selectionOfRecording(setup, new Names(needed));
	return namesInSet(needed, packs);
}

export function namesInSet(mappings: readonly GameMapping[], packs: readonly string[]): Names {
	return new Names(
		mappings.map((m) => ({ ...m, mapping: m.inSet?.(m.mapping, packs) ?? m.mapping })),
	);
}

/** The other program's set-up in our words. Elements that the mappings know and the set-up lacks are off. */
export function selectionOfRecording(setup: TheirSetup, names: Names): Selection {
	const packs = new Set<string>();
	const elements = emptyTable<boolean>();
	const params = emptyTable<string | number | boolean>();
	for (const [name, { elements: on = {} }] of names.all('sets'))
		if (!Object.hasOwn(setup.sets, name))
			for (const element of Object.keys(on)) elements[element] = !on[element];
	for (const [name, copies] of Object.entries(setup.sets)) {
		const set = names.get('sets', name);
		if (copies !== 1) throw new UnknownName(unknownNames.copies, `${name} × ${copies}`, []);
		for (const pack of set.packs ?? []) packs.add(pack);
		Object.assign(params, set.params);
		Object.assign(elements, set.elements);
	}
	for (const name of Object.keys(setup.sets)) {
		const whole = Object.keys(setup.sets).find((other) => isPartOf(name, other, names));
		if (whole !== undefined) throw new UnknownName(unknownNames.besideSet(whole), name, []);
	}
	for (const { tile } of setup.start) Object.assign(params, names.find('starts', tile)?.params);
	for (const name of Object.keys(setup.elements)) names.get('elements', name);
	for (const [name, entry] of names.all('elements')) {
		const given = presentIn(setup, name);
		const max = typeof entry === 'string' || entry.as === true ? 1 : entry.as;
		if (typeof given === 'number' && typeof max === 'number' && given !== max)
			throw new UnknownName(unknownNames.amount, `${name} × ${given}`, []);
		if (typeof entry === 'string') {
			elements[entry] = given !== undefined;
			continue;
		}
		for (const [element, on] of Object.entries<boolean>(entry.elements ?? {}))
			elements[element] = given === undefined ? !on : on;
		if (entry.count !== undefined) params[entry.count] = Number(given ?? 0);
		if (given === undefined) continue;
		for (const pack of entry.packs ?? []) packs.add(pack);
		Object.assign(params, entry.params);
	}
	for (const [name, entry] of names.all('rules')) {
		const given = ownValue(setup.rules, name) ?? entry.default;
		if (given === undefined) continue;
		const value = ownValue(entry.values, String(given));
		if (value === undefined)
			throw new UnknownName(
				unknownNames.ruleValue(name),
				String(given),
				Object.keys(entry.values ?? {}),
			);
		if (entry.param !== undefined) params[entry.param] = value;
		if (entry.element !== undefined) elements[entry.element] = value === true;
	}
	return { game: names.game, with: [...packs], seats: setup.players.length, elements, params };
}

export function isPartOf(name: string, whole: string, names: Names): boolean {
	const claims = (set: string): Set<string> => {
		const { packs = [], params = {}, elements = {} } = names.get('sets', set);
		return new Set([
			...packs,
			...Object.entries({ ...params, ...elements }).map(([id, value]) => `${id} ${String(value)}`),
		]);
	};
	const [part, all] = [claims(name), claims(whole)];
	return part.size < all.size && [...part].every((claim) => all.has(claim));
}

/** An element as the file gives it: absent where its number is 0, present with any other value, even with false. */
function presentIn(setup: TheirSetup, name: string): number | boolean | undefined {
	const given = ownValue(setup.elements, name);
	return given === 0 ? undefined : given;
}

export function starts(
	setup: TheirSetup,
	names: Names,
	program: Program,
): { expected: string; actual: string } {
	const expected = startOf(setup, names);
	const actual = program.deck.start.map(
		(s) => `${program.tiles[s.tile]!.id} ${s.x}/${s.y} r${s.turn}`,
	);
	return { expected: expected.sort().join(', '), actual: actual.sort().join(', ') };
}

export function startOf(setup: TheirSetup, names: Names): string[] {
	return setup.start.map((s) => {
		const { tile, turn } = names.tile(s.tile);
		return `${tile} ${s.x}/${s.y} r${(s.rotation / 90 + turn) & 3}`;
	});
}

export function sameStart(setup: TheirSetup, names: Names, program: Program): boolean {
	const { expected, actual } = starts(setup, names, program);
	return expected === actual;
}
