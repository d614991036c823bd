import { expect, test } from 'vitest';
import { declarationText, differences, effectiveText, ownText } from './difference.ts';
import { link } from './link/link.ts';
import { type RuleSet, type Selection, declOf, declsOf } from './link/ruleset.ts';
import { dataFolder, readFolder, toyWorkspace } from './testing.ts';
import { loadWorkspace } from './workspace/load.ts';

const house = (text: string): Record<string, string> => ({
	'house.yaml': `overlay: house\nformat: 1\nover: [toy]\n${text}`,
});
const more =
	'elements: { e: { says: E } }\nparams: { n: { says: "{n}", type: int, default: 1 } }\nrules: [{ id: r, at: end, do: [{ grant: part }] }]';
function rules(text: string, overlay: string, selection: Partial<Selection> = {}): RuleSet {
	const { ruleSet } = link(toyWorkspace(text, house(overlay)), {
		game: 'toy',
		seats: 2,
		...selection,
	});
	return ruleSet!;
}
const overlaid = { overlays: ['house'] };
const short = (a: RuleSet, b: RuleSet): string[] =>
	differences(a, b).map((d) => `${d.is} ${d.section}.${d.id}`);

test('nothing differs from itself, nor from the same in other order and other places', () => {
	const a = rules(more, '');
	expect(differences(a, a)).toEqual([]);
	const turned = more.replace('{ id: r, at: end, ', '{ at: end, id: r, ');
	expect(turned).not.toBe(more);
	expect(short(a, rules(`\n\n# moved\n${turned}`, ''))).toEqual([]);
});

test('what an overlay adds, takes away, patches and sets', () => {
	const overlay = `changes:
  - { disable: toy.r }
  - { patch: kinds.line, with: { value: { tiles: { each: 5 } } } }
  - { set: param.n, to: 3 }
  - { set: element.e, to: false }
  - { add: { pieces: { boy: { per-seat: 1 } } } }
tiles: { counts: { B: 7 } }
`;
	const found = differences(rules(more, overlay), rules(more, overlay, overlaid));
	expect(found.map((d) => `${d.is} ${d.section}.${d.id}`)).toEqual([
		'changed elements.e',
		'changed params.n',
		'changed kinds.line',
		'added pieces.boy',
		'changed tiles.B',
		'removed rules.r',
		'changed deck.tiles',
	]);
	const of = (id: string) => found.find((d) => d.id === id)!;
	expect(of('n').values).toEqual({ before: 1, after: 3 });
	expect(of('e').values).toEqual({ before: true, after: false });
	expect(of('B').values?.after).toBe(7);
	expect(of('r').why).toBe('overlay house');
	expect(effectiveText(of('line').after!)).toContain('each: 5');
	expect(effectiveText(of('line').before!)).toContain('each: 1');
});

test('how points are kept, what lies first, and how many tiles there are', () => {
	const one = 'scores: { floor: 0 }\ndeck: { start: [{ tile: A, at: 0/0 }] }';
	const two = 'scores: { floor: 3, per: event }\ndeck: { start: [{ tile: B, at: 0/0 }] }';
	const found = differences(rules(one, ''), rules(two, ''));
	expect(found.map((d) => `${d.is} ${d.section}.${d.id}`)).toEqual([
		'removed deck.start A 0/0',
		'added deck.start B 0/0',
		'changed scores.floor',
		'added scores.per',
	]);
	expect(effectiveText(found[2]!.after!)).toBe('3');
	const counted = differences(
		rules('', 'tiles: { counts: { B: 7 } }'),
		rules('', 'tiles: { counts: { B: 7 } }', overlaid),
	);
	const { before, after } = counted.find((d) => d.id === 'tiles')!.values!;
	const { values } = counted.find((d) => d.id === 'B')!;
	expect(Number(after) - Number(before)).toBe(7 - Number(values!.before));
});

test('the other way round is the other way round', () => {
	const [a, b] = [
		rules(more, 'changes: [{ disable: toy.r }]'),
		rules(more, 'changes: [{ disable: toy.r }]', overlaid),
	];
	expect(short(a, b)).toEqual(['removed rules.r']);
	expect(short(b, a)).toEqual(['added rules.r']);
});

test('an expansion beside the base: what it brings is added, what it extends is changed', () => {
	const workspace = loadWorkspace(readFolder(dataFolder));
	const at = (packs: string[], preset?: string): RuleSet =>
		link(workspace, { game: 'carcassonne', seats: 2, with: packs, ...(preset ? { preset } : {}) })
			.ruleSet!;
	const found = differences(at([]), at(['gold-mines']));
	expect(found.filter((d) => d.is === 'removed')).toEqual([]);
	expect(found.filter((d) => d.is === 'added').every((d) => d.after?.pack !== 'base')).toBe(true);
	const editions = differences(at([]), at([], 'c1V1'));
	expect(editions.find((d) => d.id === 'base.twoTileCity')?.values).toEqual({
		before: 'full',
		after: 'half',
	});
	expect(editions.some((d) => d.section === 'tiles' && d.values !== undefined)).toBe(true);
});

test('a declaration is shown as it was written, comments and all; one that was merged as what it comes to', () => {
	const text =
		'kinds:\n  path:\n    # two per tile\n    like: line\n    value: { tiles: { each: 2 } }\nrules:\n  - id: late   # the last\n    at: end\n    do: [{ grant: part }]\n';
	const r = rules(text, '');
	expect(declarationText(declOf(r, 'rules', 'toy.late')!)).toBe(
		'id: late   # the last\nat: end\ndo: [{ grant: part }]',
	);
	expect(declarationText(declOf(r, 'kinds', 'path')!)).toContain('connect: edge');
	expect(ownText(declOf(r, 'kinds', 'path')!)).toBe('like: line\nvalue: { tiles: { each: 2 } }');
	expect(declarationText(declOf(r, 'pieces', 'man')!)).toBe(
		'{ per-seat: 3, tags: [claims], stands-on: [line, block] }',
	);
});

test('the own text of a declaration keeps the condition that its file sets for all in it', () => {
	const text =
		'given: element.late\nparams:\n  toy.rate: { says: A rate., min: 0, max: 3, default: 1 }\n';
	const files = { 'toy/late.yaml': `format: 1\nelements: { late: { says: Late rules. } }\n` };
	const linked = link(toyWorkspace('', { ...files, 'toy/given.yaml': `format: 1\n${text}` }), {
		game: 'toy',
		seats: 2,
	});
	const decl = declsOf(linked.ruleSet!, 'params').find((d) => d.id === 'toy.rate')!;
	expect(ownText(decl)).toContain('given: element.late');
	expect(ownText(decl)).toContain('max: 3');
});
