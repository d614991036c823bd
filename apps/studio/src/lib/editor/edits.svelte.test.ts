import { beforeEach, expect, test } from 'vitest';
import { Edits } from './edits.svelte.ts';

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
	// back to what is on disk is told as well
	edits.set('a.yaml', '0', '0');
	await settle();
	expect(sent.slice(2)).toEqual([{ 'a.yaml': null }]);
	await settle();
	expect(sent).toHaveLength(3);
});
