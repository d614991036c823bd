import { members } from '@tilewright/lang';
import { expect, test as it } from 'vitest';
import { meanings } from './index.ts';
import { type AllMeanings, type Meanings, read, test, walk } from './meaning.ts';

/* Code that must not compile: the check of types fails when one of these lines has no error. */

const { 'cell.tile': removed, ...rest } = meanings;

const ofCell = read<'cell', 'int'>(() => () => 0);

// @ts-expect-error A meaning is missing.
export const missing: AllMeanings = rest;

export const foreign: Meanings<'zone'> = {
	'zone.pieces': walk(() => () => false),
	'zone.tiles': walk(() => () => false),
	// @ts-expect-error No built-in is declared so.
	'zone.nothing': walk(() => () => false),
};

export const results: Partial<Meanings<'cell'>> = {
	// @ts-expect-error A property that is a tile cannot give a truth value.
	'cell.tile': test(() => () => true),
	// @ts-expect-error A set of pieces is no number.
	'cell.pieces': read(() => () => 1),
	// @ts-expect-error The id of a cell is no distance.
	'distance(cell,cell)': read(() => (cell) => cell),
};

export const ids: Partial<Meanings<'feature'>> = {
	// @ts-expect-error A feature is not its kind.
	'feature.kind': read(() => (feature) => feature),
	// @ts-expect-error Its members are segments, not the feature.
	'feature.segments': walk(() => (feature, visit) => visit(feature)),
	// @ts-expect-error A meaning for cells is none for features.
	'feature.open': ofCell,
};

export const receivers: Partial<Meanings<'seat'>> = {
	'seat.piece': {
		// @ts-expect-error The kind of a piece is no piece.
		num: (c, args) => c.num(args[1]),
	},
	'seat.pieces': {
		each: (c, args, slot, body) => {
			// @ts-expect-error There is no third argument.
			c.num(args[2]);
			// @ts-expect-error A seat is no set.
			return c.each(args[0], slot, body);
		},
	},
};

export const tables: Partial<Meanings<'piece'>> = {
	'piece.has': {
		bool:
			(_c, _args, { table }) =>
			() =>
				table.length > 0,
	},
	'piece.standsOn': {
		// @ts-expect-error Its calls carry no table.
		bool: (_c, _args, { table }) => table.length > 0,
	},
};

const faster = ['size', 'some', 'contains'];

it('every built-in that programs call has one meaning, of the form of its result', () => {
	const undecided = ['param', 'element', 'pack'];
	const formOf = (type: string): string =>
		type === 'bool' ? 'bool' : type.startsWith('set(') ? 'each' : 'num';
	const expected = members.flatMap(({ fn, type }) =>
		undecided.includes(fn) ? [] : [[fn, formOf(type)]],
	);
	const found = Object.entries(meanings).map(([fn, meaning]) => [
		fn,
		Object.keys(meaning).find((key) => !faster.includes(key)),
	]);
	expect(found.sort()).toEqual(expected.sort());
	expect(removed).toBe(meanings['cell.tile']);
});
