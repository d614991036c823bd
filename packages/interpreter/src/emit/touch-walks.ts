import { Body } from './body.ts';
import { ascending, once } from './collected.ts';
import { Emission } from './emission.ts';
import { eachMember } from './features.ts';
import { add, either, eq, ge, num, type Value, word } from './ir.ts';
import { tableRow } from './tile-segments.ts';
import { ofFirst, type Walk, type WalkTable } from './walk.ts';

/** Segments of the same tile that a segment borders, or ends at. */
const besides =
	(via: 'touch' | 'end'): Walk =>
	({ e, x }, f, set, scope, _order, say) =>
		ofFirst(x, f, set, scope, (s) => eachBeside(f, e, s, via, say));

function eachBeside(
	f: Body,
	e: Emission,
	segment: Value,
	via: 'touch' | 'end',
	say: (segment: Value) => void,
): void {
	const { board } = e.rt;
	const { tables } = board;
	const starts = e.memory.words(via === 'touch' ? tables.touchAt : tables.endAt);
	const offsets = e.memory.words(via === 'touch' ? tables.touchTo : tables.endTo);
	const row = tableRow(f, e, segment);
	f.if(ge(row, 0), () => {
		const first = f.let(word(board.TILE_FIRST_SEGMENT, word(board.SEGMENT_TILE, segment)));
		f.count(word(starts, row), word(starts + 1, row), (i) =>
			say(f.let(add(first, word(offsets, i)))),
		);
	});
}

/** Features that a feature borders, or whose ends it meets, by their first segments; of some kinds where there is a table. */
const touching =
	(via: 'touch' | 'end', hasKinds: boolean): Walk =>
	({ e, x }, f, set, scope, order, say) => {
		const { board } = e.rt;
		const kinds = set.table ?? [];
		ofFirst(x, f, set, scope, (feature) => {
			const gather = (emit: (first: Value) => void): void =>
				eachMember(f, e, feature, (s) =>
					eachBeside(f, e, s, via, (other) => {
						const root = f.let(word(board.ROOT, other));
						const kind = f.let(word(board.KIND, root));
						const isWanted = kinds.reduce<Value>((test, k) => either(test, eq(kind, k)), num(0));
						const found = (): void => emit(word(board.FIRST_SEGMENT, root));
						if (hasKinds) f.if(isWanted, found);
						else found();
					}),
				);
			const use = (first: Value): void => say(f.let(word(board.ROOT, first)));
			if (order === 'repeats') gather((first) => use(f.let(first)));
			else if (order === 'any') once(f, e, 'set(feature)', gather, use);
			else ascending(f, e, 'set(feature)', gather, use);
		});
	};

/** Walks over segments and features that touch, by the name of the built-in. */
export const touchWalks: WalkTable = {
	'segment.touching': besides('touch'),
	'segment.meets': besides('end'),
	'feature.touch': touching('touch', true),
	'feature.ends': touching('end', true),
	'feature.meets': touching('end', false),
};
