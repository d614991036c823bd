import { describe, expect, test } from 'vitest';
import { compileToy, manifest } from '../testing.ts';
import { siblingSorts } from './pack-words.ts';
import {
	type Compiled,
	type Sort,
	alike,
	usesBySort,
	codes,
	errors,
	nameless,
	register,
	set,
	sorts,
	strangers,
} from './testing.ts';

function meaning({ program, diagnostics }: Compiled): string {
	expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	const { code, decisions, verbs, defines, kinds, pieces, triggers, causes, reasons } = program!;
	const text = JSON.stringify({ code, decisions, verbs, defines, kinds, pieces, triggers });
	return `${text} ${causes.length} ${reasons.length}`
		.replace(/"(source|start|end)":\d+/g, '')
		.replace(/\b(left\.|right\.)?(same|samf)\b/g, 'word');
}

const uses: [string, (word: string, id: string) => string][] = [
	[
		'an action that a rule asks for',
		(word, id) =>
			`${register(id)}actions: { ${word}: { group: main, when: "active.score > 1", ${set(id, '1')} } }\nrules: [{ id: ask${id}, at: after-place, when: possible(${word}), ${set(id, '2')} }]\n`,
	],
	[
		'an action that another one is like',
		(word, id) =>
			`${register(id)}actions:\n  ${word}: { group: main, when: "active.score > 1", ${set(id, '1')} }\n  again${id}: { like: ${word}, when: "active.score > 2" }\n`,
	],
	[
		'an action that is only there for others',
		(word, id) =>
			`${register(id)}actions:\n  ${word}: { abstract: true, group: main, ${set(id, '1')} }\n  again${id}: { like: ${word}, when: "active.score > 2" }\n`,
	],
	[
		'a requirement that is lifted',
		(word, id) =>
			`${register(id)}verbs: { do${id}: { it: tile } }\nrequire: [{ id: ${word}, verb: do${id}, that: "${id} > 3", why: differs }]\nallow: [{ id: free${id}, require: ${word}, when: "${id} > 2" }]\nrules: [{ id: ask${id}, at: after-place, when: "board.tiles.exists(t, can(do${id}, t))", ${set(id, '2')} }]\n`,
	],
	[
		'a requirement that an action waives',
		(word, id) =>
			`${register(id)}require: [{ id: ${word}, verb: placeTile, that: "${id} > 3", why: differs }]\nactions: { lay${id}: { group: tile, choose: { among: { spot: placements(drawn) } }, waive: ${word}, where: "can(placeTile, spot)", do: [{ place-tile: { at: spot } }] } }\n`,
	],
	[
		'a rule that another one comes after',
		(word, id) =>
			`${register(id)}rules:\n  - { id: a${id}, at: end, after: ${word}, ${set(id, `${id} * 2`)} }\n  - { id: ${word}, at: end, ${set(id, `${id} + 1`)} }\n`,
	],
	[
		'a rule that is quiet in a run',
		(word, id) =>
			`${register(id)}rules:\n  - { id: ${word}, at: after-place, ${set(id, '1')} }\n  - { id: go${id}, at: end, when: "${id} == 7", do: [{ run: { slots: [after-place], quiet: [${word}] } }] }\n`,
	],
];

