import type { documents } from '@tilewright/schema';
import { rootOf } from '../board/features.ts';
import type { Game } from '../game/game.ts';
import { lineText } from '../log/points.ts';
import { winnersOf } from '../log/record.ts';
import { deckLeft } from '../run/deck.ts';
import { Header } from '../run/header.ts';
import { forEachTileAt } from '../run/tile-places.ts';
import { piecesIn } from '../run/zones.ts';
import { piecesAt, segmentAt } from './places.ts';
import { registerValue } from './registers.ts';
import { removedTiles } from './removed.ts';
import { zoneNamed } from './zone-named.ts';
import { foundValues } from '../texts/scenarios.ts';

export type Expectation = NonNullable<documents.Scenario['expect']>;

export interface Miss {
	readonly path: (string | number)[];
	readonly expected: string;
	readonly actual: string;
}

type Check<K extends keyof Expectation> = (
	game: Game,
	wanted: NonNullable<Expectation[K]>,
	since: number,
	miss: (path: (string | number)[], expected: unknown, actual: unknown) => void,
) => void;

const checks: { readonly [K in keyof Required<Expectation>]: Check<K> } = {
	score: (game, wanted, _since, miss) =>
		bySeat(game, wanted, miss, (seat, n) => [n, game.scores[seat]]),
	supply: (game, wanted, _since, miss) =>
		bySeat(game, wanted, miss, (seat, kinds, path) => {
			for (const [kind, n] of Object.entries(kinds)) {
				const has = supplyOf(game, seat, kind);
				if (has !== n) miss([...path, kind], n, has ?? foundValues.noPiece);
			}
			return [0, 0];
		}),
	zone: (game, wanted, _since, miss) => {
		for (const [name, n] of Object.entries(wanted)) {
			const has = zoneSize(game, name);
			if (has !== n) miss([name], n, has ?? foundValues.noZone);
		}
	},
	lines: (game, wanted, since, miss) =>
		bySeat(game, wanted, miss, (seat, lines) => {
			const got = game.ledger.slice(since).filter((e) => e.seat === seat);
			const texts = got.flatMap((e) => e.lines.filter((l) => l.points !== 0).map(lineText));
			return [sorted(lines), sorted(texts)];
		}),
	options: (game, wanted, _since, miss) =>
		bySeat(game, wanted, miss, (seat, keys) => [sorted(keys), sorted(keysOf(game, seat))]),
	offers: (game, wanted, _since, miss) =>
		bySeat(game, wanted, miss, (seat, keys, path) => {
			for (const key of keys)
				if (!offered(game, seat, key)) miss(path, key, sorted(keysOf(game, seat)));
			return [0, 0];
		}),
	lacks: (game, wanted, _since, miss) =>
		bySeat(game, wanted, miss, (seat, keys, path) => {
			for (const key of keys) if (offered(game, seat, key)) miss(path, foundValues.not(key), key);
			return [0, 0];
		}),
	owners: (game, wanted, _since, miss) => {
		byFeature(game, wanted, miss, (f, seats) => {
			const mask = game.machine.scoring.owners(f);
			return [sorted(seats), sorted(game.names.filter((_, s) => (mask & (1 << s)) !== 0))];
		});
	},
	worth: (game, wanted, _since, miss) =>
		byFeature(game, wanted, miss, (f, n) => [n, game.machine.scoring.worth(f)]),
	complete: (game, wanted, _since, miss) =>
		byFeature(game, wanted, miss, (f, is) => [is, game.machine.scoring.complete(f)]),
	pieces: (game, wanted, _since, miss) => {
		for (const [place, pieces] of Object.entries(wanted)) {
			const has = piecesAt(game, place);
			if (has === undefined) miss([place], sorted(pieces), foundValues.noPlace);
			else if (sorted(pieces) !== sorted(has)) miss([place], sorted(pieces), sorted(has));
		}
	},
	register: (game, wanted, _since, miss) => {
		for (const [name, value] of Object.entries(wanted)) {
			const has = registerValue(game, name);
			if (has === undefined) miss([name], value, foundValues.noRegister);
			else if (
				String(has) !==
				String(Number(value) === value ? value : typeof value === 'boolean' ? Number(value) : value)
			)
				miss([name], value, has);
		}
	},
	drawn: (game, wanted, _since, miss) => {
		const { rt, program } = game.machine;
		const tile = rt.m[Header.drawn]!;
		const id = tile < 0 ? 'none' : program.tiles[tile]!.id;
		if (id !== wanted) miss([], wanted, id);
	},
	removed: (game, wanted, _since, miss) => {
		const has = removedTiles(game);
		if (String(has) !== String(wanted)) miss([], wanted.join(', '), has.join(', '));
	},
	left: (game, wanted, _since, miss) => {
		const has = deckLeft(game.machine.rt, undefined);
		if (has !== wanted) miss([], wanted, has);
	},
	seat: (game, wanted, _since, miss) => {
		const has = game.names[game.active];
		if (has !== wanted) miss([], wanted, has);
	},
	asks: (game, wanted, _since, miss) => {
		const { decision } = game;
		const has = decision === undefined ? 'nobody' : game.names[decision.seat];
		if (has !== wanted) miss([], wanted, has);
	},
	slot: (game, wanted, _since, miss) => {
		const { rt, program } = game.machine;
		const has = program.slots[rt.m[Header.slot]!]?.id ?? 'none';
		if (has !== wanted) miss([], wanted, has);
	},
	over: (game, wanted, _since, miss) => {
		if (game.over !== wanted) miss([], wanted, game.over);
	},
	winners: (game, wanted, _since, miss) => {
		const has = game.over ? sorted(winnersOf(game)) : foundValues.notOver;
		if (has !== sorted(wanted)) miss([], sorted(wanted), has);
	},
};

