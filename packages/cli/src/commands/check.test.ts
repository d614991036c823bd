import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { shippedData } from '../data/load.ts';
import { call } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

interface CheckJson {
	diagnostics: { code: string; severity: string; file: string; line: number; hint?: string }[];
	packs: { id: string }[];
}

async function check(...words: string[]): Promise<CheckJson & { exit: number }> {
	const { exit, out, err } = await call(['check', '--json', ...words], { cwd: box.path });
	expect(err).toBe('');
	return { exit, ...(JSON.parse(out) as CheckJson) };
}

// all shipped packs, alone and together, are checked by the long tests
test('shipped packs have no findings', async () => {
	const { exit, diagnostics, packs } = await check(join(shippedData(), 'gold-rush'));
	expect(diagnostics.filter((d) => d.severity !== 'info')).toEqual([]);
	expect(exit).toBe(0);
	expect(packs.map((p) => p.id)).toContain('gold-rush/base');
});

test('a copy stands for the shipped pack, and what is wrong in it is told with its place', async () => {
	box.copy('carcassonne/base', 'mine/base');
	box.edit('mine/base/rules.yaml', 'count: tiles, each: 1', 'count: tilse, each: 1');
	const { exit, diagnostics, packs } = await check('mine');
	expect(exit).toBe(1);
	expect(packs.map((p) => p.id)).toEqual(['carcassonne/base']);
	const errors = diagnostics.filter((d) => d.severity === 'error');
	expect(errors.map((d) => d.file)).toEqual(['mine/base/rules.yaml']);
	expect(errors[0]!.line).toBeGreaterThan(1);
	expect(diagnostics.map((d) => d.code)).toContain('CLI-PACK-INSTEAD');
	const text = await call(['check', 'mine'], { cwd: box.path });
	expect(text.out).toContain('mine/base/rules.yaml:');
	expect(text.out).toContain('^^^');
});

test('errors behind choices that are not the default are found', async () => {
	box.copy('carcassonne/base', 'base');
	box.edit('base/rules.yaml', 'line: cities', 'line: citties');
	expect((await check('base')).exit).toBe(1);
});

test.each([
	[
		'each element turned',
		'elements: { bells: { says: Bells., default: true } }\nregisters: { rung: { per: game, given: element.bells } }\nrules: [{ id: ring, at: source, do: [{ set: { register: rung, to: 1 } }] }]',
		'LINK-ID-ABSENT',
	],
	[
		'each preset',
		'params: { base.bells: { says: "{n} bells.", type: int, min: 0, max: 3, default: 1 } }\npieces: { bell: { per-seat: param.base.bells } }\npresets: { loud: { says: Loud., params: { base.bells: 9 } } }',
		'LINK-PARAM-VALUE',
	],
	[
		'the fewest and the most seats',
		'pieces: { bell: { per-seat: "3 - seats.size()" } }',
		'RULE-COUNT',
	],
])('%s is tried, and what is wrong there is told once', async (_, rules, code) => {
	box.copy('carcassonne/base', 'base');
	box.put('base/bells.yaml', `format: 1\n${rules}\n`);
	const { exit, diagnostics } = await check('base');
	expect(exit).toBe(1);
	const errors = diagnostics.filter((d) => d.severity === 'error');
	expect(errors.map((d) => [d.file, d.code])).toEqual([['base/bells.yaml', code]]);
});

test('two packs with one id are told', async () => {
	box.copy('carcassonne/base', 'a/base');
	box.copy('carcassonne/base', 'b/base');
	const { exit, diagnostics } = await check('.');
	expect(exit).toBe(1);
	expect(diagnostics.map((d) => d.code)).toContain('LINK-PACK-TWICE');
});

test.each([
	['broken.yaml', 'a: [1\n'],
	['binary.yaml', 'a: \u0000\n'],
	['names.yaml', '__proto__: 1\nconstructor: 2\n'],
	['big.yaml', `a: ${'x'.repeat(2_000_000)}\n`],
	['deep.yaml', `a: ${'['.repeat(10_000)}`],
])('%s is a coded finding', async (name, text) => {
	box.put(`bad/${name}`, text);
	const { exit, diagnostics } = await check('bad');
	expect(exit).toBe(1);
	expect(diagnostics.length).toBeGreaterThan(0);
	for (const d of diagnostics) expect(d).toMatchObject({ file: `bad/${name}`, severity: 'error' });
});

test.each([
	[['nowhere'], 'CLI-PATH-MISSING'],
	[['empty'], 'CLI-PATH-EMPTY'],
	[['--data', 'nowhere'], 'CLI-PATH-MISSING'],
] as const)('%j is misuse: %s', async (words, code) => {
	box.put('empty/readme.md', '');
	const { exit, diagnostics } = await check(...words);
	expect({ exit, codes: diagnostics.map((d) => d.code) }).toEqual({ exit: 2, codes: [code] });
});