describe('packs that do not know each other and say the same word', () => {
	test.each(uses)('%s: each keeps its own meaning', (_what, declare) => {
		const same = strangers(declare('same', 'one'), declare('same', 'two'));
		const different = strangers(declare('same', 'one'), declare('samf', 'two'));
		expect(meaning(same)).toBe(meaning(different));
	});

	test('an action under the same word has a key, a source and a report of its own', () => {
		const raise = (id: string): string =>
			`${register(id)}actions: { raise: { group: main, key: [raise], ${set(id, '1')} } }\n`;
		const { program } = strangers(raise('one'), raise('two'));
		expect(program!.actions.map((a) => a.id).sort()).toEqual([
			'left.raise',
			'right.raise',
			'toy.lay',
		]);
		const keys = program!.decisions.flatMap((d) =>
			d.alternatives.map((a) => JSON.stringify(a.key)),
		);
		expect(keys).toContain('[{"word":"left.raise"}]');
		expect(keys).toContain('[{"word":"right.raise"}]');
	});

	test('a pack that uses one of them means that one, and may not declare the word again', () => {
		const raise = (id: string, more = ''): string =>
			`${register(id)}actions: { raise: { group: main, when: "${id} > 1", ${set(id, '1')} } }\n${more}`;
		const third = (rules: string): Record<string, string> => ({
			'third/pack.yaml': manifest('third', 'role: expansion\nuse: [toy, left]\n'),
			'third/rules.yaml': `format: 1\n${rules}`,
		});
		const compiled = (rules: string): Compiled =>
			compileToy(
				'',
				{ with: ['left', 'right', 'third'] },
				{
					'left/pack.yaml': manifest('left', 'role: expansion\nuse: [toy]\n'),
					'left/rules.yaml': `format: 1\n${raise('one')}`,
					'right/pack.yaml': manifest('right', 'role: expansion\nuse: [toy]\n'),
					'right/rules.yaml': `format: 1\n${raise('two')}`,
					...third(rules),
				},
			);
		const made = compiled(
			`${register('three')}rules: [{ id: ask, at: end, when: possible(raise), ${set('three', '1')} }]\n`,
		);
		expect(codes(made)).toEqual([]);
		const { code, actions } = made.program!;
		const tested = code.flatMap((i) =>
			i.op === 'unless' && i.test.op === 'possible' ? [i.test.action] : [],
		);
		expect(tested.map((a) => actions[a]!.id)).toEqual(['left.raise']);
		expect(codes(compiled(raise('three')))).toEqual(['LINK-DUPLICATE']);
	});

	test('a change beside the base game means its rule, not the one of a stranger', () => {
		const pay = `rules: [{ id: pay, at: end-game.last, do: [{ score: { to: active, count: 1 } }] }]\n`;
		const change = `with: { toy: { changes: [{ disable: pay }] } }\n`;
		const { program, diagnostics } = strangers(change, pay, { rules: pay });
		expect(diagnostics.map((d) => d.code)).toEqual([]);
		expect(program!.sources.map((s) => s.id)).toContain('right.pay');
		expect(program!.sources.map((s) => s.id)).not.toContain('toy.pay');
	});
});

