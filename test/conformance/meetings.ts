/**
 * Writes `meetings.json`: what recordings of another program show of tiles whose games cannot be played here yet, because
 * other sets are in them: `node --conditions=@tilewright/source test/conformance/meetings.ts FOLDER PREFIX…`. Where such a tile
 * was offered beside one that lay there, the sides that met; where it was laid, the places on it that figures were offered.
 * Both are turned back to how that program draws the tile. What comes after a bridge or a tile that fits everywhere is left out.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mappingsIn, readRecording } from '@tilewright/interop';
import { shippedWorkspace } from '../support/packs.ts';

export interface Meetings {
	/** For each of its sides the sides of other tiles it may lie against: `BA/C N`. */
	readonly sides: Readonly<Record<string, readonly string[]>>;
	/** Places for figures: `City WE`, `Field NL.NR`. */
	readonly places: readonly string[];
}

export const meetingsPath: string = join(import.meta.dirname, 'meetings.json');

const around = [
	['N', 0, -1],
	['E', 1, 0],
	['S', 0, 1],
	['W', -1, 0],
] as const;
const sides = 'NESW';
const halves = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];
const quarter = (turn: string): number => Number(turn.slice(1)) / 90;

export function turnedBack(place: string, turn: number): string {
	const side = (s: string): string => sides[(sides.indexOf(s) - turn + 4) & 3]!;
	if (/^I+V?$/.test(place)) return place;
	if (/[LR]/.test(place))
		return place
			.split('.')
			.map((half) => side(half[0]!) + half[1]!)
			.sort((a, b) => halves.indexOf(a) - halves.indexOf(b))
			.join('.');
	const but = place.startsWith('_') ? '_' : '';
	return but + [...place.slice(but.length)].map(side).sort().join('');
}

async function make(folder: string, prefixes: readonly string[]): Promise<void> {
	const mappings = mappingsIn(shippedWorkspace());
	const known = new Set(mappings.flatMap(({ mapping }) => Object.keys(mapping.tiles ?? {})));
	const found = new Map<string, { sides: Map<string, Set<string>>; places: Set<string> }>();
	const of = (tile: string): { sides: Map<string, Set<string>>; places: Set<string> } => {
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
					for (const [at, [side, dx, dy]] of around.entries()) {
						const met = board.get(`${x + dx},${y + dy}`);
						if (met === undefined || !known.has(met.tile)) continue;
						const theirs = sides[(at + 2 - met.turn + 4) & 3]!;
						const table = of(name).sides;
						const ours = turnedBack(side, quarter(rest[1]!));
						if (!table.has(ours)) table.set(ours, new Set());
						table.get(ours)!.add(`${met.tile} ${theirs}`);
					}
				} else if (action === 'DEPLOY_MEEPLE') {
					const lies = board.get(rest[0]!);
					if (lies === undefined || !prefixes.some((p) => lies.tile.startsWith(p))) continue;
					of(lies.tile).places.add(`${rest[1]!} ${turnedBack(rest[2]!, lies.turn)}`);
				}
			}
			const [action, name = '', cell = '', turn = ''] = step.chosen.split(' ');
			if (action === 'PLACE_TOKEN' && name === 'BRIDGE') break;
			if (action !== 'PLACE_TILE') continue;
			if (!turn.startsWith('R') || name === 'AM/A') break;
			board.set(cell, { tile: name, turn: quarter(turn) });
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
	await make(folder, prefixes);
}
