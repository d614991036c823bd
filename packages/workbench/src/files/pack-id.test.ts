import { expect, test } from 'vitest';
import { packId, packIdTrouble } from './pack-id.ts';

const any = (): boolean => true;

test('an id is made from the words of a title', () => {
	expect(packId('My hills', any)).toBe('my-hills');
	expect(packId('Häuser & Straßen, 2nd try!', any)).toBe('hauser-strassen-2nd-try');
	expect(packId('3 rivers', any)).toBe('rivers');
	expect(packId('山', any)).toBe('my-tiles');
	expect(packId('', any)).toBe('my-tiles');
});

test('an id that may not be used gets a number', () => {
	const taken = new Set(['hills', 'hills-2', 'aux']);
	const isFree = (id: string): boolean => !taken.has(id);
	expect(packId('Hills', isFree)).toBe('hills-3');
	expect(packId('AUX', isFree)).toBe('aux-2');
});

test('any title gives an id of the allowed form', () => {
	let state = 7;
	const random = (n: number): number => (state = (state * 48271) % 2147483647) % n;
	for (let i = 0; i < 2000; i++) {
		const title = Array.from({ length: random(80) }, () =>
			String.fromCodePoint([32 + random(95), 160 + random(600), 0x1f300 + random(200)][random(3)]!),
		).join('');
		const id = packId(title, any);
		expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
		expect(id.length).toBeLessThanOrEqual(40);
	}
});

test('an id of a pack has the form of a name, and no pack or folder has it', () => {
	const row = {
		...{ id: 'hills/hills', name: 'hills', game: 'valley', title: '', role: '', version: '' },
		folder: 'own/hills',
		files: [{ path: 'own/there/x.yaml', kind: '', onDisk: true, bytes: 1 }],
	};
	for (const id of ['', 'Aux', 'aux', '-a', 'a--b', 'a_b', 'x'.repeat(61), '__proto__'])
		expect(packIdTrouble(id, []), id).toBe('form');
	for (const id of ['hills', 'valley', 'there']) expect(packIdTrouble(id, [row])).toBe('taken');
	for (const id of ['hill', 'own', 'a-1']) expect(packIdTrouble(id, [row])).toBeUndefined();
});
