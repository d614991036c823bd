import { beforeEach, expect, test } from 'vitest';
import { type CrossedEdit, Edits } from './edits.svelte.ts';
import { readStoredEdits, STORAGE_KEY } from './stored-edits.ts';

beforeEach(() => localStorage.clear());

test('texts that are outdated before they could be sent are left out, the last always comes', async () => {
	const sent: Readonly<Record<string, string | null>>[] = [];
	let done = (): void => {};
	const edits = new Edits((texts) => {
		sent.push(texts);
		return new Promise<void>((resolve) => (done = resolve));
	});
	const settle = async (): Promise<void> => {
		done();
		await new Promise((resolve) => setTimeout(resolve));
	};
	edits.set('a.yaml', '1', '0');
	edits.set('a.yaml', '2', '0');
	edits.set('b.yaml', '3', '0');
	edits.set('a.yaml', '4', '0');
	expect(sent).toEqual([{ 'a.yaml': '1' }]);
	await settle();
	expect(sent.slice(1)).toEqual([{ 'a.yaml': '4', 'b.yaml': '3' }]);
	edits.set('a.yaml', '0', '0');
	await settle();
	expect(sent.slice(2)).toEqual([{ 'a.yaml': null }]);
	await settle();
	expect(sent).toHaveLength(3);
});

const storedEdits = () => readStoredEdits(() => localStorage).edits;
const quiet = (): Promise<void> => Promise.resolve();
function elsewhere(edits: object): void {
	const newValue = JSON.stringify(edits);
	localStorage.setItem(STORAGE_KEY, newValue);
	dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue }));
}

test('edits of another tab come in and stay when this one keeps its own', () => {
	const sent: unknown[] = [];
	const edits = new Edits((texts) => (sent.push(texts), quiet()));
	const stop = edits.follow();
	elsewhere({ 'a.yaml': { text: '1', base: '0' } });
	expect(edits.files).toEqual({ 'a.yaml': { text: '1', base: '0' } });
	expect(sent).toEqual([{ 'a.yaml': '1' }]);
	edits.set('b.yaml', '2', '0');
	elsewhere({ 'a.yaml': { text: '3', base: '0' } });
	edits.flush();
	expect(Object.keys(storedEdits())).toEqual(['a.yaml', 'b.yaml']);
	expect(edits.files['a.yaml']?.text).toBe('3');
	elsewhere({ 'b.yaml': { text: '2', base: '0' } });
	expect(edits.paths).toEqual(['b.yaml']);
	stop();
});

test('two tabs at one file at one moment: ours counts, theirs is handed over', () => {
	const crossed: CrossedEdit[] = [];
	const edits = new Edits(quiet);
	edits.onCrossed = (all) => void crossed.push(...all);
	const stop = edits.follow();
	edits.set('a.yaml', 'mine', '0');
	elsewhere({ 'a.yaml': { text: 'theirs', base: '0' } });
	expect(edits.files['a.yaml']?.text).toBe('mine');
	edits.flush();
	expect(storedEdits()['a.yaml']?.text).toBe('mine');
	expect(crossed).toEqual([{ path: 'a.yaml', theirs: 'theirs' }]);
	stop();
});

test('what another tab wrote unheard is not written over', () => {
	const edits = new Edits(quiet);
	edits.set('a.yaml', '1', '0');
	localStorage.setItem(STORAGE_KEY, JSON.stringify({ 'b.yaml': { text: '2', base: '0' } }));
	edits.flush();
	expect(Object.keys(storedEdits()).sort()).toEqual(['a.yaml', 'b.yaml']);
	expect(edits.paths).toEqual(['a.yaml', 'b.yaml']);
});

test('how an edit stands beside the disk', () => {
	const edits = new Edits(quiet);
	edits.set('a.yaml', 'mine', 'disk');
	edits.set('n.yaml', 'new', '');
	expect([edits.stateOf('a.yaml'), edits.stateOf('n.yaml'), edits.stateOf('x.yaml')]).toEqual([
		'edited',
		'new',
		undefined,
	]);
	edits.onDiskRead([{ path: 'a.yaml', disk: 'other' }]);
	expect(edits.stateOf('a.yaml')).toBe('conflict');
	edits.rebase('a.yaml', 'other');
	expect(edits.stateOf('a.yaml')).toBe('edited');
	edits.onDiskRead([{ path: 'a.yaml', disk: undefined }]);
	expect(edits.stateOf('a.yaml')).toBe('conflict');
	edits.onDiskRead([{ path: 'n.yaml', disk: 'theirs' }]);
	expect(edits.stateOf('n.yaml')).toBe('conflict');
	edits.saved('n.yaml', 'new');
	edits.onDiskRead([{ path: 'n.yaml', disk: 'new' }]);
	expect(edits.paths).toEqual(['a.yaml']);
});
