import { type DisplayView, type Game, type GameView, displaysOf } from '@tilewright/interpreter';
import { sourceOf } from './describe.ts';
import type { Target } from './game-state.ts';
import type { Source } from './source.ts';
import { describe, targetOf } from './targets.ts';
import { wordsOf } from './words.ts';
import { english as t } from '../texts/en.ts';

export interface Heap {
	readonly kind: string;
	readonly title: string;
	readonly seat: number;
	readonly face: number | undefined;
	/** Their running numbers; below 0 where a face is hidden. */
	readonly pieces: readonly number[];
}

export interface PlaceView {
	readonly is: 'space' | 'zone' | 'supply';
	readonly id: string;
	readonly title: string;
	readonly says: string;
	readonly seat: number;
	readonly heaps: readonly Heap[];
	readonly tiles: readonly string[];
	readonly hidden: number;
}

export interface Shown {
	readonly id: string;
	readonly title: string;
	readonly says: string;
	/** The seat, piece or tile it is shown for; absent for the game. */
	readonly of: Target | undefined;
	/** A truth is shown by its title alone. */
	readonly isTruth: boolean;
	/** False where there is nothing to show yet. */
	readonly some: boolean;
	/** Its title is shown even where there is nothing to show yet. */
	readonly awaits: boolean;
	readonly text: string;
	readonly targets: readonly Target[];
	readonly pairs: readonly (readonly [Target, Target])[];
	readonly source: Source | undefined;
}

export function placesOf(game: Game, view: GameView): PlaceView[] {
	const { program, machine } = game;
	const { rt } = machine;
	const words = wordsOf(program);
	const out: PlaceView[] = [];
	const heapsAt = (on: 'space' | 'zone', id: string, seat: number): Heap[] =>
		heapsOf(
			game,
			view.pieces.filter(
				({ at }) => at.on === on && 'id' in at && at.id === id && at.seat === seat,
			),
		);
	for (const { id, ring } of program.spaces) {
		const heaps = heapsAt('space', id, -1);
		// unnamed spaces of a ring are shown where something stands
		if (heaps.length === 0 && ring !== undefined && id.includes('.')) continue;
		const says = words.says('spaces', id);
		out.push({
			is: 'space',
			id,
			title: words.space(id),
			says,
			seat: -1,
			heaps,
			tiles: [],
			hidden: 0,
		});
	}
	for (const zone of program.zones) {
		if (zone.per !== 'game' && zone.per !== 'seat') continue;
		const seats = zone.per === 'seat' ? Array.from({ length: program.seats }, (_, s) => s) : [-1];
		for (const seat of seats) {
			const tiles = view.zones.find((z) => z.id === zone.id && z.seat === seat && z.tile < 0);
			out.push({
				is: 'zone',
				id: zone.id,
				title: words.zone(zone.id),
				says: words.says('zones', zone.id),
				seat,
				heaps: heapsAt('zone', zone.id, seat),
				tiles: tiles?.tiles ?? [],
				hidden: tiles && !tiles.tiles ? tiles.count : 0,
			});
		}
	}
	// it is counted where some rule names it
	const box = view.zones.find(({ id }) => id === 'box');
	if (box !== undefined)
		out.push({
			is: 'zone',
			id: box.id,
			title: t.outOfTheGame,
			says: '',
			seat: -1,
			heaps: [],
			tiles: box.tiles ?? [],
			hidden: 0,
		});
	const common = program.pieces.flatMap((kind, k): Heap[] => {
		const left = rt.m[rt.SUPPLY + rt.seats * program.pieces.length + k]!;
		if (kind.shared === 0 || left === 0) return [];
		const pieces = Array.from({ length: left }, () => -1);
		return [{ kind: kind.id, title: kind.title, seat: -1, face: undefined, pieces }];
	});
	if (common.length > 0)
		out.push({
			is: 'supply',
			id: '',
			title: t.commonSupply,
			says: '',
			seat: -1,
			heaps: common,
			tiles: [],
			hidden: 0,
		});
	return out;
}

export function heapsOf({ program }: Game, pieces: GameView['pieces']): Heap[] {
	const heaps = new Map<string, Heap & { pieces: number[] }>();
	for (const { kind, owner, face, piece } of pieces) {
		const key = `${kind} ${owner} ${face ?? ''}`;
		const title = program.pieces.find((p) => p.id === kind)?.title || kind;
		const heap = heaps.get(key) ?? { kind, title, seat: owner, face, pieces: [] };
		heap.pieces.push(piece);
		heaps.set(key, heap);
	}
	return [...heaps.values()];
}

export function shownOf(game: Game): Shown[] {
	return displaysOf(game.machine).map((d) => shown(game, d));
}

function shown(game: Game, d: DisplayView): Shown {
	const target = (type: DisplayView['type'], value: number): Target =>
		targetOf(game, type, value, d.id);
	const pairs = (d.pairs?.members ?? []).map(
		([a, b]) => [target(d.pairs!.a, a), target(d.pairs!.b, b)] as const,
	);
	const isTruth = d.type === 'bool';
	const values = d.values.filter((v) => d.type === 'int' || isTruth || v >= 0);
	return {
		id: d.id,
		title: d.title,
		says: d.says,
		of: d.of && target(d.of.type, d.of.id),
		isTruth,
		some: isTruth ? d.values[0] === 1 : pairs.length > 0 || values.length > 0,
		awaits: !isTruth && d.pairs === undefined,
		text:
			pairs.length > 0
				? [...new Set(pairs.map(([a, b]) => t.both({ pair: [a.text, b.text].sort() })))].join('; ')
				: isTruth
					? ''
					: values.map((v) => describe(game, d.type, v)).join(', '),
		targets: isTruth ? [] : values.map((v) => target(d.type, v)),
		pairs,
		source: sourceOf(game.program, d.source),
	};
}
