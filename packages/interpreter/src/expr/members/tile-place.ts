import type { TilePlace } from '@tilewright/lang';
import { forEachTileOfPlace, numberOfPlace } from '../../run/tile-places.ts';
import { type NumMeaning, type SetMeaning, value } from './meaning.ts';

export function placeMeaning(place: TilePlace): NumMeaning<readonly [], 'zone', unknown> {
	return value((rt) => {
		const number = numberOfPlace(rt, place);
		return () => number;
	});
}

export function tilesMeaning(place: TilePlace): SetMeaning<readonly [], 'tile-kind', unknown> {
	return {
		each: (c, _args, slot, body) => {
			const { rt } = c;
			const { temps } = rt;
			return () =>
				forEachTileOfPlace(rt, place, (kind) => {
					temps[slot] = kind;
					return body();
				});
		},
	};
}
