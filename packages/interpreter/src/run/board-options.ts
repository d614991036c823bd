import type { Program } from '@tilewright/lang';
import type { BoardOptions } from '../board/plan.ts';
import { FACE_DOWN } from './face-down.ts';
import { constantKinds } from './constant-kinds.ts';
import { featureSet } from './feature-set.ts';
import { liveKinds } from './live-kinds.ts';

export function tilesPutIntoZones({ tiles, own }: Program): number[] {
	const ids = Object.values(own?.position?.zones ?? {}).flat();
	return ids.map((id) => tiles.findIndex((t) => t.id === id)).filter((tile) => tile >= 0);
}

function walkedKinds(program: Program): number[] {
	const all = program.kinds.map((_, kind) => kind);
	const live = liveKinds(program);
	const requestedKinds = featureSet(program).segmentKinds.flatMap(
		(set) => constantKinds(program, set) ?? all,
	);
	return all.filter((kind) => requestedKinds.includes(kind) || live?.[kind] === 1);
}

export function boardOptions(program: Program, pieces: number): BoardOptions {
	const { ops } = featureSet(program);
	const { groups, start, held = [] } = program.deck;
	const perSeat = (zone: number): number =>
		program.zones[zone]?.per === 'seat' ? program.seats : 1;
	const heldTiles = [
		...held.map(({ tile, zone, copies }) => ({ tile, copies: copies * perSeat(zone) })),
		...tilesPutIntoZones(program).map((tile) => ({ tile, copies: 1 })),
	];
	const tiles = [...groups.flatMap((g) => g.tiles), ...heldTiles].reduce(
		(n, t) => n + t.copies,
		start.length,
	);
	const changes = ops.has('add-segment') || ops.has('override-edge');
	const links = ops.has('link') || ops.has('link-end');
	return {
		pieces,
		listedKinds: walkedKinds(program),
		...(heldTiles.length > 0 ? { held: heldTiles } : {}),
		...(changes ? { changes: 2 * tiles + 64 } : {}),
		...(links ? { links: 2 * pieces + 16 } : {}),
		...(ops.has('place-tile-down')
			? { faceDown: program.tiles.findIndex((t) => t.id === FACE_DOWN) }
			: {}),
		...(ops.has('convert') ? { converts: true, moreWatchers: 32 * tiles } : {}),
	};
}
