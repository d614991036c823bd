import { ownValue } from '@tilewright/schema';
import type { Program } from '@tilewright/lang';
import type { Names } from '../recording/names.ts';
import { type TheirSetup, isPartOf } from '../recording/setup.ts';
import type { ForeignEncoder } from './foreign-encoder.ts';

export interface Unnamed {
	readonly what: string;
	readonly name: string;
}

const keys = (table: object | undefined): string[] => Object.keys(table ?? {});

type Value = string | number | boolean;

export function setupInTheirs(
	program: Program,
	players: readonly string[],
	names: Names,
	encoder: ForeignEncoder,
): { setup: TheirSetup; unnamed: Unnamed[] } {
	const unnamed: Unnamed[] = [];
	const on = new Set(program.elements);
	const holds = (entry: {
		readonly packs?: readonly string[];
		readonly params?: Readonly<Record<string, unknown>>;
		readonly elements?: Readonly<Record<string, boolean>>;
	}): boolean =>
		(entry.packs ?? []).every((p) => program.packs.includes(p)) &&
		Object.entries(entry.params ?? {}).every(
			([id, value]) => ownValue(program.params, id) === value,
		) &&
		Object.entries(entry.elements ?? {}).every(([id, is]) => on.has(id) === is);

	const sets: Record<string, number> = {};
	const covered = new Set<string>();
	for (const [name, entry] of names.all('sets')) {
		// several names may mean one thing: the first of them is written
		const parts = JSON.stringify([entry.packs, ...[entry.params, entry.elements].map(keys)]);
		if (covered.has(parts) || !holds(entry)) continue;
		covered.add(parts);
		sets[name] = 1;
	}

	const elements: Record<string, number | boolean> = {};
	for (const [name, entry] of names.all('elements')) {
		if (typeof entry === 'string') {
			if (on.has(entry)) elements[name] = true;
		} else if (entry.count !== undefined) {
			const number = Number(ownValue(program.params, entry.count));
			if (number > 0) elements[name] = number;
		} else if (holds(entry)) elements[name] = entry.as ?? true;
	}

	for (const name of Object.keys(sets))
		if (Object.keys(sets).some((whole) => isPartOf(name, whole, names))) delete sets[name];

	const rules: Record<string, Value> = {};
	for (const [name, entry] of names.all('rules')) {
		if (entry.param === undefined && entry.element === undefined) continue;
		const ours: unknown =
			entry.param === undefined
				? on.has(entry.element ?? '')
				: ownValue(program.params, entry.param);
		if (ours === undefined) continue;
		const found = Object.entries(entry.values ?? {}).find(([, value]) => value === ours);
		if (found === undefined)
			unnamed.push({ what: `value of ${entry.param ?? ''}`, name: JSON.stringify(ours) });
		else rules[name] = found[0] === 'true' ? true : found[0] === 'false' ? false : found[0];
	}

	const start = program.deck.start.flatMap(({ tile, x, y, turn }) => {
		const { id } = program.tiles[tile]!;
		const theirs = encoder.tile(id);
		if (theirs === undefined) {
			unnamed.push({ what: 'tile', name: id });
			return [];
		}
		return [{ tile: theirs, x, y, rotation: ((turn - names.tile(theirs).turn) & 3) * 90 }];
	});
	return { setup: { players, sets, elements, rules, start }, unnamed };
}
