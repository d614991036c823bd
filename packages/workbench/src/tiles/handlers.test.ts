import { expect, test } from 'vitest';
import { edited, shipped, testServices, twoPersons } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';

const services = testServices();
services.edits.change({ files: shipped, gone: [], whole: true });
const handlers = makeHandlers(services);
const here = await handlers['tiles.here'](twoPersons);

test('the tiles of a set-up, with the kinds and marks they are drawn with', () => {
	expect(here?.palette.tiles.length).toBe(32);
	expect(here?.palette.files.map((f) => f.file)).toEqual(['data/carcassonne/base/tiles.yaml']);
	expect(here?.kinds.map((k) => `${k.id} ${k.connect} ${k.form}`)).toContain('city edge block');
	expect(here?.palette.context.kinds['city']?.marks).toContain('pennant');
});

test('a tile gets another id in all files that name it, or the reason why not', async () => {
	const file = 'data/carcassonne/base/tiles.yaml';
	const response = await handlers['tiles.rename']({ file, id: 'D', to: 'D-1' });
	if (!('texts' in response)) throw new Error(response.finding.message);
	expect(response.texts[file]).toContain('  D-1:');
	expect(Object.values(response.texts).some((text) => text.includes('place D-1 0/'))).toBe(true);
	const refused = await handlers['tiles.rename']({ file, id: 'D', to: 'E' });
	expect('finding' in refused && refused.finding.code).toBe('EDIT-KEY');
});

test('what is wrong with a tile is found, each thing once', async () => {
	expect(
		(await handlers['tiles.findings'](twoPersons)).filter((f) => f.severity === 'error'),
	).toEqual([]);
	const path = 'data/carcassonne/base/tiles.yaml';
	services.files.change(edited('city: N, road: E-W', 'city: N pennat, road: E-W', path), [], false);
	const found = await handlers['tiles.findings'](twoPersons);
	expect(found.filter((f) => f.file === path).map((f) => f.code)).toEqual(['TILE-MARK-UNKNOWN']);
});
