import type { Compile } from '@tilewright/interpreter';
import { type Program, spellKey, spellScalar } from '@tilewright/lang';
import {
	type Diagnostic,
	diagnose,
	hasErrors,
	limits,
	quoteYaml,
	ownValue,
} from '@tilewright/schema';
import { type GameMapping, Names } from '../recording/names.ts';
import { BoundedFindings } from '../findings.ts';
import { TileIds, fitsMapping, slug } from './ids.ts';
import { type Element, readXml } from './xml.ts';
import { tileWords } from '../texts/tiles.ts';

export interface ImportedPack {
	readonly id?: string;
	readonly files: Readonly<Record<string, string>>;
	readonly diagnostics: readonly Diagnostic[];
}

export interface ImportOptions {
	readonly game: string;
	readonly use: readonly string[];
	readonly takenTiles: readonly string[];
	readonly set?: string;
	readonly compileWith: (
		files: Readonly<Record<string, string>>,
		id: string,
	) => Omit<ReturnType<Compile>, 'ruleSet'>;
}

interface Part {
	readonly kind: string;
	readonly sides: readonly string[];
	readonly marks: readonly string[];
	/** It lists half sides, which bound an area. */
	readonly area: boolean;
}

interface Tile {
	readonly id: string;
	readonly theirs: string;
	readonly parts: readonly Part[];
	readonly marks: readonly string[];
}

/**
 * Makes a pack of a description of tiles of the other program. What it writes can be read back; work and findings grow in line
 * with the size of the description.
 *
 *   XML → tiles with segments and marks, counts of a set → YAML without areas → compiled: where derived areas are others
 *   than those described, the described ones are written
 */
export function importTiles(
	path: string,
	bytes: Uint8Array,
	mappings: readonly GameMapping[],
	options: ImportOptions,
): ImportedPack {
	const { root, diagnostics: read } = readXml(path, bytes);
	if (root === undefined) return { files: {}, diagnostics: read };
	const findings = new BoundedFindings(path, read);
	const leaveOut: LeaveOut = (tile, what) =>
		findings.add(() => diagnose(path, undefined, 'IMPORT-LEFT', { tile: tile.slice(0, 40), what }));
	const renamed = (tile: string, id: string): void =>
		findings.add(() =>
			diagnose(path, undefined, 'IMPORT-RENAMED', { tile: tile.slice(0, 40), id }),
		);
	const names = new Names(mappings);
	const tiles: Tile[] = [];
	const sets: Element[] = [];
	const ids = new TileIds(options.takenTiles);
	const users = new Set(options.use);
	const visit = (element: Element): void => {
		for (const child of element.children)
			if (child.name === 'tile') {
				const tile = tileOf(child, mappings, ids, { leaveOut, renamed }, users);
				if (tile !== undefined) tiles.push(tile);
			} else if (child.name === 'tile-set') sets.push(child);
			else visit(child);
	};
	visit({ name: '', attributes: {}, text: '', children: [root] });
	const refused = (found: Diagnostic): ImportedPack => ({
		files: {},
		diagnostics: [...findings.all(), found],
	});
	if (tiles.length === 0) return refused(diagnose(path, undefined, 'IMPORT-NO-TILES', {}));
	if (tiles.length > limits.tileTypes)
		return refused(
			diagnose(path, undefined, 'RULE-LIMIT', {
				what: 'tiles',
				found: tiles.length,
				limit: limits.tileTypes,
			}),
		);
	const set =
		options.set === undefined ? sets[0] : sets.find((s) => s.attributes['id'] === options.set);
	for (const other of sets)
		if (other !== set) leaveOut(other.attributes['id'] ?? '', tileWords.countsOfSet);
	const counts = countsOf(set, tiles, names, leaveOut);
	const id = slug(set?.attributes['id'] ?? path.replace(/^.*[/\\]/, '').replace(/\.[a-z]+$/i, ''));
	const setId = set?.attributes['id'];
	if (setId !== undefined && !fitsMapping(setId)) leaveOut(setId, tileWords.idOfSet);
	const build = (areas: ReadonlyMap<string, readonly Part[]>): Record<string, string> =>
		filesOf(id, tiles, counts, areas, setId, { ...options, use: [...users] });
	const plain = build(new Map());
	const first = options.compileWith(plain, id);
	const described = new Map<string, readonly Part[]>();
	if (first.program !== undefined) {
		const made = new Map(first.program.tiles.map((t) => [t.id, t]));
		for (const tile of tiles) {
			const areas = tile.parts.filter((p) => p.area);
			if (areas.length > 0 && !sameAreas(made.get(tile.id), areas)) described.set(tile.id, areas);
		}
	}
	const files = described.size === 0 ? plain : build(described);
	const { diagnostics } = described.size === 0 ? first : options.compileWith(files, id);
	return {
		id,
		files,
		diagnostics: [...findings.all(), ...diagnostics.filter((d) => hasErrors([d]))],
	};
}

