import { describe, expect, test } from 'vitest';
import {
	type Compiled,
	type Sort,
	usesBySort,
	register,
	sorts,
	strangers,
} from './link/testing.ts';
import { manifest } from './testing.ts';

const word = 'thing';
const remove = `with:\n  left:\n    changes:\n      - { remove: ${word} }\n`;

function around(sort: Sort, stranger: string, selection = {}, more = {}): Compiled {
	const [rules, tiles = ''] = sorts[sort](word, 'kone');
	const [askRules, askTiles = ''] = usesBySort[sort]!(word);
	const files = {
		'third/pack.yaml': manifest('third', 'role: expansion\nuse: [left]\n'),
		'third/rules.yaml': `format: 1\n${register('three')}${askRules}`,
		...(askTiles === '' ? {} : { 'third/tiles.yaml': `format: 1\n${askTiles}` }),
		...more,
	};
	return strangers(rules, stranger, {
		tiles: [tiles, ''],
		more: files,
		selection: { with: ['left', 'right', 'third'], ...selection },
	});
}

const others: ReadonlySet<string> = new Set([
	...['touch', 'slot', 'cause', 'reason', 'stream', 'tag:kind', 'tag:rule', 'tag:space'],
	...['preset', 'kind', 'mark', 'zone', 'group', 'tag:piece', 'tag:tile'],
]);

describe('what misses something that another pack takes away', () => {
	test.each((Object.keys(usesBySort) as Sort[]).filter((sort) => !others.has(sort)))(
		'names that pack and the place: %s',
		(sort) => {
			const before = around(sort, '').diagnostics;
			const found = around(sort, remove).diagnostics.filter(
				(d) => d.severity === 'error' && !before.some((b) => b.message === d.message),
			);
			expect(found.length).toBeGreaterThan(0);
			for (const { code, file, message, related } of found) {
				expect(['left', 'third']).toContain(file.split('/')[0]);
				expect(['LINK-ID-REMOVED', 'LINK-CHANGED-TWICE']).toContain(code);
				expect(message).toContain('"right"');
				if (code === 'LINK-ID-REMOVED')
					expect(related).toMatchObject([{ file: 'right/rules.yaml', line: 5, column: 19 }]);
			}
		},
	);

	test.each(['a tile', 'a piece'])('names it where %s is like the one that is gone', (sort) => {
		const made = around(sort.slice(2) as Sort, remove);
		const found = made.diagnostics.filter((d) => d.file.startsWith('third/'));
		expect(found.map((d) => d.code)).toEqual(['LINK-ID-REMOVED', 'LINK-ID-REMOVED']);
		const excerpts = found.map((d) => d.excerpt).join();
		expect(excerpts).toContain(`like: ${word}`);
		expect(excerpts).toContain(`kind == ${word}`);
	});

	test('names house rules that take it away', () => {
		const house = `overlay: house\nformat: 1\nover: [left]\nchanges: [{ remove: ${word} }]\n`;
		const made = around('piece', '', { overlays: ['house'] }, { 'house.yaml': house });
		expect(made.diagnostics.map((d) => d.code)).toEqual(['LINK-ID-REMOVED', 'LINK-ID-REMOVED']);
		expect(made.diagnostics[0]!.message).toContain('"house"');
		expect(made.diagnostics[0]!.related).toMatchObject([{ file: 'house.yaml', line: 4 }]);
	});

	test('does not blame a pack that takes away something of another sort', () => {
		const made = strangers(
			`verbs: { ${word}: { it: tile } }\n`,
			`with: { left: { changes: [{ remove: ${word} }] } }\npieces: { p: { like: ${word} } }\n`,
			{
				more: {
					'third/pack.yaml': manifest('third', 'role: expansion\n'),
					'third/rules.yaml': `format: 1\npieces: { q: { like: ${word} } }\n`,
				},
				selection: { with: ['left', 'right', 'third'] },
			},
		);
		expect(made.diagnostics.map((d) => d.code)).toEqual(['LINK-ID-UNKNOWN', 'LINK-ID-UNKNOWN']);
	});

	test('is a fault of its own where it is in the pack that takes it away', () => {
		const [rules] = sorts.piece(word, 'kone');
		const made = strangers(
			rules.replace(/\n {2}pkone.*/, '').replace(/rules: .*/, ''),
			`${remove}pieces: { p: { like: ${word} } }\n`,
			{ more: {} },
		);
		expect(made.diagnostics.map((d) => `${d.file} ${d.code}`)).toEqual([
			'right/rules.yaml LINK-ID-UNKNOWN',
		]);
	});
});
