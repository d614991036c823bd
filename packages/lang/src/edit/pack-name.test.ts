import { expect, test } from 'vitest';
import type { DocumentKind } from '../workspace/workspace.ts';
import { type PackRenaming, renamePackIn } from './pack-name.ts';

const renaming: PackRenaming = { from: 'mine', to: 'our-own', of: 'mine', game: true };
function renamed(kind: DocumentKind, text: string, own = false, how = renaming) {
	const made = renamePackIn(text, kind, how, own);
	if (!made.ok) throw new Error(made.diagnostics[0]!.message);
	return { text: made.text, places: made.places.map((path) => path.join('/')) };
}

test('a manifest: its id and its game; comments stay', () => {
	const text = `# the manifest of mine
pack: mine # its id
game: mine
title: "mine. All mine"
use: [common] # mine is not here
`;
	expect(renamed('pack', text, true)).toEqual({
		text: text
			.replace('pack: mine #', 'pack: our-own #')
			.replace('game: mine\n', 'game: our-own\n'),
		places: ['pack', 'game'],
	});
	const addition = { ...renaming, game: false };
	expect(renamed('pack', text, true, addition).places).toEqual(['pack']);
	const other = 'pack: more\ngame: mine\nuse: [mine, base]\nconflicts: { mine: { says: no } }\n';
	expect(renamed('pack', other).text).toBe(
		'pack: more\ngame: our-own\nuse: [our-own, base]\nconflicts: { our-own: { says: no } }\n',
	);
	expect(renamed('pack', 'pack: mine\nuse: [x]\n').places).toEqual([]);
});

test('rules: blocks for the pack, ids with it, expressions that ask for it', () => {
	const text = `format: 1
use: [mine]
with:
  mine: # only together
    modify:
      - { id: more, query: value, of: mine.road, after: mine.first }
  other: { params: {} }
require:
  - { id: fits, action: mine.claim, that: "pack.mine && !pack.mine-two && it.mine.size() > 0" }
kinds:
  mine: { like: line, says: mine. Or not }
`;
	const { text: now, places } = renamed('rules', text);
	expect(now).toBe(`format: 1
use: [our-own]
with:
  our-own: # only together
    modify:
      - { id: more, query: value, of: our-own.road, after: our-own.first }
  other: { params: {} }
require:
  - { id: fits, action: our-own.claim, that: "pack.our-own && !pack.mine-two && it.mine.size() > 0" }
kinds:
  mine: { like: line, says: mine. Or not }
`);
	expect(places).toHaveLength(6);
});

test('house rules, scenarios and mappings', () => {
	const overlay = `overlay: x
over: [base, mine]
tiles: { copies: { mine: 2 }, use-only-tiles-of: [mine] }
changes:
  - { disable: mine.barn }
  - { set: param.length, to: 3 }
`;
	expect(renamed('overlay', overlay).text).toBe(overlay.replaceAll(/\bmine\b/g, 'our-own'));
	const scenario = `scenario: mine. It ends
set-up: { packs: [mine], seats: [mine], params: { mine.length: 3 } }
play: [{ mine: [pass] }]
`;
	expect(renamed('scenario', scenario).text).toBe(
		scenario.replace('[mine], seats', '[our-own], seats').replace('mine.length', 'our-own.length'),
	);
	expect(renamed('mapping', 'mapping: x\npack: mine\nsets: { a: { packs: [mine] } }\n').text).toBe(
		'mapping: x\npack: our-own\nsets: { a: { packs: [our-own] } }\n',
	);
});

test('packs with their games: only those of the game', () => {
	const over = 'overlay: x\nover: [mine/mine, mine/more, other/mine, other/more]\n';
	expect(renamed('overlay', over).text).toBe(
		'overlay: x\nover: [our-own/our-own, our-own/more, other/mine, other/more]\n',
	);
	const addition = { ...renaming, of: 'other', game: false };
	expect(renamed('overlay', over, false, addition).text).toBe(
		'overlay: x\nover: [mine/mine, mine/more, other/our-own, other/more]\n',
	);
});

test('a text that cannot be read stays', () => {
	expect(renamePackIn('pack: [', 'pack', renaming, true)).toMatchObject({ ok: false });
});