/** Holds a game against an expectation; `since` is the first entry of the ledger whose lines count. */
export function unmetExpectations(game: Game, expectation: Expectation, since: number): Miss[] {
	const misses: Miss[] = [];
	for (const [key, wanted] of Object.entries(expectation)) {
		const check = checks[key as keyof Expectation] as Check<'score'> | undefined;
		check?.(game, wanted as Record<string, number>, since, (path, expected, actual) =>
			misses.push({ path: [key, ...path], expected: shown(expected), actual: shown(actual) }),
		);
	}
	return misses;
}

function shown(value: unknown): string {
	return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function bySeat<T>(
	game: Game,
	wanted: Readonly<Record<string, T>>,
	miss: (path: (string | number)[], expected: unknown, actual: unknown) => void,
	compare: (seat: number, wanted: T, path: string[]) => [unknown, unknown],
): void {
	for (const [name, value] of Object.entries(wanted)) {
		const seat = game.names.indexOf(name);
		if (seat < 0) {
			miss([name], value, foundValues.noSeat);
			continue;
		}
		const [expected, actual] = compare(seat, value, [name]);
		if (expected !== actual) miss([name], expected, actual);
	}
}

function byFeature<T>(
	game: Game,
	wanted: Readonly<Record<string, T>>,
	miss: (path: (string | number)[], expected: unknown, actual: unknown) => void,
	compare: (feature: number, wanted: T) => [unknown, unknown],
): void {
	for (const [place, value] of Object.entries(wanted)) {
		const segment = segmentAt(game, place);
		if (segment < 0) {
			miss([place], value, foundValues.noFeature);
			continue;
		}
		const [expected, actual] = compare(rootOf(game.machine.rt.board, segment), value);
		if (expected !== actual) miss([place], expected, actual);
	}
}

function sorted(list: readonly string[]): string {
	return [...list].sort().join(', ');
}

function keysOf(game: Game, seat: number): string[] {
	const { decision } = game;
	return decision?.seat === seat ? decision.options.map((o) => o.key) : [];
}

function offered(game: Game, seat: number, key: string): boolean {
	return game.decision?.seat === seat && game.find(key) !== undefined;
}

function supplyOf(game: Game, seat: number, kind: string): number | undefined {
	const { rt, program } = game.machine;
	const k = program.pieces.findIndex((p) => p.id === kind);
	return k < 0 ? undefined : rt.m[rt.SUPPLY + seat * program.pieces.length + k];
}

function zoneSize(game: Game, name: string): number | undefined {
	const { rt, program } = game.machine;
	const found = zoneNamed(game, name);
	if (!found) return undefined;
	if (found.zone >= 0 && program.zones[found.zone]!.holds !== 'tiles')
		return piecesIn(rt, found.number).length;
	let n = 0;
	forEachTileAt(rt, found.number, () => (n++, false));
	return n;
}
