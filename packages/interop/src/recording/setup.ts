import type { Program, Selection } from '@tilewright/lang';
import { type Names, UnknownName } from './names.ts';
import type { Recording } from './recording.ts';

/** The set-up of a recording in our words. Elements that the mappings know and the recording lacks are off. */
export function selectionOfRecording(recording: Recording, names: Names): Selection {
	const packs = new Set<string>();
	const elements: Record<string, boolean> = {};
	const params: Record<string, string | number | boolean> = {};
	for (const [name, copies] of Object.entries(recording.sets)) {
		const set = names.get('sets', name);
		if (copies !== 1)
			throw new UnknownName('number of copies of the set', `${name} × ${copies}`, []);
		for (const pack of set.packs ?? []) packs.add(pack);
		Object.assign(params, set.params);
		Object.assign(elements, set.elements);
	}
	for (const name of Object.keys(recording.elements)) names.get('elements', name);
	for (const [name, entry] of names.all('elements')) {
		const given = recording.elements[name];
		if (typeof entry === 'string') {
			elements[entry] = given !== undefined;
			continue;
		}
		for (const [element, on] of Object.entries<boolean>(entry.elements ?? {}))
			elements[element] = given === undefined ? !on : on;
		if (given === undefined) continue;
		for (const pack of entry.packs ?? []) packs.add(pack);
		Object.assign(params, entry.params);
		if (entry.count !== undefined) params[entry.count] = Number(given);
	}
	for (const [name, entry] of names.all('rules')) {
		const given = recording.rules[name];
		if (given === undefined) continue;
		const value = entry.values?.[String(given)];
		if (value === undefined)
			throw new UnknownName(
				`value of the rule ${name}`,
				String(given),
				Object.keys(entry.values ?? {}),
			);
		if (entry.param !== undefined) params[entry.param] = value;
		if (entry.element !== undefined) elements[entry.element] = value === true;
	}
	return { game: names.game, with: [...packs], seats: recording.players.length, elements, params };
}

/** Both starts as texts, ordered, so that they can be held against each other. */
export function starts(
	recording: Recording,
	names: Names,
	program: Program,
): { expected: string; actual: string } {
	const expected = recording.start.map((s) => {
		const { tile, turn } = names.tile(s.tile);
		return `${tile} ${s.x}/${s.y} r${(s.rotation / 90 + turn) & 3}`;
	});
	const actual = program.deck.start.map(
		(s) => `${program.tiles[s.tile]!.id} ${s.x}/${s.y} r${s.turn}`,
	);
	return { expected: expected.sort().join(', '), actual: actual.sort().join(', ') };
}
