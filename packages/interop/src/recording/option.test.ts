import { describe, expect, test } from 'vitest';
import { type GameMapping, Names, UnknownName } from './names.ts';
import { readOption } from './option.ts';

const mappings: GameMapping[] = [
	{
		game: 'a game',
		mapping: {
			mapping: 'theirs',
			format: 1,
			for: 'theirs',
			pack: 'base',
			tiles: { 'BA/x': 'X', 'BA/y': { tile: 'Y', turn: 1 } },
			kinds: { Path: 'path', Ground: 'ground', Hut: 'hut' },
			pieces: { small: 'guard', two: { path: 'runner', hut: 'monk' } },
			locations: { 'Ground I': 'inner' },
			actions: {
				LAY: { action: 'lay', key: 'place {tile} {cell} {turn}' },
				STAND: { action: 'claim', key: '{piece} {segment}' },
				'BACK HOME': { action: 'recall', key: 'recall {piece} {segment} {cell}' },
				NO: { pass: true },
				DONE: {},
				'LATER STAND': { action: 'join', key: 'join {piece} {spot}' },
				'LATER GO': { action: 'walk', key: 'go {place}' },
			},
		},
	},
];
const names = new Names(mappings);
const key = (text: string): string | undefined => readOption(text, names).key;

describe('an option of theirs', () => {
	test.each([
		['LAY BA/x 3,-1 R180', 'place X 3/-1 r2'],
		['LAY BA/y 0,0 R270', 'place Y 0/0 r0'],
		['STAND 0.small.3 1,0 Path NW', 'guard path N-W'],
		['STAND 1.small.1 1,0 Path WE', 'guard path E-W'],
		['STAND 1.small.1 1,0 Path _N', 'guard path E-S-W'],
		['STAND 1.small.1 1,0 Path NWSE', 'guard path N-E-S-W'],
		['STAND 0.small.1 1,0 Ground WR.NL.SR', 'guard ground NL-SR-WR'],
		['STAND 0.small.1 1,0 Ground I', 'guard ground inner'],
		['STAND 0.small.1 1,0 Hut I', 'guard hut'],
		['STAND 0.two.1 1,0 Hut I', 'monk hut'],
		['STAND 0.two.1 1,0 Path E', 'runner path E'],
		['BACK HOME 1.small.2@-2,4 Hut I', 'recall guard hut -2/4'],
		['NO', 'pass'],
	])('%s is ours: %s', (theirs, ours) => expect(key(theirs)).toBe(ours));

	test('of a kind that several packs know is read by what the tile shows', () => {
		const more = (kind: string): GameMapping => ({
			game: 'a game',
			mapping: { mapping: kind, format: 1, for: 'theirs', kinds: { Hut: kind } },
		});
		const both = new Names([...mappings, more('cave'), more('hut')]);
		const shows = (cell: string, kind: string): boolean =>
			cell === '1/0' ? kind === 'cave' : cell === '2/0' && kind === 'hut';
		const read = (text: string): string | undefined => readOption(text, both, { shows }).key;
		expect(read('STAND 0.small.1 1,0 Hut I')).toBe('guard cave');
		expect(read('STAND 0.small.1 2,0 Hut I')).toBe('guard hut');
		expect(read('BACK HOME 1.small.2@1,0 Hut I')).toBe('recall guard cave 1/0');
		expect(read('STAND 0.small.1 3,0 Hut I')).toBe('guard hut');
	});
	test('of another phase is another action, with the cell unless the tile was just laid', () => {
		const read = (text: string, phase: string): string | undefined =>
			readOption(text, names, { phase, placed: '2/0' }).key;
		expect(read('STAND 0.small.1 1,0 Path E', 'LATER')).toBe('join guard path E 1/0');
		expect(read('STAND 0.small.1 2,0 Path E', 'LATER')).toBe('join guard path E');
		expect(read('STAND 0.small.1 2,0 Path E', 'EARLY')).toBe('guard path E');
		expect(read('GO 1,0 Path E', 'LATER')).toBe('go E');
		expect(() => read('GO 1,0 Path E', 'EARLY')).toThrow(UnknownName);
	});

	test('that decides nothing has no key', () =>
		expect(readOption('DONE', names)).toMatchObject({
			text: 'DONE',
			key: undefined,
			action: undefined,
		}));
	test('says which action it belongs to', () =>
		expect(readOption('LAY BA/x 3,-1 R180', names).action).toBe('lay'));

	test.each([
		'FLY BA/x 0,0 R0',
		'LAY BA/z 0,0 R0',
		'STAND 0.big.1 1,0 Path E',
		'STAND 0.small.1 1,0 Path Q',
		'STAND 0.small.1 1,0 Road E',
	])('%s is unknown', (text) => expect(() => key(text)).toThrow(UnknownName));
});
