import { beforeAll, expect, test } from 'vitest';
import { shipped, testServices, twoPersons } from '../engine/testing.ts';
import { packChanges, type PackChangesView } from './pack-changes.ts';

const services = testServices();
beforeAll(() => services.edits.change({ files: shipped, gone: [], whole: true }));

const of = (...packs: string[]): PackChangesView[] =>
	packChanges(services.files.workspace, { ...twoPersons, packs });
const all = ['inns-and-cathedrals', 'abbey-and-mayor', 'count', 'tower', 'traders-and-builders'];

test('a game without expansions changes nothing of itself', () => {
	expect(of()).toEqual([]);
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
	expect(on.some((c) => c.cites.includes('IC-9'))).toBe(true);
	expect(off.flatMap((v) => v.changes).some((c) => c.cites.includes('IC-9'))).toBe(false);
});
