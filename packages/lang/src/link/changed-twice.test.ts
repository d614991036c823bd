import { describe, expect, test } from 'vitest';
import { compileToy, dataFolder, manifest, readFolder, workspaceOf } from '../testing.ts';
import { type SourcedValue, entriesOf, plain } from './sourced-value.ts';
import { codes, strangers } from './testing.ts';
import { link } from './link.ts';
import { type Section, listedSections, namedSections } from './sections.ts';
import type { Decl } from './ruleset.ts';

/** Fewer than the findings of one file that are shown. */
const atOnce = 40;

const shipped = readFolder(dataFolder);
const shippedPacks = workspaceOf({}, shipped).packs;

interface Place {
	readonly section: Section;
	readonly pack: string;
	readonly ref: string;
	readonly path: readonly string[];
	readonly value: unknown;
}

function placesOf(decl: Decl): Place[] {
	const { section, pack, id } = decl;
	const leaves = (datum: SourcedValue, path: readonly string[]): Place[] =>
		datum.is === 'map' && datum.entries.size > 0
			? entriesOf(datum).flatMap(([key, inner]) => leaves(inner, [...path, key]))
			: [{ section, pack, ref: `${section}.${id}`, path, value: plain(datum) }];
	return leaves(decl.datum, []);
}

function placesOfGame(game: string): Map<string, Place[]> {
	const found = new Map<string, Place[]>();
	const seen = new Set<string>();
	for (const pack of shippedPacks.filter((p) => p.game === game)) {
		const { ruleSet } = link(workspaceOf({}, shipped), { game, with: [pack.name], seats: 2 });
		for (const section of [...namedSections, ...listedSections])
			for (const decl of ruleSet?.sections.get(section)?.values() ?? [])
				for (const place of decl.pack === pack.name ? placesOf(decl) : []) {
					const key = `${section} ${place.path.join(' ')}`;
					if (seen.has(key) || place.path.includes('id')) continue;
					seen.add(key);
					found.set(pack.name, [...(found.get(pack.name) ?? []), place]);
				}
	}
	return found;
}

function other(value: unknown, n: number): unknown {
	if (typeof value === 'number') return value + n;
	if (typeof value === 'boolean') return n === 1;
	if (Array.isArray(value)) return [...value, ...Array<unknown>(n).fill(value[0] ?? 1)];
	return typeof value === 'string' ? `${value}${'xy'[n - 1]!}` : n;
}

function changes(places: readonly Place[], n: number): string {
	const list = places.map(({ ref, path, value }) => ({
		patch: ref,
		with: path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), other(value, n)),
	}));
	return JSON.stringify(list);
}

function found(game: string, pack: string, places: readonly Place[], use: string): number {
	const packs: Record<string, string> = {};
	for (const [name, n] of [
		['xa', 1],
		['xb', 2],
	] as const) {
		packs[`${name}/pack.yaml`] = manifest(name, `game: ${game}\nrole: expansion\n${use}`);
		packs[`${name}/rules.yaml`] =
			`format: 1\nwith: { ${pack}: { changes: ${changes(places, n)} } }\n`;
	}
	const workspace = workspaceOf(packs, shipped);
	const { diagnostics } = link(workspace, { game, with: [pack, 'xa', 'xb'], seats: 2 });
	return diagnostics.filter((d) => d.code === 'LINK-CHANGED-TWICE').length;
}

describe('two packs that change one value of a third one', () => {
	test.each(['carcassonne', 'gold-rush'])('of %s, whatever it is: are told so', (game) => {
		const all = placesOfGame(game);
		let count = 0;
		for (const [pack, places] of all)
			for (const use of ['', `use: [${pack}]\n`])
				for (let i = 0; i < places.length; i += atOnce) {
					const some = places.slice(i, i + atOnce);
					count += some.length;
					expect([pack, found(game, pack, some, use)]).toEqual([pack, some.length]);
				}
		expect(count).toBeGreaterThan(100);
	});
});

