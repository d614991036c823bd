import { expect, test } from 'vitest';
import { packMeetings, pairKey } from './pack-meetings.ts';
import { dataFolder, readFolder } from './testing.ts';
import { loadWorkspace } from './workspace/load.ts';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const pack = (name: string, rules: string, scenario = ''): { path: string; bytes: Uint8Array }[] =>
	[
		[
			'pack.yaml',
			`pack: ${name}\ngame: toy\nformat: 1\nversion: 1.0.0\ntitle: ${name}\nrole: expansion\n`,
		],
		['rules.yaml', rules],
		['scenarios/s.yaml', scenario],
	]
		.filter(([, t]) => t !== '')
		.map(([file, t]) => ({ path: `data/toy/${name}/${file}`, bytes: text(t!) }));

const meetings = (...files: { path: string; bytes: Uint8Array }[][]) =>
	packMeetings(loadWorkspace(files.flat()).packs);

test('what one pack says for another is found at its place, by whichever of the two comes first', () => {
	const found = meetings(
		pack(
			'b',
			'# a remark\nwith:\n  a:\n    rules:\n      - { id: r, says: Both., source: [B-1] }\n',
		),
		pack('a', 'with: { b: { modify: [{ id: m, source: A-2 }, { id: silent }] } }\n'),
	).get(pairKey('b', 'a'));
	expect(found).toEqual([
		expect.objectContaining({ by: 'a', says: '', cites: ['A-2'], line: 1 }),
		{
			is: 'declared',
			by: 'b',
			says: 'Both.',
			cites: ['B-1'],
			file: 'data/toy/b/rules.yaml',
			line: 5,
			path: ['with', 'a', 'rules', 0],
		},
	]);
});

test('a scenario of three packs stands at each pair of them, once', () => {
	const found = meetings(
		pack(
			'a',
			'',
			'scenario: All play\nformat: 1\nset-up: { game: toy, packs: [a, b, c] }\ncites: [A-1]\n',
		),
		pack('b', 'texts: {}\n'),
	);
	expect([...found.keys()].sort()).toEqual(['a b', 'a c', 'b c']);
	for (const all of found.values())
		expect(all).toEqual([expect.objectContaining({ is: 'scenario', says: 'All play', by: 'a' })]);
});

test('all pairs of the shipped packs have a meeting that has words or cites a rule', () => {
	const found = packMeetings(loadWorkspace(readFolder(dataFolder)).packs);
	expect(found.size).toBeGreaterThan(20);
	for (const [key, all] of found) {
		const [a, b] = key.split(' ');
		expect(pairKey(b!, a!)).toBe(key);
		for (const m of all) expect(m.says !== '' || m.cites.length > 0, m.file).toBe(true);
	}
});