test('overlays and set-ups of scenarios are compiled, and told at their place', async () => {
	box.put(
		'mine/s.yaml',
		'scenario: s\nset-up: { packs: [base], seats: [ann, ben], params: { base.tilse: c1 } }\n',
	);
	box.put(
		'mine/o.yaml',
		'overlay: house\nformat: 1\nover: [base]\nchanges:\n  - { disable: base.clame }\n',
	);
	const { exit, diagnostics } = await check('mine');
	expect(exit).toBe(1);
	const errors = diagnostics.filter((d) => d.severity === 'error');
	expect(errors.map((d) => [d.file, d.line, d.code])).toEqual([
		['mine/o.yaml', 5, 'LINK-ID-UNKNOWN'],
		['mine/s.yaml', 2, 'LINK-ID-UNKNOWN'],
	]);
});

test('of more set-ups than are compiled a sample is, and that is told', async () => {
	box.put(
		'many/pack.yaml',
		'pack: many\nformat: 1\ngame: many\nrole: game\ntitle: Many\nversion: 1.0.0\nlicence: MIT\nuse: [common]\n',
	);
	const words = Array.from({ length: 520 }, (_, i) => `w${i}`).join(', ');
	box.put(
		'many/rules.yaml',
		`format: 1\nparams:\n  p: { says: "P is {w}.", values: [${words}], default: w0 }\n`,
	);
	const { exit, diagnostics } = await check('many');
	expect(exit).toBe(0);
	expect(diagnostics.map((d) => d.code).sort()).toEqual(['CLI-CHECK-SAMPLE', 'LINT-PARAM-UNREAD']);
	expect(diagnostics.find((d) => d.code === 'CLI-CHECK-SAMPLE')).toMatchObject({
		severity: 'info',
		file: 'many/pack.yaml',
		message: 'Of 520 set-ups of "many", 500 were compiled; the others were not tried.',
	});
});

function stranger(id: string, rules: string, more = ''): void {
	box.put(
		`mine/${id}/pack.yaml`,
		`pack: ${id}\nformat: 1\ngame: carcassonne\nrole: expansion\ntitle: ${id}\nversion: 1.0.0\nlicence: MIT\nuse: [base]\n${more}`,
	);
	box.put(`mine/${id}/rules.yaml`, `format: 1\n${rules}`);
}

describe('packs together', () => {
	const scoringRules = (id: string, n: number): string =>
		`registers: { ${id}Told: { per: game } }\nrules:\n  - { id: tells, at: after-score.table, do: [{ set: { register: ${id}Told, to: ${n} } }, { score: { to: active, line: told, count: active.supply, each: ${n} } }] }\n`;
	const takes =
		'rules:\n  - { id: takes, at: after-score.table, do: [{ return: { pieces: active.onBoard } }] }\n';

	test('that meet in one step are warned about, and named with what shows it', async () => {
		stranger('tells', scoringRules('a', 1));
		stranger('takes', takes);
		const alone = await check('mine');
		expect(alone.diagnostics.map((d) => d.code)).not.toContain('ORDER-OPEN');
		const { exit, diagnostics } = await check('mine', '--with', 'tells,takes');
		expect(exit).toBe(0);
		const open = diagnostics.filter((d) => d.code === 'ORDER-OPEN');
		expect(open).toHaveLength(1);
		expect(open[0]!.hint).toMatch(/It shows with --with (takes,tells|tells,takes)\.$/);
	});

	test('are named only as far as they are needed for a finding', async () => {
		stranger('takes', takes);
		stranger(
			'pays',
			'rules:\n  - { id: pays, at: after-score.table, do: [{ score: { to: active, line: paid, count: 1, each: 1 } }] }\n',
		);
		stranger(
			'listens',
			'registers: { gone: { per: game }, seen: { per: game } }\nrules:\n  - { id: hears, on: { event: returned, as: e }, do: [{ set: { register: gone, to: 1 } }] }\n  - { id: sees, on: { event: points, as: e }, do: [{ set: { register: seen, to: gone } }] }\n',
		);
		for (const id of ['idle', 'still'])
			stranger(
				id,
				`registers: { ${id}: { per: game } }\nrules:\n  - { id: ${id}, at: start, do: [{ set: { register: ${id}, to: 1 } }] }\n`,
			);
		const { diagnostics } = await check('mine', '--with', 'takes,pays,listens,idle,still');
		const open = diagnostics.filter((d) => d.code === 'ORDER-OPEN');
		expect(open.length).toBeGreaterThan(0);
		for (const { hint } of open) {
			expect(hint).not.toMatch(/idle|still/);
			expect(hint).toMatch(/listens/);
		}
	});

	test('that undo one another are refused', async () => {
		const patch = (each: number): string =>
			`with: { base: { changes: [{ patch: road, with: { value: { tiles: { each: ${each} } } } }] } }\n`;
		stranger('one', patch(2));
		stranger('two', patch(3));
		const { exit, diagnostics } = await check('mine', '--with', 'one,two');
		expect(exit).toBe(1);
		expect(diagnostics.map((d) => d.code)).toContain('LINK-CHANGED-TWICE');
	});

	test('that exclude each other are not compiled together', async () => {
		stranger('tells', scoringRules('a', 1));
		stranger('takes', takes, 'conflicts: { tells: They do the same. }\n');
		const { exit, diagnostics } = await check('mine', '--with', 'tells,takes');
		expect(exit).toBe(0);
		expect(diagnostics.map((d) => d.code)).not.toContain('ORDER-OPEN');
	});

	test('are compiled for as many seats as each set takes', async () => {
		stranger('crowd', 'registers: { a: { per: game } }\n', 'seats: { min: 3, max: 6 }\n');
		stranger('others', 'registers: { b: { per: game } }\n');
		stranger('more', 'registers: { c: { per: game } }\n');
		const { exit, diagnostics } = await check('mine', '--with', 'crowd,others,more');
		expect(diagnostics.map((d) => d.code)).not.toContain('LINK-SEATS');
		expect(exit).toBe(0);
	});
});

