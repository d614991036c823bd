import { link } from '@tilewright/lang';
import { selectionOf } from '@tilewright/session';
import { beforeAll, expect, test } from 'vitest';
import { edited, shipped, testServices, twoPersons } from '../engine/testing.ts';
import { viewsOf } from './declared.ts';
import { packChanges, type PackChangesView } from './pack-changes.ts';

const services = testServices();
beforeAll(() => services.edits.change({ files: shipped, gone: [], whole: true }));

const of = (...packs: string[]): PackChangesView[] =>
	packChanges(services.files.workspace, { ...twoPersons, packs });
const all = ['inns-and-cathedrals', 'abbey-and-mayor', 'count', 'tower', 'traders-and-builders'];

test('a game without expansions changes nothing of itself', () => {
	expect(of()).toEqual([]);
});

test('what a library declares is told of the packs that switch it on, and of no others', () => {
	const saying = (views: readonly PackChangesView[]): string[] =>
		views
			.filter(({ changes }) => changes.some(({ says }) => /finished road with an inn/.test(says)))
			.map(({ by }) => by);
	const titleOf = (name: string) =>
		services.files.workspace.packs.find((p) => p.name === name)!.title;
	expect(saying(of('inns-and-cathedrals', 'traders-and-builders', 'winter'))).toEqual([
		titleOf('inns-and-cathedrals'),
	]);
	expect(saying(of('traders-and-builders', 'winter'))).toEqual([]);
});

test('each change names two packs in play, and has words or a rule id, once', () => {
	const views = of(...all);
	const titles = services.files.workspace.packs.map((p) => p.title);
	expect(views.length).toBeGreaterThan(8);
	expect(new Set(views.map((v) => `${v.by} ${v.over}`)).size).toBe(views.length);
	for (const { by, over, changes, scenarios } of views) {
		expect(by).not.toBe(over);
		expect(titles).toEqual(expect.arrayContaining([by, over]));
		const keys = [changes, scenarios].map((c) => c.map((x) => `${x.says} ${x.cites.join()}`));
		for (const list of keys) expect(new Set(list).size).toBe(list.length);
		for (const c of [...changes, ...scenarios])
			expect(c.says !== '' || c.cites.length > 0, `${c.file}:${c.line}`).toBe(true);
	}
});

test('no sentence shows an operator or the id of a param', () => {
	for (const { changes } of of(...all))
		for (const { says, file, line } of changes)
			expect(says, `${file}:${line}`).not.toMatch(/&&|\|\||[=!]=|\bparam\.|\belement\.|\bit\.\w/);
});

test('whatever packs of a game change in each other is said in whole sentences that stand alone', () => {
	const { workspace } = services.files;
	for (const game of ['carcassonne', 'gold-rush']) {
		const packs = workspace.packs.filter((p) => p.game === game && p.role === 'expansion');
		const names = packs.map((p) => p.name);
		const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b]));
		const setups = [names, ...names.map((n) => [n]), ...pairs];
		const sentences = setups.flatMap((chosen) =>
			packChanges(workspace, { ...twoPersons, game, packs: chosen }).flatMap((v) =>
				v.changes.map((c) => c.says),
			),
		);
		expect(sentences.length).toBeGreaterThan(2);
		for (const says of new Set(sentences)) {
			expect(says).toMatch(/^(\p{Lu}|“\p{L}+( \p{L}+)*”: \p{Lu}).*\.$/u);
			expect(says).not.toMatch(/^(It|Its|He|They|Their|This) |” of “|“”|\t|: .*:|\b(true|false)\b/);
			expect(says).not.toMatch(/\b1 \w+s\b/);
		}
	}
}, 60_000);

test('a value that an author left without a word, and a declaration without a sentence, are said in full', () => {
	const count = [...of('cult', 'count')].flatMap((v) => v.changes.map((c) => c.says));
	expect(count).toContain(
		'A figure that moves onto a building as it is finished wins a challenge.',
	);
	const path = 'data/carcassonne/hills-and-sheep/rules.yaml';
	const says = '    says: Players who tie for a feature are compared by their figures on hills.\n';
	services.edits.change({ files: edited(says, '', path), gone: [], whole: false });
	expect(of('hills-and-sheep').flatMap((v) => v.changes.map((c) => c.says))).toContain(
		'Players who tie for “owners” are compared by the first of these that applies: ' +
			'The smaller of its figures on hills and 1 if “Of those who tie whoever has a figure on a hill wins” is chosen. ' +
			'Otherwise its figures on hills.',
	);
	services.edits.change({ files: shipped, gone: [], whole: true });
});

test('the sentence of a param says the value that holds', () => {
	const pair = ['princess-and-dragon', 'tower'];
	const sentences = (setup: object): string[] =>
		packChanges(services.files.workspace, { ...twoPersons, packs: pair, ...setup }).flatMap((v) =>
			v.changes.map((c) => c.says),
		);
	for (const says of [...sentences({}), ...of(...all).flatMap((v) => v.changes.map((c) => c.says))])
		expect(says).not.toMatch(/[{}|]/);
	expect(sentences({})).toContain('A meeple on a tower is eaten when the dragon comes.');
	expect(sentences({ params: { 'dragon.towers': 'safe' } })).toContain(
		'A meeple on a tower is safe when the dragon comes.',
	);
});

test('a pack more leaves what the others change in each other', () => {
	const sentences = (views: readonly PackChangesView[]): string[] =>
		views.flatMap((v) => v.changes.map((c) => `${v.by} > ${v.over}: ${c.says}`));
	const few = sentences(of('inns-and-cathedrals', 'count'));
	const many = sentences(of('inns-and-cathedrals', 'count', 'tower'));
	expect(few.length).toBeGreaterThan(2);
	expect(many).toEqual(expect.arrayContaining(few));
});

test('a part that is switched off changes nothing', () => {
	const setup = { ...twoPersons, packs: ['inns-and-cathedrals'] };
	const { workspace } = services.files;
	const on = packChanges(workspace, setup).flatMap((v) => v.changes);
	const off = packChanges(workspace, { ...setup, elements: { cathedrals: false } });
	expect(on.some((c) => c.cites.includes('IC-16'))).toBe(true);
	expect(off.flatMap((v) => v.changes).some((c) => c.cites.includes('IC-16'))).toBe(false);
});

test('a change names the declarations that it changes, and they are in force', () => {
	const setup = { ...twoPersons, packs: ['inns-and-cathedrals', 'traders-and-builders'] };
	const { workspace } = services.files;
	const { ruleSet } = link(workspace, selectionOf(setup, 2));
	const keys = new Set(viewsOf(ruleSet!, undefined).map(({ key }) => key));
	const changes = packChanges(workspace, setup).flatMap((view) => view.changes);
	const about = changes.flatMap((change) => change.about);
	for (const key of about) expect(keys).toContain(key);
	expect(about).toContain('kinds.base.city');
});