describe('packs that do not know each other and bring the same word', () => {
	const cases = Object.entries(sorts) as [Sort, (typeof sorts)[Sort]][];

	test.each(cases)('%s: play as if one of them had another word', (_sort, declare) => {
		const together = (second: string): Compiled => {
			const [a, b] = [declare('same', 'kone'), declare(second, 'ktwo')];
			return strangers(a[0], b[0], {
				names: alike.names,
				tiles: [a[1] ?? '', b[1] ?? ''],
			});
		};
		expect(nameless(together('same'))).toBe(nameless(together('samf')));
	});

	const third = (sort: Sort, word: string): Compiled => {
		const [a, b] = [sorts[sort]('same', 'kone'), sorts[sort]('same', 'ktwo')];
		const [rules, tiles = ''] = usesBySort[sort]!(word);
		const made = strangers(a[0], b[0], {
			names: alike.names,
			tiles: [a[1] ?? '', b[1] ?? ''],
			selection: { with: [...alike.names, 'samc'] },
			more: {
				'samc/pack.yaml': manifest('samc', 'role: expansion\nuse: [toy, sama, samb]\n'),
				'samc/rules.yaml': `format: 1\n${register('three')}${rules}`,
				...(tiles === '' ? {} : { 'samc/tiles.yaml': `format: 1\n${tiles}` }),
			},
		});
		const diagnostics = made.diagnostics.filter((d) => !d.code.startsWith('ORDER-'));
		return { ...made, diagnostics };
	};

	test('a kind that an effect names, a step that a param chooses, a group that tiles go to', () => {
		const own = (word: string, id: string): string =>
			`${register(id)}kinds: { ${word}: { connect: edge, form: block, complete: "false" } }\npieces: { p${id}: { per-seat: 1, stands-on: ${word} } }\nparams: { when${id}: { says: "At {early}.", values: [early, late], default: early } }\ninsert: [{ id: put${id}, after: end, steps: [${word}] }]\ndeck: { groups: { ${word}: { opens: "false" } }, moves: [{ tile: A, to: ${word} }] }\nrules:\n  - { id: act${id}, at: after-place, when: "${id} > 3", do: [{ convert: { feature: "features(block).first()", to: ${word}, by: "active.supply.filter(p, p.kind == p${id}).first()" } }] }\n  - { id: ask${id}, at: { by: param.when${id}, of: { early: ${word}, late: end } }, ${set(id, '2')} }\n`;
		const together = (second: string): Compiled =>
			strangers(own('same', 'kone'), own(second, 'ktwo'), { names: alike.names });
		expect(nameless(together('same'))).toBe(nameless(together('samf')));
	});

	test('words of different sorts: each keeps its own meaning', () => {
		const a = `kinds: { same: { connect: point, complete: "false" } }\n${register('kone')}rules: [{ id: act, at: end, ${set('kone', 'features(same).size()')} }]\n`;
		const b = `registers: { same: { per: game } }\nrules: [{ id: act, at: end, ${set('same', 'same + 1')} }]\n`;
		expect(errors(strangers(a, b))).toEqual([]);
	});

	test('the free group of actions is one for all', () => {
		const act = (id: string): string =>
			`${register(id)}actions: { act${id}: { group: free, ${set(id, '1')} } }\n`;
		const { program } = strangers(act('one'), act('two'));
		expect(new Set(program!.actions.map((x) => x.group))).toContain('free');
		expect(program!.actions.map((x) => x.group).join()).not.toMatch(/left|right/);
	});

	test('a word that both have from a pack they use is one', () => {
		const piece = (id: string): string =>
			`pieces: { p${id}: { per-seat: 1, tags: [person], stands-on: line } }\n`;
		const more = {
			'words/pack.yaml': manifest('words', 'role: library\n'),
			'words/rules.yaml': 'format: 1\ntags: { piece: { person: A person. } }\n',
		};
		const { program } = strangers(piece('one'), piece('two'), { use: 'toy, words', more });
		expect(program!.pieces.flatMap((p) => p.tags)).toEqual(['claims', 'person', 'person']);
	});

	test('a word that a pack has from one that it names under `with` is one', () => {
		const piece = (id: string): string =>
			`pieces: { p${id}: { per-seat: 1, tags: [person], stands-on: line } }\n`;
		const beside = `${piece('two')}with: { left: { limits: { once: { times: 1, per: turn } } } }\n`;
		const { program } = strangers(piece('one'), beside);
		expect(program!.pieces.flatMap((p) => p.tags)).toEqual(['claims', 'person', 'person']);
	});

	test('house rules say which they mean', () => {
		const own = (id: string): string =>
			`registers: { same: {} }\nlimits: { l${id}: { times: 1, per: turn } }\n`;
		const house = (word: string): Compiled =>
			strangers(own('one'), own('two'), {
				more: {
					'house.yaml': `overlay: house\nformat: 1\nover: [toy]\nchanges: [{ add: { rules: [{ id: mine, at: end, do: [{ set: { register: ${word}, to: "${word} + 1" } }] }] } }]\n`,
				},
				selection: { overlays: ['house'] },
			});
		expect(errors(house('left.same'))).toEqual([]);
		expect(errors(house('same'))).toContain('TYPE-NAMESAKES');
	});

	test('ids that look alike are no fault of packs that do not know each other', () => {
		const own = (word: string): string => `registers: { ${word}: {} }\n`;
		expect(errors(strangers(own('oneThing'), own('onething')))).toEqual([]);
	});

	test.each(Object.keys(usesBySort) as Sort[])(
		'%s: a pack that uses both says which it means',
		(sort) => {
			expect(errors(third(sort, 'sama.same'))).toEqual([]);
			const other = third(sort, 'samb.same');
			expect(errors(other)).toEqual([]);
			if (sort === 'preset') return;
			const bare = third(sort, 'same').diagnostics.filter((d) => d.severity === 'error');
			expect(bare).not.toEqual([]);
			for (const d of bare) {
				expect(['TYPE-NAMESAKES', 'LINK-REF-AMBIGUOUS']).toContain(d.code);
				expect(`${d.message} ${d.hint}`).toMatch(/sama\.same.*samb\.same/);
				expect(d.file).toMatch(/^samc\//);
			}
		},
	);

	const siblings = cases.flatMap(([sort]) =>
		siblingSorts(sort).map((other): [Sort, Sort] => [sort, other as Sort]),
	);

	test.each(siblings)('%s and %s: each pack keeps its own', (first, second) => {
		const together = (word: string): Compiled => {
			const [a, b] = [sorts[first]('same', 'kone'), sorts[second](word, 'ktwo')];
			return strangers(a[0], b[0], {
				names: alike.names,
				tiles: [a[1] ?? '', b[1] ?? ''],
			});
		};
		expect(nameless(together('same'))).toBe(nameless(together('samf')));
	});

	test.each([
		['of sides', 'connect: edge, form: line', 'E-W'],
		['of areas', 'connect: area, fills: false', 'NL'],
		['of spots', 'connect: point', 'centre'],
		['of nothing on a tile', 'connect: none', undefined],
		['that is not in this game', 'connect: point, given: "false"', 'centre'],
	])('a kind %s and a mark of tiles: each pack keeps its own', (_what, kind, place) => {
		const together = (word: string): Compiled =>
			strangers(
				`kinds: { same: { ${kind}, complete: "false" } }\n`,
				`marks: { ${word}: { of: tile } }\n${register('two')}rules: [{ id: act, at: after-place, when: placed.${word}, ${set('two', '1')} }]\n`,
				{
					names: alike.names,
					tiles: [
						place === undefined ? '' : `tiles:\n  T1: { same: ${place}, line: S }\n`,
						`tiles:\n  T2: { ${word}: true, line: E-W }\n`,
					],
				},
			);
		expect(nameless(together('same'))).toBe(nameless(together('samf')));
		const marked = together('same').program!.tiles.filter((t) => t.id === 'T2');
		expect(marked.map((t) => Object.values(t.marks))).toEqual([[1]]);
	});

	test('a pack that uses both says which of two sorts it means', () => {
		const third = (word: string): string[] =>
			errors(
				strangers(
					'kinds: { same: { connect: point, complete: "false" } }\n',
					'marks: { same: { of: tile } }\n',
					{
						selection: { with: ['left', 'right', 'third'] },
						more: {
							'third/pack.yaml': manifest('third', 'role: expansion\nuse: [toy, left, right]\n'),
							'third/tiles.yaml': `format: 1\ntiles:\n  T: { ${word}, line: E-W }\n`,
						},
					},
				),
			);
		expect(third('left.same: centre, right.same: 2')).toEqual([]);
		expect(third('same: centre')).toEqual(['LINK-REF-AMBIGUOUS']);
	});

	test('a mark of tiles that is called like a kind the pack knows is refused', () => {
		const own = (kind: string, other = ''): string[] =>
			errors(
				strangers(`kinds: { same: { ${kind} } }\nmarks: { same: { of: tile } }\n${other}`, ''),
			);
		expect(own('connect: point')).toEqual(['TILE-KEY-TWO']);
		expect(own('connect: none')).toEqual([]);
	});
});