type LeaveOut = (tile: string, what: string) => void;

interface Reports {
	readonly leaveOut: LeaveOut;
	readonly renamed: (tile: string, id: string) => void;
}

function tileOf(
	element: Element,
	mappings: readonly GameMapping[],
	ids: TileIds,
	{ leaveOut, renamed }: Reports,
	users: Set<string>,
): Tile | undefined {
	const { id: theirs } = element.attributes;
	if (theirs === undefined || !fitsMapping(theirs)) {
		leaveOut(theirs ?? '', tileWords.unfitId);
		return undefined;
	}
	const given = ids.idFor(theirs);
	if (given === undefined) {
		leaveOut(theirs, tileWords.sameId);
		return undefined;
	}
	const { id, stem } = given;
	if (id !== stem) renamed(theirs, id);
	for (const attribute of Object.keys(element.attributes))
		if (attribute !== 'id') leaveOut(theirs, tileWords.attribute(attribute.slice(0, 40)));
	const parts: Part[] = [];
	const marks = new Set<string>();
	for (const child of element.children) {
		const entries = mappings.flatMap(({ mapping, pack }) => {
			const drawn = ownValue(mapping.drawn, child.name);
			return drawn === undefined ? [] : [{ ...drawn, pack: mapping.pack ?? pack ?? '' }];
		});
		if (entries.length === 0) {
			leaveOut(theirs, tileWords.element(child.name.slice(0, 40)));
			continue;
		}
		for (const { pack, kind, mark } of entries.slice(0, 1))
			if (kind !== undefined || mark !== undefined) users.add(pack);
		const segmentMarks = new Set<string>();
		let kind = entries.find((e) => e.kind !== undefined)?.kind;
		const mark = entries.find((e) => e.mark !== undefined)?.mark;
		for (const [attribute, value] of Object.entries(child.attributes)) {
			const of = <K extends 'marks' | 'instead'>(table: K): string | undefined =>
				entries.map((e) => ownValue(e[table], attribute)).find((e) => e !== undefined);
			const known = of('marks');
			const other = of('instead');
			if (known !== undefined && value !== '0' && value !== 'no' && value !== 'false') {
				segmentMarks.add(/^[2-9]$/.test(value) ? `${known} ${value}` : known);
				for (const e of entries) if (ownValue(e.marks, attribute) === known) users.add(e.pack);
			} else if (other !== undefined) {
				kind = other;
				for (const e of entries) if (ownValue(e.instead, attribute) === other) users.add(e.pack);
			} else if (known === undefined && !entries.some((e) => e.derived?.includes(attribute)))
				leaveOut(
					theirs,
					tileWords.attributeOf({
						name: attribute.slice(0, 40),
						value: value.slice(0, 40),
						element: child.name,
					}),
				);
		}
		if (kind === undefined) {
			if (mark !== undefined) marks.add(mark);
			continue;
		}
		const sides = child.text.split(/[\s,]+/).filter((w) => w !== '');
		if (!sides.every((s) => /^([NESW]|[NESW][LR])$/.test(s))) {
			leaveOut(
				theirs,
				tileWords.placesOf({ places: child.text.slice(0, 40), element: child.name }),
			);
			continue;
		}
		parts.push({ kind, sides, marks: [...segmentMarks], area: sides.some((s) => s.length === 2) });
	}
	return { id, theirs, parts, marks: [...marks] };
}

