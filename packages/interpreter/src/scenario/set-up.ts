import { appendAll } from '@tilewright/schema';
import {
	type Program,
	type Selection,
	type WorkspaceDocument,
	groupsWith,
	parseLaid,
} from '@tilewright/lang';
import type { documents } from '@tilewright/schema';
import { setUpFaults } from '../texts/set-ups.ts';

export type Scenario = documents.Scenario;
export type Case = NonNullable<Scenario['cases']>[number];
type SetUp = Scenario['set-up'];

/** A scenario as its document says it; what `validate` finds wrong may be missing, or something else. */
export function scenarioIn({ yaml }: Pick<WorkspaceDocument, 'yaml'>): Scenario {
	const { value } = yaml;
	const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
	return (isMapping ? value : {}) as unknown as Scenario;
}

/** The selection to compile for a scenario; a case changes params, elements and preset. */
export function selectionFor(game: string, setUp: SetUp, variant: Partial<Case> = {}): Selection {
	const preset = variant.preset ?? setUp.preset;
	return {
		game,
		with: setUp.packs,
		seats: setUp.seats.length,
		params: { ...setUp.params, ...variant.params },
		elements: { ...setUp.elements, ...variant.elements },
		...(preset === undefined ? {} : { preset }),
		...(setUp.overlay === undefined ? {} : { overlays: setUp.overlay }),
		...(setUp.order === undefined ? {} : { order: setUp.order }),
	};
}

/** The tile a key lays: `place D 0/-1 r2` lays D. */
export function laidBy(key: string): string | undefined {
	return /(?:^|\s)(\S+) -?\d+\/-?\d+ r[0-3]$/.exec(key.trim())?.[1];
}

/**
 * The outcomes of chance that a script wants, by stream: for the deck the tiles it announces and those it lays, without the one
 * in hand; for other streams the outcomes it lists.
 */
export function outcomesOf(entries: Scenario['play'], inHand?: string): Record<string, string[]> {
	const draws: string[] = [];
	const outcomes: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
	outcomes['deck'] = draws;
	let announced = inHand;
	for (const entry of entries ?? []) {
		const [word, value] = Object.entries(entry)[0] ?? [];
		if (word === 'draw') {
			const tiles = [value as string | string[]].flat();
			appendAll(draws, tiles);
			announced = tiles.at(-1);
		} else if (word === 'chance') {
			for (const [stream, came] of Object.entries(value as Record<string, unknown>))
				appendAll((outcomes[stream] ??= []), [came].flat().map(String));
		} else if (word !== undefined && word !== 'expect' && word !== 'refuse' && word !== 'options') {
			for (const key of [value as string | string[]].flat()) {
				const tile = laidBy(key);
				if (tile === undefined) continue;
				if (tile !== announced) draws.push(tile);
				announced = undefined;
			}
		}
	}
	return outcomes;
}

export type SetUpFault = { readonly path: (string | number)[]; readonly message: string };

/** The greatest distance of a tile from the middle when the game begins, in cells along x or y. */
const farthest = 100;

export function prepare(
	program: Program,
	setUp: SetUp,
	deck: readonly string[] | undefined,
): Program | SetUpFault {
	const index = (id: string): number => program.tiles.findIndex((t) => t.id === id);
	const laid: { tile: number; x: number; y: number; turn: number }[] = [];
	const lay = (text: string, path: (string | number)[]): SetUpFault | undefined => {
		const at = parseLaid(text);
		if (at === undefined) return { path, message: setUpFaults.notTileAndPlace(text) };
		const { x, y } = at;
		if (Math.max(Math.abs(x), Math.abs(y)) > farthest)
			return { path, message: setUpFaults.tooFar(farthest) };
		if (laid.some((l) => l.x === x && l.y === y))
			return { path, message: setUpFaults.cellTaken(`${x}/${y}`) };
		const tile = index(at.tile);
		if (tile < 0) return { path, message: setUpFaults.noTile(at.tile) };
		laid.push({ tile, x: at.x, y: at.y, turn: at.turn });
		return undefined;
	};
	const { start, board, turn } = setUp;
	const active = turn === undefined ? -1 : setUp.seats.indexOf(turn);
	if (turn !== undefined && setUp.seats.length > 0 && active < 0)
		return { path: ['turn'], message: setUpFaults.noSeat(turn) };
	const own = active < 0 ? program.own : { ...program.own, active };
	const begun = own === undefined ? program : { ...program, own };
	if (start === undefined) appendAll(laid, program.deck.start);
	else
		for (const [i, text] of [start].flat().entries()) {
			const fault = lay(typeof start === 'string' ? `${text} 0/0 r0` : text, ['start', i]);
			if (fault) return fault;
		}
	for (const [i, entry] of (board ?? []).entries()) {
		const fault = lay(typeof entry === 'string' ? entry : entry.tile, ['board', i]);
		if (fault) return fault;
	}
	if (deck === undefined)
		return {
			...begun,
			deck: { ...program.deck, groups: groupsWith(program, laid), start: laid },
		};
	const counts = new Map<number, number>();
	for (const id of setUp.drawn === undefined ? deck : [setUp.drawn, ...deck]) {
		const tile = index(id);
		if (tile < 0) return { path: ['deck'], message: setUpFaults.noTile(id) };
		counts.set(tile, (counts.get(tile) ?? 0) + 1);
	}
	const tiles = [...counts].sort(([a], [b]) => a - b).map(([tile, copies]) => ({ tile, copies }));
	// all of them lie in one group; the others stay, empty, for rules that ask about them
	const main = Math.max(
		0,
		program.deck.groups.findIndex((g) => g.id === 'main'),
	);
	const groups = program.deck.groups.map(({ id }, i) => ({
		id,
		tiles: i === main ? tiles : [],
		order: 'shuffled' as const,
		after: [],
	}));
	const { held } = program.deck;
	return { ...begun, deck: { groups, start: laid, ...(held === undefined ? {} : { held }) } };
}
