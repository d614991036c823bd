import { gzipSync } from 'node:zlib';
import {
	Game,
	type Log,
	logJson,
	logOf,
	logYaml,
	readLog,
	unpack,
	verifyLog,
} from '@tilewright/interpreter';
import { limits } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { pack } from '../hostile/pack.ts';
import { compilerOf, shippedFiles, shippedWorkspace, workspaceOf } from '../support/packs.ts';

const compile = compilerOf(shippedWorkspace());
const elements = { farmers: true, abbot: true, gardens: true };
const { program } = compile({ game: 'carcassonne', seats: 3, elements });
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function played(steps: number): Game {
	const game = new Game(program!, { seed: 7, names: ['Ann', 'Bob', 'Ann'] });
	for (let i = 0; i < steps && game.decision; i++)
		game.choose((i * 7) % game.decision.options.length);
	return game;
}
const whole = played(1000);
const log = logOf(whole, { title: 'a whole game', by: 'person' });
const codes = async (text: string | Uint8Array): Promise<string[]> =>
	(await readLog('some.log', typeof text === 'string' ? bytes(text) : text)).diagnostics.map(
		(d) => d.code,
	);

function changed(
	at: number,
	change: (step: Extract<Log['steps'][number], { seat: string }>) => void,
): Log {
	const copy = structuredClone(log);
	const decisions = copy.steps.filter((s) => 'seat' in s);
	change(decisions[at]!);
	return copy;
}

describe('a log', () => {
	test('of a game under house rules is played again under them', () => {
		const ids = shippedWorkspace().documents.flatMap(({ kind, path }) =>
			kind === 'overlay' ? [/([^/]+)\.yaml$/.exec(path)![1]!] : [],
		);
		// house rules for packs that are not chosen do not hold here
		const housed = ids.flatMap(
			(id) => compile({ game: 'carcassonne', seats: 2, overlays: [id] }).program ?? [],
		);
		expect(housed.length).toBeGreaterThan(3);
		for (const program of housed) {
			const game = new Game(program, { seed: 3, names: ['Ann', 'Bob'] });
			for (let i = 0; i < 60 && game.decision; i++)
				game.choose((i * 7) % game.decision.options.length);
			const again = verifyLog(logOf(game, { title: 'house rules' }), compile);
			expect(again.ok).toBe(true);
			expect(again.game?.program.overlays).toEqual(program.overlays);
		}
	});

	test('says who decided what, with options, digests, states and points', () => {
		expect(whole.over).toBe(true);
		const decisions = log.steps.filter((s) => 'seat' in s);
		expect(decisions).toHaveLength(whole.steps.length);
		expect(decisions[0]).toMatchObject({ seat: 'ann', by: 'person', count: expect.any(Number) });
		expect(new Set(decisions.map((s) => s.hash)).size).toBe(decisions.length);
		const points = decisions.flatMap((s) => s.points ?? []);
		const sums = log['set-up'].seats.map((seat) =>
			points.filter((p) => p.seat === seat).reduce((n, p) => n + p.points, 0),
		);
		expect(sums).toEqual(whole.scores);
		expect(points.some((p) => p.final)).toBe(true);
		expect(points.some((p) => !p.final)).toBe(true);
	});

	test('gives seats of one name names of their own', () =>
		expect(log['set-up'].seats).toEqual(['ann', 'bob', 'ann-2']));

	test.each([
		['JSON', logJson],
		['YAML', logYaml],
	])('comes back from %s unchanged', async (_, write) => {
		const read = await readLog('a.log', bytes(write(log)));
		expect(read.diagnostics).toEqual([]);
		expect(read.log).toEqual(log);
		const packed = await readLog('a.log.gz', gzipSync(bytes(write(log))));
		expect(packed.log).toEqual(log);
	});

	test('is replayed with the same state at every decision', () => {
		const verified = verifyLog(log, compile);
		expect(verified).toMatchObject({ ok: true, steps: log.steps.length, scores: whole.scores });
		expect(verified.game?.hash()).toBe(whole.hash());
	});

	test('of a game in progress ends where it stands', async () => {
		const part = logOf(played(30), { title: 'part' });
		expect(part.end?.winners).toBeUndefined();
		const read = await readLog('part', bytes(logYaml(part)));
		expect(read.diagnostics).toEqual([]);
		expect(verifyLog(read.log!, compile)).toMatchObject({ ok: true, steps: part.steps.length });
	});

	test('can be replayed up to a step', () => {
		const verified = verifyLog(log, compile, { until: 20 });
		expect(verified).toMatchObject({ ok: true, steps: 20 });
	});

	test('keeps what is off', () => {
		const off = { farmers: false, abbot: true, gardens: true };
		const other = compile({ game: 'carcassonne', seats: 2, elements: off }).program!;
		const game = new Game(other, { seed: 1 });
		for (const notes of [{ title: 'x' }, { title: 'x', elements: off }]) {
			const again = verifyLog(logOf(game, notes), compile);
			expect(again.ok).toBe(true);
			expect(again.game?.program.elements).toEqual(['abbot', 'gardens']);
		}
	});

	test('opens also where the set-up compiles only with its elements off', () => {
		const rules = pack['rules.yaml']!.replace(
			'elements:\n',
			'elements:\n  fog: { says: Fog lies., default: true, conflicts: [lamps] }\n',
		);
		const files = Object.entries({ ...pack, 'rules.yaml': rules }).map(([name, text]) => ({
			path: `packs/hut/${name}`,
			bytes: bytes(text),
		}));
		const compileHut = compilerOf(workspaceOf([...shippedFiles(), ...files]));
		const both = compileHut({ game: 'plot', seats: 2 });
		expect(both.diagnostics.map((d) => d.code)).toContain('LINK-CONFLICT');
		const hut = compileHut({ game: 'plot', seats: 2, elements: { fog: false } }).program!;
		const game = new Game(hut, { seed: 1 });
		game.choose(0);
		const again = verifyLog(logOf(game, { title: 'without fog' }), compileHut);
		expect(again.diagnostics).toEqual([]);
		expect(again.game?.hash()).toBe(game.hash());
	});

	test('of a time in which the order of piles was not recorded is replayed as well', () => {
		const params = { 'mountain.joinOrder': 'shuffleSeeded' };
		const shuffled = compile({ game: 'gold-rush', seats: 3, params }).program!;
		const game = new Game(shuffled, { seed: 7 });
		for (let i = 0; game.decision; i++) game.choose((i * 7) % game.decision.options.length);
		const now = logOf(game, { title: 'piles' });
		const steps = now.steps.filter((s) => !('chance' in s && s.chance === 'piles'));
		expect(steps.length).toBeLessThan(now.steps.length);
		for (const one of [now, { ...now, steps }])
			expect(verifyLog(one, compile)).toMatchObject({ ok: true, scores: game.scores });
		const at = now.steps.findIndex((s) => 'chance' in s && s.chance === 'piles');
		const lacking = { ...now, steps: now.steps.filter((_, i) => i !== at) };
		expect(verifyLog(lacking, compile).divergence?.kind).toBe('chance');
	});

	test('leaves chance to the seed once it was replayed', () => {
		const [game, other] = [played(30), played(30)];
		const again = verifyLog(logOf(other, { title: 'x' }), compile, { until: 12 }).game!;
		while (game.steps.length > again.steps.length) game.undo();
		for (const one of [game, again])
			for (let i = 0; i < 9; i++) one.choose((i * 5 + 1) % one.decision!.options.length);
		expect(again.chance).toEqual(game.chance);
	});
});

