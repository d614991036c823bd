import { createArena } from './arena.ts';
import { CITY, FIELD, MONASTERY, ROAD, buildTables } from './tables.ts';
import { START_TILE, buildBox, tileIndex } from './tiles.ts';
import type { Placement, Playout, PlayoutOptions, PlayoutStats } from './types.ts';

const FOLLOWERS = 7;
/** Spreads neighbouring seeds over the period of the generator; never 0. */
function mixSeed(seed: number): number {
	let mixed = (seed + 0x9e3779b9) | 0;
	mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
	return mixed ^ (mixed >>> 16) || 1;
}

/**
 * The yardstick: the base game by hand, with typed arrays, fit tables, an incremental frontier and merged features,
 * and without an allocation per game.
 *
 * `place` fills the cell, joins its segments to the neighbours', updates the frontier.
 * `claim` puts a figure, then closed features and full monasteries are scored.
 * `finish` scores features that still hold a figure.
 */
export function createPlayout(options: PlayoutOptions): Playout {
	const { seats, farms, copies = 1, stats: counting = false } = options;
	const tables = buildTables(farms);
	const { fit, fitCount, faces, joins, closing, segments, kind, open, pennants, borders } = tables;
	const startTile = tileIndex(START_TILE);
	const box = buildBox(copies);
	const arena = createArena(box.length + 1);
	const { width, guarded, cells, rim, watched, frontier, signatures } = arena;
	const { cellOf, codeOf, tileStamp, root, next, size, load, owner, cityStamp } = arena;
	const { monks, missing, claimed } = arena;
	const deck = new Uint8Array(box.length);
	const scores = new Int32Array(seats);
	const supply = new Int32Array(seats);
	const power = new Int32Array(seats);
	let frontierSize = 0;
	let laid = 0;
	let monkCount = 0;
	let claimCount = 0;
	let stamp = 0;
	let seat = 0;
	let free = 0;
	let lastSegment = -1;
	let random = 1;
	const stats: PlayoutStats = {
		turns: 0,
		placements: 0,
		claimOptions: 0,
		frontierCells: 0,
		closedRoads: 0,
		closedCities: 0,
		followersPlaced: 0,
	};

	function below(n: number): number {
		random ^= random << 13;
		random ^= random >>> 17;
		random ^= random << 5;
		return ((random >>> 0) * 2.3283064365386963e-10 * n) | 0;
	}

	function unite(x: number, y: number, sides: number): void {
		let a = root[x]!;
		let b = root[y]!;
		if (a !== b) {
			if (size[a]! < size[b]!) {
				const t = a;
				a = b;
				b = t;
			}
			size[a]! += size[b]!;
			load[a]! += load[b]!;
			let m = b;
			do {
				root[m] = a;
				m = next[m]!;
			} while (m !== b);
			const t = next[a]!;
			next[a] = next[b]!;
			next[b] = t;
		}
		load[a]! -= sides;
	}

	function touch(base: number, side: number, there: number, back: number): void {
		const other = cells[there]!;
		if (other >= 0) {
			if (other > 0) {
				signatures[other - 1]! |= faces[side]!;
				return;
			}
			if (guarded && rim[there] === 1) throw new RangeError('the board outgrew its array');
			frontier[frontierSize] = there;
			signatures[frontierSize] = faces[side]!;
			cells[there] = ++frontierSize;
			return;
		}
		const tile = -1 - other;
		const to = tile << 3;
		const mine = joins[side]!;
		const yours = joins[codeOf[tile]! * 4 + back]!;
		const edge = mine & 15;
		if (edge !== FIELD) {
			unite(base + ((mine >> 4) & 15), to + ((yours >> 4) & 15), 2);
			if (farms && edge === ROAD) {
				unite(base + ((mine >> 8) & 15), to + (yours >> 12), 0);
				unite(base + (mine >> 12), to + ((yours >> 8) & 15), 0);
			}
		} else if (farms) {
			unite(base + ((mine >> 4) & 15), to + ((yours >> 4) & 15), 0);
		}
	}

	function lay(tile: number, rotation: number, cell: number): void {
		const number = laid++;
		const base = number << 3;
		const code = tile * 4 + rotation;
		cells[cell] = -1 - number;
		cellOf[number] = cell;
		codeOf[number] = code;
		const count = segments[tile]!;
		for (let s = 0; s < count; s++) {
			const node = base + s;
			root[node] = node;
			next[node] = node;
			size[node] = 1;
			load[node] = open[tile * 8 + s]!;
		}
		const side = code * 4;
		touch(base, side, cell - width, 2);
		touch(base, side + 1, cell + 1, 3);
		touch(base, side + 2, cell + width, 0);
		touch(base, side + 3, cell - 1, 1);
	}

	function countPlacements(tile: number): number {
		const row = tile << 8;
		let total = 0;
		for (let i = 0; i < frontierSize; i++) total += fitCount[row | signatures[i]!]!;
		return total;
	}

	function place(tile: number, k: number): void {
		const row = tile << 8;
		let i = 0;
		let left = k - fitCount[row | signatures[0]!]!;
		while (left >= 0) left -= fitCount[row | signatures[++i]!]!;
		let mask = fit[row | signatures[i]!]!;
		// `left` is -1 for the last rotation of this cell, so the steps are taken from the top.
		while (++left < 0) mask &= ~(1 << (31 - Math.clz32(mask)));
		const cell = frontier[i]!;
		const last = --frontierSize;
		if (i !== last) {
			const moved = frontier[last]!;
			frontier[i] = moved;
			signatures[i] = signatures[last]!;
			cells[moved] = i + 1;
		}
		lay(tile, 31 - Math.clz32(mask), cell);
	}

	function countClaims(): number {
		free = 0;
		if (supply[seat] === 0) return 1;
		const base = (laid - 1) << 3;
		const count = segments[codeOf[laid - 1]! >> 2]!;
		let options = 1;
		for (let s = 0; s < count; s++) {
			if (load[root[base + s]!]! < 65536) {
				free |= 1 << s;
				options++;
			}
		}
		return options;
	}

	function around(cell: number, by: number): void {
		for (let y = -width; y <= width; y += width) {
			for (let x = -1; x <= 1; x++) watched[cell + y + x]! += by;
		}
	}

	function emptyAround(cell: number): number {
		let n = 0;
		for (let y = -width; y <= width; y += width) {
			for (let x = -1; x <= 1; x++) if (cells[cell + y + x]! >= 0) n++;
		}
		return n;
	}

	function award(points: number): void {
		let most = 1;
		for (let s = 0; s < seats; s++) if (power[s]! > most) most = power[s]!;
		for (let s = 0; s < seats; s++) {
			if (power[s] === most) scores[s]! += points;
			power[s] = 0;
		}
	}

	function settle(feature: number, each: number): void {
		stamp++;
		let worth = 0;
		let m = feature;
		do {
			const number = m >> 3;
			if (tileStamp[number] !== stamp) {
				tileStamp[number] = stamp;
				worth++;
			}
			worth += pennants[(codeOf[number]! >> 2) * 8 + (m & 7)]!;
			const o = owner[m]!;
			if (o !== 0) {
				power[o - 1]!++;
				supply[o - 1]!++;
				owner[m] = 0;
			}
			m = next[m]!;
		} while (m !== feature);
		load[feature]! &= 65535;
		award(worth * each);
	}

	function settleField(feature: number): void {
		stamp++;
		let cities = 0;
		let m = feature;
		do {
			const base = m & ~7;
			let mask = borders[(codeOf[m >> 3]! >> 2) * 8 + (m & 7)]!;
			while (mask !== 0) {
				const city = root[base + 31 - Math.clz32(mask & -mask)]!;
				mask &= mask - 1;
				if ((load[city]! & 65535) === 0 && cityStamp[city] !== stamp) {
					cityStamp[city] = stamp;
					cities++;
				}
			}
			const o = owner[m]!;
			if (o !== 0) {
				power[o - 1]!++;
				owner[m] = 0;
			}
			m = next[m]!;
		} while (m !== feature);
		award(3 * cities);
	}

	function settleMonk(node: number, points: number): void {
		const o = owner[node]! - 1;
		owner[node] = 0;
		load[node] = 0;
		scores[o]! += points;
		supply[o]!++;
	}

	function visitMonks(): void {
		const cell = cellOf[laid - 1]!;
		for (let i = monkCount - 1; i >= 0; i--) {
			const node = monks[i]!;
			const at = cellOf[node >> 3]!;
			const gap = Math.abs(cell - at);
			if (gap !== 1 && (gap < width - 1 || gap > width + 1)) continue;
			if (--missing[i]! > 0) continue;
			around(at, -1);
			settleMonk(node, 9);
			monkCount--;
			monks[i] = monks[monkCount]!;
			missing[i] = missing[monkCount]!;
		}
	}

	function claim(k: number): void {
		const number = laid - 1;
		const base = number << 3;
		const tile = codeOf[number]! >> 2;
		if (watched[cellOf[number]!] !== 0) visitMonks();
		lastSegment = -1;
		if (k > 0) {
			let mask = free;
			for (let i = k; i > 1; i--) mask &= mask - 1;
			lastSegment = 31 - Math.clz32(mask & -mask);
			const node = base + lastSegment;
			owner[node] = seat + 1;
			supply[seat]!--;
			load[root[node]!]! += 65536;
			claimed[claimCount++] = node;
			if (kind[tile * 8 + lastSegment] === MONASTERY) {
				const empty = emptyAround(cellOf[number]!);
				if (empty === 0) settleMonk(node, 9);
				else {
					monks[monkCount] = node;
					missing[monkCount++] = empty;
					around(cellOf[number]!, 1);
				}
			}
		}
		const count = closing[tile]!;
		if (counting) countClosed(base, tile);
		for (let s = 0; s < count; s++) {
			const feature = root[base + s]!;
			const loaded = load[feature]!;
			if (loaded !== 0 && (loaded & 65535) === 0) {
				settle(feature, kind[tile * 8 + s] === CITY ? 2 : 1);
			}
		}
		if (++seat === seats) seat = 0;
	}

	function countClosed(base: number, tile: number): void {
		stamp++;
		for (let s = 0; s < closing[tile]!; s++) {
			const feature = root[base + s]!;
			if ((load[feature]! & 65535) !== 0 || cityStamp[feature] === stamp) continue;
			cityStamp[feature] = stamp;
			if (kind[tile * 8 + s] === CITY) stats.closedCities++;
			else stats.closedRoads++;
		}
	}

	function finish(): void {
		for (let i = 0; i < monkCount; i++) settleMonk(monks[i]!, 9 - missing[i]!);
		for (let i = 0; i < claimCount; i++) {
			const node = claimed[i]!;
			if (owner[node] === 0) continue;
			if (kind[(codeOf[node >> 3]! >> 2) * 8 + (node & 7)] === FIELD) settleField(root[node]!);
			else settle(root[node]!, 1);
		}
	}

	function start(): void {
		for (let i = 0; i < frontierSize; i++) cells[frontier[i]!] = 0;
		for (let i = 0; i < laid; i++) cells[cellOf[i]!] = 0;
		for (let i = 0; i < monkCount; i++) around(cellOf[monks[i]! >> 3]!, -1);
		for (let i = 0; i < claimCount; i++) owner[claimed[i]!] = 0;
		if (stamp > 1e9) {
			stamp = 0;
			tileStamp.fill(0);
			cityStamp.fill(0);
		}
		frontierSize = laid = monkCount = claimCount = seat = 0;
		scores.fill(0);
		supply.fill(FOLLOWERS * copies);
		if (counting) {
			stats.turns = stats.placements = stats.claimOptions = stats.frontierCells = 0;
			stats.closedRoads = stats.closedCities = stats.followersPlaced = 0;
		}
		lay(startTile, 0, (width >> 1) * (width + 1));
	}

	function play(seed: number): void {
		random = mixSeed(seed);
		start();
		deck.set(box);
		for (let rest = deck.length; rest > 0; rest--) {
			const drawn = below(rest);
			const tile = deck[drawn]!;
			deck[drawn] = deck[rest - 1]!;
			const placements = countPlacements(tile);
			if (placements === 0) continue;
			if (counting) {
				stats.turns++;
				stats.placements += placements;
				stats.frontierCells += frontierSize;
			}
			place(tile, below(placements));
			const claims = countClaims();
			const chosen = claims === 1 ? 0 : below(claims);
			if (counting) {
				stats.claimOptions += claims;
				if (chosen > 0) stats.followersPlaced++;
			}
			claim(chosen);
		}
		finish();
	}

	function lastPlacement(): Placement {
		const cell = cellOf[laid - 1]!;
		const middle = width >> 1;
		const rotation = codeOf[laid - 1]! & 3;
		return { x: (cell % width) - middle, y: Math.trunc(cell / width) - middle, rotation };
	}
	return {
		play,
		scores,
		stats,
		tilesOnBoard: () => laid,
		start,
		countPlacements,
		place,
		countClaims,
		claim,
		finish,
		lastPlacement,
		lastClaim: () => lastSegment,
	};
}
