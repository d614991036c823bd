import { type documents, limits, emptyTable, appendAll } from '@tilewright/schema';
import { rootOf } from '../board/features.ts';
import { tileSegmentEnd } from '../board/tiles.ts';
import { whyNot } from '../explain/why-not.ts';
import type { Game } from '../game/game.ts';
import { segmentKey } from '../game/keys.ts';
import { seatNames } from '../game/names.ts';
import { tileInHand } from '../game/outcomes.ts';
import { lineText } from '../log/points.ts';
import { winnersOf } from '../log/record.ts';
import { deckLeft } from '../run/deck.ts';
import { Header } from '../run/header.ts';
import type { Expectation } from './expect.ts';
import { piecesAt, segmentText } from './places.ts';

type Entry = NonNullable<documents.Scenario['play']>[number];

export interface Proposal {
	readonly id: keyof Expectation | 'refuse';
	/** The part that distinguishes it from others of its key, or an empty text. */
	readonly of: string;
	readonly entry: Entry;
	readonly usual: boolean;
}

/** A longer list of options would hide the point of a scenario. No work depends on this number. */
const FEW_OPTIONS = 30;
const MAX_REFUSALS: number = limits.proposedRefusals;

export function proposalsOf(game: Game): Proposal[] {
	const { machine, program, decision, over } = game;
	const names = seatNames(game.names);
	const { rt } = machine;
	const out: Proposal[] = [];
	const add = (expect: Expectation, usual: boolean, of = ''): void => {
		for (const [id, value] of Object.entries(expect))
			out.push({ id: id as keyof Expectation, of, entry: { expect: { [id]: value } }, usual });
	};
	const seat = <T>(one: (s: number) => T): Record<string, T> =>
		Object.fromEntries(names.map((name, s) => [name, one(s)]));
	add({ score: seat((s) => game.scores[s]!) }, true);
	const lines = linesOf(game, names);
	if (Object.keys(lines).length > 0) add({ lines }, true);
	if (over) add({ over: true, winners: winnersIn(game, names) }, true);
	if (decision) add({ asks: names[decision.seat]! }, true);
	const drawn = tileInHand(game);
	if (drawn !== undefined) add({ drawn }, true);
	const kinds = program.pieces.flatMap(({ id, perSeat }, k) => (perSeat > 0 ? [{ id, k }] : []));
	const supply = (s: number): Record<string, number> =>
		Object.fromEntries(
			kinds.map(({ id, k }) => [id, rt.m[rt.SUPPLY + s * program.pieces.length + k]!]),
		);
	if (kinds.length > 0) add({ supply: seat(supply) }, false);
	add({ left: deckLeft(rt, undefined) }, false);
	for (const p of placedOf(game, names)) add(p.expect, false, p.of);
	if (decision && decision.options.length <= FEW_OPTIONS)
		add({ options: { [names[decision.seat]!]: decision.options.map((o) => o.key) } }, false);
	return [...out, ...refusalsOf(game, names)];
}

function linesOf(game: Game, names: readonly string[]): Record<string, string[]> {
	const lines = emptyTable<string[]>();
	const { length } = game.steps;
	for (const entry of game.ledger) {
		if (entry.step !== length || length === 0) continue;
		const texts = entry.lines.filter((l) => l.points !== 0).map(lineText);
		if (texts.length > 0) appendAll((lines[names[entry.seat]!] ??= []), texts);
	}
	return lines;
}

function winnersIn(game: Game, names: readonly string[]): string[] {
	return winnersOf(game).map((name) => names[game.names.indexOf(name)]!);
}

function placedOf(
	game: Game,
	names: readonly string[],
): { readonly of: string; readonly expect: Expectation }[] {
	const { machine } = game;
	const { scoring, rt } = machine;
	const { m, board } = rt;
	const placed = m[Header.placed]!;
	if (placed < 0) return [];
	const own = (text: string): string => {
		const [kind = '', name = ''] = text.split(' ');
		const at = game.names.indexOf(name);
		return at < 0 ? text : `${kind} ${names[at]!}`;
	};
	const out: { of: string; expect: Expectation }[] = [];
	for (let s = m[board.TILE_FIRST_SEGMENT + placed]!; s < tileSegmentEnd(board, placed); s++) {
		const at = segmentText(game, s);
		const pieces = piecesAt(game, at);
		if (pieces === undefined) continue;
		const f = rootOf(board, s);
		const mask = scoring.owners(f);
		if (pieces.length > 0)
			out.push({
				of: at,
				expect: {
					pieces: { [at]: pieces.map(own) },
					owners: { [at]: names.filter((_, i) => (mask & (1 << i)) !== 0) },
					worth: { [at]: scoring.worth(f) },
				},
			});
		out.push({ of: at, expect: { complete: { [at]: scoring.complete(f) } } });
	}
	return out;
}

/** Options that look like those there are, but with another place or another turn, and the reason each is refused with. */
function refusalsOf(game: Game, names: readonly string[]): Proposal[] {
	const { decision, machine } = game;
	if (!decision) return [];
	const { m, board } = machine.rt;
	const placed = m[Header.placed]!;
	const places: string[] = [];
	if (placed >= 0)
		for (let s = m[board.TILE_FIRST_SEGMENT + placed]!; s < tileSegmentEnd(board, placed); s++)
			places.push(segmentKey(machine, s));
	const tried = new Set<string>();
	const found: Proposal[] = [];
	for (const { key } of decision.options) {
		const others = [
			...places.flatMap((p) =>
				key.endsWith(` ${p}`) ? places.map((other) => `${key.slice(0, -p.length)}${other}`) : [],
			),
			...(/ r[0-3]$/.test(key) ? [0, 1, 2, 3].map((r) => `${key.slice(0, -1)}${r}`) : []),
		];
		for (const other of others) {
			if (tried.has(other) || found.length >= MAX_REFUSALS) continue;
			tried.add(other);
			if (game.find(other) !== undefined) continue;
			const [why] = whyNot(game, other);
			if (why === undefined || why === 'option.unknown') continue;
			const entry = { refuse: { [names[decision.seat]!]: other, why } } as Entry;
			found.push({ id: 'refuse', of: other, entry, usual: false });
		}
	}
	return found;
}

export function merged(entries: readonly Entry[]): Entry[] {
	const all = emptyTable<unknown>();
	const others: Entry[] = [];
	for (const entry of entries) {
		if (!('expect' in entry)) {
			others.push(entry);
			continue;
		}
		for (const [key, value] of Object.entries(entry.expect as Record<string, unknown>)) {
			const known = all[key];
			const both =
				typeof value === 'object' && value !== null && !Array.isArray(value)
					? { ...(known as object), ...value }
					: value;
			all[key] = both;
		}
	}
	const expect = all as Expectation;
	return [...(Object.keys(all).length === 0 ? [] : [{ expect } as Entry]), ...others];
}