describe('a change of something that is changed already', () => {
	const patch = (at: string): string => `{ patch: drawOne, with: { at: ${at} } }`;
	const remove = '{ remove: rules.drawOne }';
	const changed = (...packs: readonly (readonly string[])[]): string[] => {
		const names = packs.map((_, i) => `x${i}`);
		const files = packs.flatMap((list, i): [string, string][] => [
			[`x${i}/pack.yaml`, manifest(`x${i}`, 'role: expansion\n')],
			[`x${i}/rules.yaml`, `format: 1\nwith: { toy: { changes: [${list.join(', ')}] } }\n`],
		]);
		return codes(compileToy('', { with: names }, Object.fromEntries(files)));
	};

	test('by the same pack is an error', () => {
		expect(changed([patch('end'), patch('start')])).toEqual(['LINK-CHANGED-TWICE']);
		expect(changed([patch('end')])).toEqual([]);
	});

	test('by another pack that takes it away is an error, whichever pack comes first', () => {
		expect(changed([patch('end')], [remove])).toEqual(['LINK-CHANGED-TWICE']);
		expect(changed([remove], [patch('end')])).toEqual(['LINK-CHANGED-TWICE']);
	});

	const extended = {
		pieces: ['man', 'tags: [zed]'],
		kinds: ['line', 'tags: [zed]'],
		tiles: ['A', 'source: zed'],
	};
	test.each(Object.entries(extended))(
		'by a pack that takes away one of %s which a stranger extends is an error',
		(section, [id, more]) => {
			const of = (remover: string, use: string): string[] =>
				codes(
					compileToy(
						'',
						{ with: ['xr', 'xe'] },
						{
							'xr/pack.yaml': manifest('xr', 'role: expansion\n'),
							'xr/rules.yaml': `format: 1\nwith: { toy: { changes: [${remover}] } }\n`,
							'xe/pack.yaml': manifest('xe', `role: expansion\n${use}`),
							'xe/rules.yaml': `format: 1\nextend: { ${section}: { ${id}: { ${more} } } }\n`,
						},
					),
				);
			const remove = `{ remove: ${section}.${id} }`;
			expect(of(remove, '')).toContain('LINK-CHANGED-TWICE');
			expect(of(remove, 'use: [xr]\n')).not.toContain('LINK-CHANGED-TWICE');
			expect(of('{ remove: rules.drawOne }', '')).not.toContain('LINK-CHANGED-TWICE');
		},
	);

	test.each([
		['a query', 'q', 'query: q, add: 1'],
		['a kind', 'kinds.block', 'query: value, of: block, line: tiles, each: { add: 1 }'],
	])('by a pack that takes away %s which a stranger modifies is an error', (_, id, modifier) => {
		const of = (use: string): string[] =>
			codes(
				compileToy(
					'queries: { q: { of: seat, type: int, value: "1" } }\n',
					{ with: ['xr', 'xe'] },
					{
						'xr/pack.yaml': manifest('xr', 'role: expansion\n'),
						'xr/rules.yaml': `format: 1\nwith: { toy: { changes: [{ remove: ${id} }] } }\n`,
						'xe/pack.yaml': manifest('xe', `role: expansion\n${use}`),
						'xe/rules.yaml': `format: 1\nmodify: [{ id: m, ${modifier} }]\n`,
					},
				),
			);
		expect(of('')).toContain('LINK-CHANGED-TWICE');
		expect(of('use: [xr]\n')).not.toContain('LINK-CHANGED-TWICE');
	});

	test('undoes nothing where both want the same', () => {
		expect(changed([patch('end')], [patch('end')])).not.toContain('LINK-CHANGED-TWICE');
		expect(changed([remove], [remove])).toEqual([]);
	});
});

describe('a condition that a change makes false for good takes a declaration away', () => {
	const rules = `queries: { amount: { of: seat, type: int, value: it.score + 1 } }
rules: [{ id: pay, at: end, do: [{ score: { to: active, count: amount(active) } }] }]
`;
	const change = (ref: string, more: string): string =>
		`with:\n  toy:\n    changes: [{ patch: ${ref}, with: { ${more} } }]\n`;
	const between = (first: string, second: string): string[] =>
		codes(strangers(first, second, { rules }));
	const other = change('pay', 'at: after-place');

	test.each([
		['given', 'seats.size() > 1'],
		['when', 'active.score > 3'],
	])('%s', (key, sometimes) => {
		const gone = change('pay', `${key}: "false"`);
		expect(between(gone, other)).toEqual(['LINK-CHANGED-TWICE']);
		expect(between(change('pay', `${key}: "${sometimes}"`), other)).toEqual([]);
		expect(between(gone, gone)).not.toContain('LINK-CHANGED-TWICE');
	});

	test('given, and a modifier of what it takes away', () => {
		const widen = 'modify: [{ id: m, query: amount, add: "1" }]\n';
		expect(between(change('queries.amount', 'given: "false"'), widen)).toContain(
			'LINK-CHANGED-TWICE',
		);
	});
});
