/**
 * Writes `meetings.json` from recordings of another program: `node --conditions=@tilewright/source test/conformance/meetings.ts FOLDER PREFIX…`.
 * The prefixes name tiles whose games cannot be played here yet, because other sets are in them. The file holds the sides of other tiles
 * that each side of such a tile was offered beside, and the places on it that were offered to figures, all as that program draws the
 * tile. Steps after a bridge or after a tile that fits everywhere are left out.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mappingsIn, readRecording } from '@tilewright/interop';
import { shippedWorkspace } from '../support/packs.ts';

export interface Meetings {
	/** By side of the tile: the sides of other tiles that it may lie against, as `BA/C N`. */
	readonly sides: Readonly<Record<string, readonly string[]>>;
	/** Places for figures: `City WE`, `Field NL.NR`. */
	readonly places: readonly string[];
}

interface Found {
	readonly sides: Map<string, Set<string>>;
	readonly places: Set<string>;
}

export const meetingsPath: string = join(import.meta.dirname, 'meetings.json');

const neighbours = [
	['N', 0, -1],
	['E', 1, 0],
	['S', 0, 1],
	['W', -1, 0],
] as const;
const FITS_EVERYWHERE = 'AM/A';
const sides = 'NESW';
const halves = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];
const quarterTurns = (turn: string): number => Number(turn.slice(1)) / 90;

/** A place as it is called at rotation 0: `WE` is two sides, `_N` all sides but one, `NL.NR` two half sides, `I` an inner place. */
export function turnedBack(place: string, turn: number): string {
	const side = (s: string): string => sides[(sides.indexOf(s) - turn + 4) & 3]!;
	if (/^I+V?$/.test(place)) return place;
	if (/[LR]/.test(place))
		return place
			.split('.')
			.map((half) => side(half[0]!) + half[1]!)
			.sort((a, b) => halves.indexOf(a) - halves.indexOf(b))
			.join('.');
	const allBut = place.startsWith('_') ? '_' : '';
	return allBut + [...place.slice(allBut.length)].map(side).sort().join('');
}

async function writeMeetings(folder: string, prefixes: readonly string[]): Promise<void> {
	const mappings = mappingsIn(shippedWorkspace());
	const known = new Set(mappings.flatMap(({ mapping }) => Object.keys(mapping.tiles ?? {})));
	const found = new Map<string, Found>();
	const entryOf = (tile: string): Found => {
		let entry = found.get(tile);
		if (entry === undefined) found.set(tile, (entry = { sides: new Map(), places: new Set() }));
		return entry;
	};
	for (const file of readdirSync(folder).filter((f) => /\.json(\.gz)?$/.test(f))) {
		const { recording } = await readRecording(file, readFileSync(join(folder, file)));
		if (recording === undefined) throw new Error(file);
		const board = new Map<string, { tile: string; turn: number }>();
		for (const { tile, x, y, rotation } of recording.start)
			board.set(`${x},${y}`, { tile, turn: rotation / 90 });
		for (const step of recording.steps) {
			for (const option of step.options) {
				const [action, name = '', ...rest] = option.split(' ');
				if (action === 'PLACE_TILE' && prefixes.some((p) => name.startsWith(p))) {
					const [x = 0, y = 0] = rest[0]!.split(',').map(Number);
					for (const [at, [side, dx, dy]] of neighbours.entries()) {
						const met = board.get(`${x + dx},${y + dy}`);
						if (met === undefined || !known.has(met.tile)) continue;
						const otherSide = sides[(at + 2 - met.turn + 4) & 3]!;
						const table = entryOf(name).sides;
						const ownSide = turnedBack(side, quarterTurns(rest[1]!));
						if (!table.has(ownSide)) table.set(ownSide, new Set());
						table.get(ownSide)!.add(`${met.tile} ${otherSide}`);
					}
				} else if (action === 'DEPLOY_MEEPLE') {
					const below = board.get(rest[0]!);
					if (below === undefined || !prefixes.some((p) => below.tile.startsWith(p))) continue;
					entryOf(below.tile).places.add(`${rest[1]!} ${turnedBack(rest[2]!, below.turn)}`);
				}
			}
			const [action, name = '', cell = '', turn = ''] = step.chosen.split(' ');
			if (action === 'PLACE_TOKEN' && name === 'BRIDGE') break;
			if (action !== 'PLACE_TILE') continue;
			if (!turn.startsWith('R') || name === FITS_EVERYWHERE) break;
			board.set(cell, { tile: name, turn: quarterTurns(turn) });
		}
	}
	const sorted = (names: Iterable<string>): string[] => [...names].sort();
	const tiles = Object.fromEntries(
		sorted(found.keys()).map((tile): [string, Meetings] => {
			const { sides: table, places } = found.get(tile)!;
			const met = Object.fromEntries(
				sorted(table.keys()).map((side) => [side, sorted(table.get(side)!)]),
			);
			return [tile, { sides: met, places: sorted(places) }];
		}),
	);
	const says =
		'Tiles of JCloisterZone (the fork FanCloisterZone, June 2026) as games played at random through its engine offered them: the sides they may lie against, the places for figures.';
	writeFileSync(meetingsPath, `${JSON.stringify({ says, tiles }, null, '\t')}\n`);
}

if (import.meta.main) {
	const [folder, ...prefixes] = process.argv.slice(2);
	if (folder === undefined || prefixes.length === 0)
		throw new Error('name the folder of the recordings, and how the names of the tiles begin');
	await writeMeetings(folder, prefixes);
}
