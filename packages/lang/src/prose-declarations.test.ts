import { expect, test } from 'vitest';
import { link } from './link/link.ts';
import { type Node, parseExpr } from './expr/parse.ts';
import { declsOf, valueOf } from './link/ruleset.ts';
import { type Section, listedSections, namedSections, readingOrder } from './link/sections.ts';
import { describeDeclaration } from './prose-declarations.ts';
import { dataFolder, readFolder, toyWorkspace } from './testing.ts';
import { loadWorkspace } from './workspace/load.ts';

const workspace = loadWorkspace(readFolder(dataFolder));
const { ruleSet } = link(workspace, {
	game: 'carcassonne',
	seats: 2,
	with: ['count', 'cult', 'gold-mines', 'king-and-robber', 'river2'],
});
const said = (section: Section, key: string): string[] =>
	describeDeclaration(ruleSet!.sections.get(section)!.get(key)!, (id) => `text of ${id}`);

test('a kind says how it is joined, when it is complete and what it is worth, line by line', () => {
	expect(said('kinds', 'city')).toEqual([
		'A feature joined over the sides of tiles, like block.',
		'Complete when open == 0.',
		'Tagged claimable.',
		'Marks pennant: added up when features join.',
		'lands: every field it touches.',
		'rate means !complete ? 1 : param.base.twoTileCity == half && tiles.size() == 2 ? 1 : 2.',
		'Worth, line tiles: tiles × rate.',
		'Worth, line pennants: pennant × rate.',
	]);
});

test('requirements and bans say what they ask and how they refuse', () => {
	expect(said('require', 'base.unfinished')).toEqual([
		'Only if element.abbot.',
		'recall is possible only if !it.feature.complete.',
		'Refused as “text of recall.finished”',
	]);
	expect(said('forbid', 'count.blocked')[1]).toBe(
		'leaveCity is never possible, if piece.space != none && piece.space == count.space.',
	);
});

test('modifiers, queries, relations and steps put in', () => {
	expect(said('modify', 'count.cityForFields')).toEqual([
		'Only if param.coc.mode != off and (param.coc.mode == full || param.coc.sceneryCountsForFields == yes).',
		'Changes value of field: adds the line carcassonne: citadels × param.fields.pointsPerCity.',
	]);
	expect(said('queries', 'goesBack')).toEqual([
		'A question of a tile-kind: param.base.unplaceableTile == shuffleBack.',
	]);
	expect(said('relations', 'challenge')[1]).toMatch(/^Pairs of a of .*, where a.contended/);
});

test('choices say what can be chosen', () => {
	expect(said('params', 'base.twoTileCity')).toEqual([
		'One of full or half, without a choice full.',
	]);
	expect(said('params', 'base.meeplesPerPlayer')).toEqual([
		'A number from 1 to 200, without a choice 7.',
	]);
	expect(said('presets', 'c1V1')).toContain('Switches abbot off.');
});

test('a formula in words means what the data means', () => {
	const all = workspace.packs.filter((p) => p.game === 'carcassonne' && p.role === 'expansion');
	const linked = link(workspace, { game: 'carcassonne', seats: 2, with: all.map((p) => p.name) });
	let formulas = 0;
	for (const decl of declsOf(linked.ruleSet!, 'kinds'))
		for (const [id, line] of Object.entries((valueOf(decl) as { value?: object }).value ?? {})) {
			const { count = 1, each = 1 } = line as { count?: string | number; each?: string | number };
			const said = describeDeclaration(decl).find((l) => l.startsWith(`Worth, line ${id}: `))!;
			const formula = said.replace(/^.*?: |(, if .*)?\.$/g, '').replace(' × ', ' * ');
			const { node } = parseExpr(formula);
			expect(node, said).toMatchObject({ is: 'binary', name: '*' });
			const { left, right } = node as Extract<Node, { is: 'binary' }>;
			const textOf = ({ start, end }: Node): string =>
				formula.slice(start, end).replace(/[()]/g, '');
			expect([textOf(left), textOf(right)]).toEqual(
				[count, each].map((e) => String(e).replace(/[()]/g, '')),
			);
			formulas++;
		}
	expect(formulas).toBeGreaterThan(5);
	const lines = describeDeclaration(
		declsOf(
			link(
				toyWorkspace(
					'kinds: { x: { like: line, value: { a: { count: 2 + 1 }, b: { count: tiles, each: "complete ? 2 : 1" } } } }',
				),
				{ game: 'toy', seats: 2 },
			).ruleSet!,
			'kinds',
		).find((d) => d.id === 'x')!,
	);
	expect(lines).toContain('Worth, line a: (2 + 1) × 1.');
	expect(lines).toContain('Worth, line b: tiles × (complete ? 2 : 1).');
});

test('every declaration of the packs is put into words, each section in its place', () => {
	const sections = [...namedSections, ...listedSections];
	expect([...readingOrder].sort()).toEqual([...sections].sort());
	for (const game of ['carcassonne', 'gold-rush']) {
		const all = workspace.packs.filter((p) => p.game === game && p.role === 'expansion');
		const linked = link(workspace, { game, seats: 2, with: all.map((p) => p.name) });
		for (const section of sections)
			for (const decl of declsOf(linked.ruleSet!, section)) {
				const lines = describeDeclaration(decl);
				const text = lines.join('\n');
				expect(lines.length, decl.name).toBeGreaterThan(0);
				expect(text, decl.name).not.toMatch(/undefined|\[object| {2}|: \.|, \.|(^|\n)\s*\./);
			}
	}
});