describe('verifying finds', () => {
	const kind = (wrong: Log): string | undefined => verifyLog(wrong, compile).divergence?.kind;

	test('another number of options', () =>
		expect(kind(changed(3, (s) => s.count!++))).toBe('options'));
	test('another digest', () =>
		expect(kind(changed(3, (s) => (s.digest = '0'.repeat(16))))).toBe('digest'));
	test('another state', () =>
		expect(kind(changed(3, (s) => (s.hash = '0'.repeat(16))))).toBe('state'));
	test('another seat', () => expect(kind(changed(3, (s) => (s.seat = 'ann-2')))).toBe('decision'));
	test('another decision', () =>
		expect(kind(changed(3, (s) => (s.ask = 'other')))).toBe('decision'));
	test('an option that is none', () =>
		expect(kind(changed(3, (s) => (s.do = 'place Q 40/40 r0')))).toBe('option'));
	test('other scores', () => expect(kind(changed(3, (s) => s.scores![0]!++))).toBe('scores'));
	test('other points', () => {
		const at = log.steps.filter((s) => 'seat' in s).findIndex((s) => s.points !== undefined);
		expect(kind(changed(at, (s) => s.points![0]!.points++))).toBe('points');
		expect(kind(changed(at, (s) => delete s.points))).toBe('points');
	});
	test('another tile', () => {
		const copy = structuredClone(log);
		const step = copy.steps.findLast((s) => 'chance' in s)!;
		step.is = 'C';
		expect(['chance', 'options']).toContain(kind(copy));
	});
	test('steps that are missing', () => {
		const copy = structuredClone(log);
		copy.steps.splice(-6, 6);
		expect(verifyLog(copy, compile).ok).toBe(false);
		copy.steps.splice(2, 1);
		expect(verifyLog(copy, compile).ok).toBe(false);
	});
	test('steps after the end', () => {
		const copy = structuredClone(log);
		copy.steps.push({ seat: 'ann', do: 'pass' });
		expect(kind(copy)).toBe('decision');
	});
	test('another end', () => {
		const copy = structuredClone(log);
		copy.end!.winners = ['nobody'];
		expect(kind(copy)).toBe('end');
	});
	test('other rules, as a warning', () => {
		const copy = structuredClone(log);
		copy['set-up'].rules = '0123456789abcdef';
		const { ok, diagnostics } = verifyLog(copy, compile);
		expect(ok).toBe(true);
		expect(diagnostics.map((d) => d.code)).toEqual(['LOG-RULES']);
	});
	test('a position that these rules do not know', () => {
		const copy = structuredClone(log);
		copy['set-up'].board = ['NONE 9/9 r0'];
		const { ok, diagnostics } = verifyLog(copy, compile);
		expect(ok).toBe(false);
		expect(diagnostics.map((d) => d.code)).toContain('LOG-POSITION');
	});
	test('packs that are not there', () => {
		const copy = structuredClone(log);
		copy['set-up'].packs.push('nowhere');
		expect(verifyLog(copy, compile).diagnostics.map((d) => d.code)).toContain('LINK-PACK-UNKNOWN');
	});
});

