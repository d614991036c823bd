import { places, identifierWords } from '@tilewright/session';
import type { TileIR } from '@tilewright/lang';
import { places as t } from '#texts/places.ts';
import type { Rules } from '@tilewright/scene';

/** The content of a turned tile: every part but the land around, which is named where there is nothing else. */
export function tileWords(tile: TileIR, { kinds }: Pick<Rules, 'kinds'>, turn = 0): string {
	const kindOf = (id: string): Rules['kinds'][number] | undefined => kinds.find((k) => k.id === id);
	const isLand = (id: string): boolean => kindOf(id)?.connect === 'area';
	const part = ({ kind, sides, marks }: TileIR['segments'][number]): string =>
		t.part({
			kind: kindOf(kind)?.title || identifierWords(kind),
			// of a tile of several cells each direction is named once
			sides: places.directions.filter((_, at) => sides.some((s) => (((s & 3) + turn) & 3) === at)),
			marks: marked(marks),
		});
	const parts = tile.segments
		.filter((s) => !isLand(s.kind) || marked(s.marks).length > 0)
		.map(part);
	const land = tile.segments.filter((s) => isLand(s.kind)).map((s) => part({ ...s, sides: [] }));
	const found = parts.length > 0 ? parts : [...new Set(land)];
	return t.shows({ parts: [...found, ...marked(tile.marks)] });
}

function marked(marks: Readonly<Record<string, number>>): string[] {
	return Object.keys(marks)
		.filter((id) => marks[id] !== 0)
		.map(identifierWords);
}
