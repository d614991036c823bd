import { describe, expect, test } from 'vitest';
import { compileToy, manifest } from '../testing.ts';

type Compiled = ReturnType<typeof compileToy>;

/** Two expansions that do not know each other, under any names, and what they use. */
function strangers(
	first: string,
	second: string,
	{ names = ['left', 'right'], use = 'toy', more = {} as Record<string, string>, rules = '' } = {},
): Compiled {
	const [left, right] = names as [string, string];
	const packs = {
		[`${left}/pack.yaml`]: manifest(left, `role: expansion\nuse: [${use}]\n`),
		[`${left}/rules.yaml`]: `format: 1\n${first}`,
		[`${right}/pack.yaml`]: manifest(right, `role: expansion\nuse: [${use}]\n`),
		[`${right}/rules.yaml`]: `format: 1\n${second}`,
		...more,
	};
	return compileToy(rules, { with: names }, packs);
}

const codes = ({ diagnostics }: Compiled): string[] => diagnostics.map((d) => d.code);
const errors = ({ diagnostics }: Compiled): string[] =>
	diagnostics.filter((d) => d.severity === 'error').map((d) => d.code);

/** What a program does, with the names of declarations taken out. */
function meaning({ program, diagnostics }: Compiled): string {
	expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	const { code, decisions, verbs, defines, kinds, pieces, triggers, causes, reasons } = program!;
	const text = JSON.stringify({ code, decisions, verbs, defines, kinds, pieces, triggers });
	return `${text} ${causes.length} ${reasons.length}`
		.replace(/"(source|start|end)":\d+/g, '')
		.replace(/\b(left\.|right\.)?(same|samf)\b/g, 'word');
}

const register = (id: string): string => `registers: { ${id}: { per: game } }\n`;
const set = (id: string, to: string): string => `do: [{ set: { register: ${id}, to: "${to}" } }]`;

/** What a pack declares under a word, and what it means by the word. */
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
		const apart = strangers(declare('same', 'one'), declare('samf', 'two'));
		expect(meaning(same)).toBe(meaning(apart));
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
		const asks = compiled(
			`${register('three')}rules: [{ id: ask, at: end, when: possible(raise), ${set('three', '1')} }]\n`,
		);
		expect(codes(asks)).toEqual([]);
		const { code, actions } = asks.program!;
		const asked = code.flatMap((i) =>
			i.op === 'unless' && i.test.op === 'possible' ? [i.test.action] : [],
		);
		expect(asked.map((a) => actions[a]!.id)).toEqual(['left.raise']);
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

/** Words that are one thing wherever they stand. */
const shared: [string, (word: string, id: string) => string][] = [
	[
		'tag of pieces',
		(word, id) => `pieces: { p${id}: { per-seat: 1, tags: [${word}], stands-on: line } }\n`,
	],
	['tag of pieces', (word) => `tags: { piece: { ${word}: A person. } }\n`],
	[
		'tag of kinds',
		(word, id) => `kinds: { k${id}: { connect: point, complete: "false", tags: [${word}] } }\n`,
	],
	[
		'group of actions',
		(word, id) =>
			`${register(id)}insert: [{ id: put${id}, after: after-place, steps: [{ actions: ${word}, pick: 1, pass: true }] }]\nactions: { act${id}: { group: ${word}, ${set(id, '1')} } }\n`,
	],
	[
		'step',
		(word, id) =>
			`${register(id)}insert: [{ id: put${id}, after: after-place, steps: [${word}] }]\nrules: [{ id: act${id}, at: ${word}, ${set(id, '1')} }]\n`,
	],
	[
		'cause',
		(word, id) =>
			`rules: [{ id: act${id}, at: end, do: [{ return: { pieces: active.onBoard, cause: ${word} } }] }]\n`,
	],
	[
		'reason',
		(word, id) =>
			`rules: [{ id: act${id}, at: after-place, do: [{ collect: { features: features(line), reason: ${word} } }] }]\n`,
	],
];

describe('words that packs share by chance', () => {
	test.each(shared)('%s: a finding names both packs', (what, declare) => {
		const own = (word: string): string[] =>
			strangers(declare('same', 'one'), declare(word, 'two')).diagnostics.flatMap((d) =>
				d.code === 'LINK-WORD-SHARED' ? [d.message] : [],
			);
		expect(own('other')).toEqual([]);
		expect(own('same')).toHaveLength(1);
		expect(own('same')[0]).toContain(`${what} "same"`);
		expect(own('same')[0]).toMatch(/"left".*"right"/);
		expect(errors(strangers(declare('same', 'one'), declare('same', 'two')))).toEqual([]);
	});

	test('the group of free actions is a word of the language', () => {
		const act = (id: string): string =>
			`${register(id)}actions: { act${id}: { group: free, ${set(id, '1')} } }\n`;
		expect(codes(strangers(act('one'), act('two')))).not.toContain('LINK-WORD-SHARED');
	});

	test('a word of a pack that is named under `with` is meant', () => {
		const [, declare] = shared[0]!;
		const beside = `${declare('same', 'two')}with: { left: { limits: { once: { times: 1, per: turn } } } }\n`;
		expect(codes(strangers(declare('same', 'one'), beside))).toEqual([]);
	});

	test('a word that both have from a pack they use is one on purpose', () => {
		const piece = (id: string): string =>
			`pieces: { p${id}: { per-seat: 1, tags: [person], stands-on: line } }\n`;
		const more = {
			'words/pack.yaml': manifest('words', 'role: library\n'),
			'words/rules.yaml': 'format: 1\ntags: { piece: { person: A person. } }\n',
		};
		expect(codes(strangers(piece('one'), piece('two'), { use: 'toy, words', more }))).toEqual([]);
	});
});
