import { beforeAll, describe, expect, test } from 'vitest';
import { rulesPath as path, shipped, textOf, Trial, twoPersons } from '../engine/testing.ts';
import { EditOverlay } from './edit-overlay.ts';

const files = shipped.filter((f) => /^data\/(common|carcassonne\/base)\/[^/]+\.yaml$/.test(f.path));
const whole = textOf(path);
const setup = { ...twoPersons, seed: 4 };

let trial: Trial;
let overlay: EditOverlay;
beforeAll(() => {
	trial = new Trial([]);
	overlay = new EditOverlay(trial.host);
	overlay.change({ files, gone: [], whole: true });
	expect(trial.host.start(setup).ok).toBe(true);
});

/** The text with a piece replaced; `|` in the new piece is the caret. */
function caret(from: string, to: string) {
	expect(whole).toContain(from);
	const at = whole.indexOf(from) + to.indexOf('|');
	return { path, setup, text: whole.replace(from, to.replace('|', '')), offset: at };
}
const complete = (from: string, to: string) => overlay.handlers.complete(caret(from, to));
const labels = (from: string, to: string) => complete(from, to)?.list.map((p) => p.label) ?? [];
const road = 'value: { tiles: { count: tiles, each: 1 } }';

describe('the desk', () => {
	test('lists the files of the packs in play', () => {
		const list = overlay.handlers.files(setup);
		expect(list.map((f) => f.path)).toContain(path);
		expect(list.find((f) => f.path === path)).toMatchObject({ disk: whole, text: whole });
	});

	test('proposes names inside expressions, where the text is unfinished', () => {
		expect(labels(road, 'value: { tiles: { count: ti|, each: 1 } }')).toContain('tiles');
		expect(labels(road, 'value: { tiles: { count: tiles.|, each: 1 } }')).toContain('size');
		expect(labels(road, 'value: { tiles: { count: |, each: 1 } }')).toContain('tiles');
	});

	test('proposes keys that are not yet there', () => {
		const keys = complete(road, 'value: { tiles: { count: tiles, each: 1, | } }')!.list;
		expect(keys.map((k) => k.label)).toContain('when');
		expect(keys.map((k) => k.label)).not.toContain('each');
		expect(keys.find((k) => k.label === 'when')).toMatchObject({ apply: 'when: ', form: 'key' });
		expect(labels(road, `${road}\n    |`)).toContain('connect');
		expect(labels(road, `${road}\n\n|`)).toContain('pieces');
	});

	test('proposes values of the schema', () => {
		expect(labels(road, `${road}\n    form: |`)).toEqual(expect.arrayContaining(['line', 'block']));
	});

	test('says what keys and names mean', () => {
		const about = (from: string, to: string) => overlay.handlers.explain(caret(from, to));
		expect(about(road, 'va|lue: { tiles: { count: tiles, each: 1 } }')).toMatchObject({
			title: 'value',
		});
		const name = about(road, 'value: { tiles: { count: ti|les, each: 1 } }')!;
		expect(name.title).toMatch(/^tiles: a set of/);
		expect(name.text.length).toBeGreaterThan(10);
	});

	test('an edit goes to the engine; taken away, the disk counts again', () => {
		const findings = () => trial.messages.findLast((m) => m.is === 'findings');
		overlay.handlers.edits({
			[path]: whole.replace('count: tiles, each: 1', 'count: tilez, each: 1'),
		});
		expect(findings()).toMatchObject({ stale: true });
		expect(overlay.handlers.files(setup).find((f) => f.path === path)).toMatchObject({
			disk: whole,
		});
		overlay.handlers.edits({ [path]: null });
		expect(findings()).toMatchObject({ stale: false });
	});
});