describe('errors outside of the checked files', () => {
	const giver = 'registers: { tally: { per: game } }\n';
	const taker = 'rules: [{ id: counts, at: start, do: [{ set: { register: tally, to: 1 } }] }]\n';
	const pack = (place: string, id: string, use: string, rules: string): void => {
		box.put(
			`${place}/${id}/pack.yaml`,
			`pack: ${id}\nformat: 1\ngame: carcassonne\nrole: expansion\ntitle: ${id}\nversion: 1.0.0\nlicence: MIT\nuse: [${use}]\n`,
		);
		box.put(`${place}/${id}/rules.yaml`, `format: 1\n${rules}`);
	};
	const removal = 'with: { giver: { changes: [{ disable: giver.tally }] } }\n';

	beforeEach(() => {
		pack('beside', 'giver', 'base', giver);
		pack('beside', 'taker', 'giver', taker);
	});

	test('are told with what shows them where a checked pack brings them', async () => {
		pack('mine', 'breaker', 'taker', removal);
		const { exit, diagnostics } = await check('mine', '--data', 'beside');
		const [error, ...others] = diagnostics.filter((d) => d.severity === 'error');
		expect(error).toMatchObject({ file: 'beside/taker/rules.yaml' });
		expect(error!.hint).toMatch(/It shows with "breaker"\.$/);
		expect({ exit, others }).toEqual({ exit: 1, others: [] });
	});

	test('are told where packs meet', async () => {
		pack('mine', 'breaker', 'giver', removal);
		expect((await check('mine', '--data', 'beside')).exit).toBe(0);
		const { exit, diagnostics } = await check(
			'mine',
			'--data',
			'beside',
			'--with',
			'breaker,taker',
		);
		const errors = diagnostics.filter((d) => d.severity === 'error');
		expect(errors.map((d) => d.file)).toEqual(['beside/taker/rules.yaml']);
		expect(errors[0]!.hint).toMatch(/It shows with --with (breaker,taker|taker,breaker)\.$/);
		expect(exit).toBe(1);
	});

	test('are told where a checked pack stands for the shipped one below them', async () => {
		pack('beside', 'taker', 'base', giver + taker);
		box.copy('carcassonne/base', 'mine/base');
		const run = (): ReturnType<typeof check> =>
			check('mine', '--data', 'beside', '--with', 'taker');
		expect((await run()).exit).toBe(0);
		box.put('mine/base/extra.yaml', 'format: 1\nregisters: { tally: { per: seat } }\n');
		const { exit, diagnostics } = await run();
		const errors = diagnostics.filter((d) => d.severity === 'error');
		expect(new Set(errors.map((d) => d.file))).toEqual(new Set(['beside/taker/rules.yaml']));
		expect(errors[0]!.hint).toMatch(/It shows with --with taker\.$/);
		expect(exit).toBe(1);
	});

	test('are told where a scenario chooses what makes them', async () => {
		pack(
			'beside',
			'taker',
			'base',
			'params: { taker.n: { says: "{n} more.", type: int, min: 0, max: 3, default: 0 } }\npieces: { bell: { per-seat: 2 - param.taker.n } }\n',
		);
		const scenario = (n: number): void =>
			box.put(
				'mine/s.yaml',
				`scenario: s\nset-up: { packs: [base, taker], seats: [ann, ben], params: { taker.n: ${n} } }\n`,
			);
		scenario(2);
		expect((await check('mine', '--data', 'beside')).exit).toBe(0);
		scenario(3);
		const { exit, diagnostics } = await check('mine', '--data', 'beside');
		const errors = diagnostics.filter((d) => d.severity === 'error');
		expect({ exit, files: errors.map((d) => d.file) }).toEqual({
			exit: 1,
			files: ['beside/taker/rules.yaml'],
		});
	});

	test('are left out where they are there without the checked packs', async () => {
		pack('beside', 'taker', 'giver', 'rules: [{ id: counts, at: nowhere, do: [] }]\n');
		pack('mine', 'calm', 'taker', giver.replace('tally', 'calm'));
		const alone = await check('mine', '--data', 'beside');
		expect(alone.diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
		const { diagnostics } = await check('mine', '--data', 'beside', '--with', 'calm,taker');
		expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
		expect((await check('beside')).exit).toBe(1);
	});
});
