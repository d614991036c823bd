import { beforeAll, expect, test } from 'vitest';
import type { Setup } from '@tilewright/session';
import { shipped, testServices, twoPersons } from '../engine/testing.ts';
import { type BeforeAndAfter, type RuleExample, ExampleSearch, seekExample } from './example.ts';

const services = testServices();
const file = 'own/house-rules/tried.yaml';
const house: Setup = { ...twoPersons, overlays: ['tried'] };
const tried: BeforeAndAfter = { setup: house, before: { setup: twoPersons, texts: {} } };
const head = 'overlay: tried\nformat: 1\nover: [base]\ntitle: Tried\n';

beforeAll(() => services.edits.change({ files: shipped, gone: [], whole: true }), 60_000);

function exampleOf(changes: string): Promise<RuleExample | undefined> {
	services.edits.handlers.edits({ [file]: `${head}${changes}` });
	const search = new ExampleSearch(services);
	return seekExample(
		(of) => search.find({ ...tried, ...of }),
		() => true,
	);
}

test('points before and after a change stand side by side, on the same board', async () => {
	const found = await exampleOf(
		'changes:\n  - patch: base.road\n    with: { value: { tiles: { each: 3 } } }\n',
	);
	const { before, after } = found!;
	const gained = (seat: number) => after.scores[seat]! - before.scores[seat]!;
	expect(Math.max(gained(0), gained(1))).toBeGreaterThan(0);
	expect(before.view.tiles.map((t) => t.id)).toEqual(after.view.tiles.map((t) => t.id));
	expect(before.view.tiles.length).toBeLessThan(20);
	expect(found!.words).not.toBe('');
});

test('what a change refuses is named', async () => {
	const found = await exampleOf(
		'changes:\n  - patch: common.claim\n    with: { where: "spot.feature.kind != field" }\n',
	);
	expect(found!.before.only.join()).toContain('field');
	expect(found!.after.only.join()).not.toContain('field');
});

test('house rules that stood before the change make no difference', async () => {
	const road = (each: number) =>
		`${head}changes:\n  - patch: base.road\n    with: { value: { tiles: { each: ${each} } } }\n`;
	const search = new ExampleSearch(services);
	const find = (before: string, now: string) => {
		services.edits.handlers.edits({ [file]: now });
		const texts = { [file]: before };
		return seekExample(
			(of) => search.find({ setup: house, before: { setup: house, texts }, ...of, maxSteps: 60 }),
			() => true,
		);
	};
	expect(await find(road(3), road(3))).toBeUndefined();
	const found = await find(road(3), road(4));
	const scored = [found!.before, found!.after].map(({ scores }) => Math.max(...scores));
	expect(scored.every((points) => points > 0)).toBe(true);
});

test('what nobody is offered any more is named', () => {
	const offered = (changes: string) => {
		services.edits.handlers.edits({ [file]: `${head}${changes}` });
		return new ExampleSearch(services).lost(tried).says;
	};
	const nowhere = 'changes:\n  - patch: common.claim\n    with: { where: "false" }\n';
	expect(offered(nowhere).join()).toMatch(/claim/i);
	const road = 'changes:\n  - patch: base.road\n    with: { value: { tiles: { each: 3 } } }\n';
	expect(offered(road)).toEqual([]);
});

test('a change that never shows has no example, and every game was looked at', async () => {
	services.edits.handlers.edits({ [file]: `${head}changes: []\n` });
	const search = new ExampleSearch(services);
	const seen: number[] = [];
	const found = await seekExample(
		(of) => search.find({ ...tried, ...of, maxSteps: 20 }),
		(played) => seen.push(played) > 0,
	);
	expect(found).toBeUndefined();
	expect(seen.at(-1)).toBe(60);
});

test('a search that is stopped plays no further game', async () => {
	let searches = 0;
	const found = await seekExample(
		() => void searches++,
		(played) => played < 4,
	);
	expect(found).toBeUndefined();
	expect(searches).toBe(2);
});
