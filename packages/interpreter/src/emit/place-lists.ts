import { Where } from '../run/runtime.ts';
import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import {
	add,
	both,
	choose,
	either,
	eq,
	type Fn,
	ge,
	get,
	gt,
	lt,
	num,
	type Value,
	word,
} from './ir.ts';
import type { PlaceCode } from './places.ts';
import { zoneRanges } from './zone-ranges.ts';

/** The lists of pieces by place, as in `run/place-lists.ts`. */
export interface PlaceLists {
	/** (piece): puts it into the list of the place it is at now */
	readonly update: Fn;
	/** Does so for pieces whose place changed without a move of their own. */
	readonly updateDependent: Fn;
	/** (piece, place): takes it out of the list of a place, puts it in */
	readonly unlink: Fn;
	readonly link: Fn;
}

export function placeLists(e: Emission, places: PlaceCode): PlaceLists {
	const { rt } = e;
	const { optional, pieceKind, REF, WHERE } = rt;
	const { HEIGHT, PLACE, PLACE_HEAD, PLACE_NEXT, PLACE_PREVIOUS, tilePlaces } = optional;

	const isStack = (f: Body, place: Value): Value =>
		HEIGHT < 0
			? num(0)
			: f.let(
					zoneRanges(e)
						.filter(({ order }) => order === 'stack')
						.reduce<Value>((test, { first, end }) => {
							const isIn = both(ge(place, first + tilePlaces), lt(place, end + tilePlaces));
							return either(test, isIn);
						}, num(0)),
				);
	const placeOf = (f: Body, piece: Value): Value => {
		const inZone = optional.hasZonePlaces ? add(word(REF, piece), tilePlaces) : num(-1);
		const onTile = tilePlaces > 0 ? places.tileOfPiece(piece) : num(-1);
		return f.let(choose(eq(word(WHERE, piece), Where.zone), inZone, onTile));
	};
	const unlink = e.fn('unlink', ['piece', 'place'], false, (f, piece, place) => {
		places.drawnZones.changed(f, place, -1);
		const next = f.let(word(PLACE_NEXT, piece));
		const previous = f.let(word(PLACE_PREVIOUS, piece));
		f.if(
			lt(previous, 0),
			() => f.store(PLACE_HEAD, place, next),
			() => f.store(PLACE_NEXT, previous, next),
		);
		f.if(ge(next, 0), () => f.store(PLACE_PREVIOUS, next, previous));
	});
	const link = e.fn('link', ['piece', 'place'], false, (f, piece, place) => {
		places.drawnZones.changed(f, place, 1);
		const stack = isStack(f, place);
		const previous = f.variable(-1);
		const next = f.variable(word(PLACE_HEAD, place));
		f.block((end) =>
			f.while(
				() => ge(get(next), 0),
				() => {
					const isLower = lt(get(next), piece);
					const comesBefore = (): Value => {
						const [there, own] = [word(HEIGHT, get(next)), word(HEIGHT, piece)];
						return either(gt(there, own), both(eq(there, own), isLower));
					};
					const goesOn = HEIGHT < 0 ? isLower : choose(stack, comesBefore(), isLower);
					f.if(eq(goesOn, 0), () => f.jump(end));
					f.set(previous, get(next));
					f.set(next, word(PLACE_NEXT, get(next)));
				},
			),
		);
		f.store(PLACE_NEXT, piece, get(next));
		f.store(PLACE_PREVIOUS, piece, get(previous));
		f.if(
			lt(get(previous), 0),
			() => f.store(PLACE_HEAD, place, piece),
			() => f.store(PLACE_NEXT, get(previous), piece),
		);
		f.if(ge(get(next), 0), () => f.store(PLACE_PREVIOUS, get(next), piece));
	});
	const update = e.fn('updatePlace', ['piece'], false, (f, piece) => {
		const to = placeOf(f, piece);
		const from = f.let(word(PLACE, piece));
		f.if(ge(from, 0), () => {
			f.if(both(eq(from, to), eq(isStack(f, to), 0)), () => f.return());
			f.run(unlink, piece, from);
		});
		f.if(ge(to, 0), () => f.run(link, piece, to));
		f.store(PLACE, piece, to);
	});
	const depends = e.program.pieces.map(({ at }) => at.includes('piece') || at.includes('cell'));
	const dependent = e.memory.words([...pieceKind.keys()].filter((p) => depends[pieceKind[p]!]));
	const dependents = pieceKind.filter((kind) => depends[kind]).length;
	const updateDependent = e.fn('updateDependent', [], false, (f) =>
		f.count(0, num(dependents), (i) => {
			const p = f.let(word(dependent, i));
			const where = f.let(word(WHERE, p));
			f.if(either(eq(where, Where.piece), eq(where, Where.cell)), () => f.run(update, p));
		}),
	);
	return { update, updateDependent, unlink, link };
}
