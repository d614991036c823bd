import { emptyTable } from '@tilewright/schema';
import type { Position } from '@tilewright/lang';
import type { Game } from '../game/game.ts';
import { Where } from '../run/runtime.ts';
import { forEachTileOfPlace } from '../run/tile-places.ts';
import { forEachTileIn, piecesIn, tileRow, zoneOf } from '../run/zones.ts';
import { pieceSpecText, visibilityWord } from './piece-placement.ts';
import { zoneName } from './zone-named.ts';

export function zonesOf(game: Game, begin: Int32Array): NonNullable<Position['zones']> {
	const { rt, program } = game.machine;
	const { m } = rt;
	const zones = emptyTable<string[]>();
	const say = (number: number, things: string[]): void => {
		const name = zoneName(game, number);
		if (name !== undefined) zones[name] = things;
	};
	const began = new Map<number, number[]>();
	const holding = new Set<number>();
	for (let p = 0; p < rt.pieceKind.length; p++) {
		const number = begin[rt.REF + p]!;
		if (begin[rt.WHERE + p] === Where.zone) began.set(number, [...(began.get(number) ?? []), p]);
		if (m[rt.WHERE + p] === Where.zone) holding.add(m[rt.REF + p]!);
	}
	const visited = new Set<number>();
	for (const number of [...holding, ...began.keys()].sort((a, b) => a - b)) {
		if (visited.has(number)) continue;
		visited.add(number);
		const now = piecesIn(rt, number);
		const then = began.get(number) ?? [];
		const ordered = program.zones[zoneOf(rt, number).zone]!.order === 'stack';
		const hasVisibility = rt.optional.SEEN >= 0 && now.some((p) => m[rt.optional.SEEN + p] !== 0);
		const same = now.length === then.length && now.every((p) => then.includes(p));
		if (!ordered && !hasVisibility && same) continue;
		const name = zoneName(game, number);
		if (name !== undefined && zones[name] === undefined)
			say(
				number,
				now.map((p) => pieceSpecText(game, p)),
			);
	}
	const boxed: string[] = [];
	forEachTileOfPlace(rt, 'box', (kind) => boxed.push(program.tiles[kind]!.id) < 0);
	if (boxed.length > 0) zones['box'] = boxed;
	program.zones.forEach((zone, z) => {
		if (zone.holds !== 'tiles') return;
		for (let number = rt.zoneFirst[z]!; number < rt.zoneFirst[z + 1]!; number++) {
			const count = new Int32Array(program.tiles.length);
			const tiles: string[] = [];
			forEachTileIn(rt, number, (kind) => {
				count[kind]!++;
				tiles.push(program.tiles[kind]!.id);
				return false;
			});
			for (const { tile, zone: held, copies } of program.deck.held ?? [])
				if (held === z) count[tile]! -= copies;
			const shown = visibilityWord(m[rt.optional.SHOWN + tileRow(rt, number)]!);
			if (shown === '' && count.every((n) => n === 0)) continue;
			const name = zoneName(game, number);
			if (name !== undefined) zones[shown === '' ? name : `${name} ${shown}`] = tiles;
		}
	});
	return zones;
}