describe('reading refuses', () => {
	const text = logJson(log);

	test('what was cut off', async () => {
		for (const part of [0.1, 0.5, 0.9, 0.999])
			expect(await codes(text.slice(0, text.length * part))).toEqual(['LOG-TRUNCATED']);
		expect(await codes(gzipSync(bytes(text)).subarray(0, 400))).toEqual(['LOG-GZIP']);
	});
	test('what is no JSON', async () => expect(await codes('{ "log": tru }')).toEqual(['LOG-JSON']));
	test('what is not UTF-8', async () =>
		expect(await codes(new Uint8Array([0x7b, 0xff, 0x7d]))).toEqual(['LOG-JSON']));
	test('a newer format', async () =>
		expect(await codes(text.replace('"format": 1', '"format": 2'))).toContain('FORMAT-UNKNOWN'));
	test('newer keys', async () =>
		expect(await codes(text.replace('"keys": 1', '"keys": 99'))).toContain('LOG-KEYS'));
	test('what is no log', async () => {
		expect(await codes('{ "tiles": {} }')).toEqual(['LOG-KIND']);
		expect(await codes('[1, 2]')).toEqual(['LOG-KIND']);
		expect(await codes('just text')).toEqual(['LOG-KIND']);
	});
	test('what the schema does not know', async () =>
		expect(await codes(text.replace('"do":', '"done":'))).toContain('SCHEMA-UNKNOWN-KEY'));
	test('more steps than the limit', async () => {
		const many = JSON.stringify(Array.from({ length: limits.logSteps + 1 }, () => 0));
		expect(await codes(`{ "log": "x", "steps": ${many} }`)).toEqual(['LOG-STEPS']);
	});
	test('a log that does not say how it ends, with a warning', async () => {
		const open = structuredClone(log);
		delete open.end;
		const read = await readLog('a', bytes(logJson(open)));
		expect(read.diagnostics.map((d) => [d.code, d.severity])).toEqual([['LOG-NO-END', 'warning']]);
		expect(read.log).toBeDefined();
	});
	test('names that are traps', async () => {
		const found = await codes(text.replace('"seats":["ann"', '"seats":["__proto__"'));
		expect(found.length).toBeGreaterThan(0);
	});
	test('a small file that unpacks to a large one', async () => {
		const bomb = gzipSync(new Uint8Array(limits.gzipBytes + 1));
		expect(bomb.length).toBeLessThan(limits.gzipBytes / limits.gzipRatio);
		const { bytes: out, diagnostics } = await unpack('bomb', bomb);
		expect(out).toBeUndefined();
		expect(diagnostics.map((d) => d.code)).toEqual(['LOG-GZIP-RATIO']);
	});
	test('a file that unpacks to more than the limit', async () => {
		const noise = new Uint8Array(limits.gzipBytes + 10).map(
			(_, i) => Math.imul(i, 2654435761) >>> (i % 13),
		);
		expect((await unpack('large', gzipSync(noise, { level: 1 }))).diagnostics[0]?.code).toBe(
			'LOG-GZIP-SIZE',
		);
	});
	test('a plain file beyond the limit', async () =>
		expect((await unpack('large', new Uint8Array(limits.logBytes + 1))).diagnostics[0]?.code).toBe(
			'LOG-SIZE',
		));
});
