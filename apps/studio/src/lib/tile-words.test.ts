import { compile, loadWorkspace } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { readShared, shipped } from '../../../../packages/workbench/src/engine/testing.ts';
import { tileWords } from './tile-words.ts';

const { tiles, kinds } = compile(loadWorkspace(shipped, readShared), {
	game: 'carcassonne',
	with: ['river2'],
	seats: 2,
}).program!;
const rules = { kinds: kinds.map((k) => ({ ...k, title: k.title ?? '' })) };
const says = (id: string, turn = 0): string =>
	tileWords(
		tiles.find((t) => t.id === id)!,
		rules,
		turn,
	);

test('a tile tells its parts with the sides they join, as it is turned', () => {
	expect(says('E')).toBe('city north');
	expect(says('E', 2)).toBe('city south');
	expect(says('L')).toBe('city north; road east; road south; road west');
	expect(says('L', 1)).toBe('city east; road south; road west; road north');
	expect(says('A', 3)).toBe('monastery; road east');
});

test('marks are described with the parts they are on', () => {
	expect(says('M', 1)).toBe('city north and east with pennant');
	expect(says('R2-volcano')).toBe('river west; volcano');
});

test('the land is described where nothing else is', () => {
	const [field] = tiles.find((t) => t.id === 'B')!.segments.filter((s) => s.kind === 'field');
	const bare = { ...tiles.find((t) => t.id === 'B')!, segments: [field!] };
	expect(tileWords(bare, rules)).toBe('field');
});