function countsOf(
	set: Element | undefined,
	tiles: readonly Tile[],
	names: Names,
	leaveOut: LeaveOut,
): ReadonlyMap<string, number> {
	const counts = new Map(tiles.map((t) => [t.id, set === undefined ? 1 : 0]));
	const known = new Map(tiles.map((t) => [t.theirs, t]));
	for (const child of set?.children ?? []) {
		const theirs = child.attributes['tile'] ?? '';
		const tile = known.get(theirs);
		const count = Number(child.attributes['count'] ?? '1');
		if (child.name !== 'ref' || !Number.isInteger(count) || count < 0 || count > 1000)
			leaveOut(theirs, tileWords.elementOfSet(child.name.slice(0, 40)));
		else if (tile === undefined)
			leaveOut(
				theirs,
				names.find('tiles', theirs) === undefined ? tileWords.notDescribed : tileWords.ofOtherPack,
			);
		else counts.set(tile.id, (counts.get(tile.id) ?? 0) + count);
	}
	return counts;
}

function sameAreas(made: Program['tiles'][number] | undefined, areas: readonly Part[]): boolean {
	const halves = (name: readonly string[]): string => [...name].sort().join('-');
	const kinds = new Set(areas.map((a) => a.kind));
	const derived = (made?.segments ?? [])
		.filter((s) => kinds.has(s.kind))
		.map((s) => halves(s.name.split('-')));
	const given = areas.map((a) => halves(a.sides));
	return String(derived.sort()) === String(given.sort());
}

function filesOf(
	id: string,
	tiles: readonly Tile[],
	counts: ReadonlyMap<string, number>,
	areas: ReadonlyMap<string, readonly Part[]>,
	setId: string | undefined,
	{ game, use }: ImportOptions,
): Record<string, string> {
	const title =
		(setId ?? id)
			.replace(/[^\w /:.-]/g, '')
			.slice(0, 60)
			.trim() || id;
	const packId = spellScalar(id, true);
	const pack = [
		`pack: ${packId}`,
		'format: 1',
		`game: ${spellScalar(game, true)}`,
		'role: expansion',
		`title: ${quoteYaml(title)}`,
		'version: 0.1.0',
		'licence: LicenseRef-unknown',
		`use: ${flowList(use)}`,
		`says: ${spellScalar(tileWords.packSays, true)}`,
	];
	const lines = ['format: 1', 'tiles:'];
	for (const tile of tiles) {
		const entries = [`copies: ${counts.get(tile.id) ?? 0}`];
		const kinds = [...new Set(tile.parts.filter((p) => !p.area).map((p) => p.kind))];
		for (const kind of kinds) {
			const texts = tile.parts
				.filter((p) => p.kind === kind && !p.area)
				.map((p) => [p.sides.length === 0 ? 'centre' : p.sides.join('-'), ...p.marks].join(' '));
			entries.push(
				`${spellKey(kind, true)}: ${texts.length === 1 ? spellScalar(texts[0]!, true) : flowList(texts)}`,
			);
		}
		const given = areas.get(tile.id) ?? [];
		if (given.length > 0) {
			const of = [...new Set(given.map((p) => p.kind))].map((kind) => {
				const texts = given.filter((p) => p.kind === kind).map((p) => p.sides.join('-'));
				return `${spellKey(kind, true)}: ${flowList(texts)}`;
			});
			entries.push(`areas: { ${of.join(', ')} }`);
		}
		for (const mark of tile.marks) entries.push(`${spellKey(mark, true)}: true`);
		lines.push(`  ${spellKey(tile.id, false)}: { ${entries.join(', ')} }`);
	}
	const mapping = [`mapping: jcz-${id}`, 'format: 1', 'for: jcz', `pack: ${packId}`];
	if (setId !== undefined && fitsMapping(setId))
		mapping.push('sets:', `  ${quoteYaml(setId)}: { packs: [${packId}] }`);
	mapping.push('tiles:');
	for (const t of tiles) mapping.push(`  ${quoteYaml(t.theirs)}: ${quoteYaml(t.id)}`);
	const file = (all: readonly string[]): string => `${all.join('\n')}\n`;
	return { 'pack.yaml': file(pack), 'tiles.yaml': file(lines), 'mapping.yaml': file(mapping) };
}

function flowList(texts: readonly string[]): string {
	return `[${texts.map((text) => spellScalar(text, true)).join(', ')}]`;
}
