import { gzipSync } from 'node:zlib';
import {
	type KnownDifference,
	type Mapping,
	readRecording,
	verifyRecording,
} from '@tilewright/interop';
import type { VerifiedRecording } from '@tilewright/interop';
import { describe, expect, test } from 'vitest';
import { conformanceLogs } from '../conformance/logs.ts';
import { compilerOf, dataOf, shippedWorkspace } from '../support/packs.ts';
import { type TheirFile, asRecording } from './synthetic.ts';

const workspace = shippedWorkspace();
const compile = compilerOf(workspace);
const document = workspace.documents.find(
	(d) => d.kind === 'mapping' && d.path.includes('/base/'),
)!;
const mapping = dataOf(document) as Mapping;
const mappings = [{ game: 'carcassonne', mapping }];
const logs = await conformanceLogs();
const file = asRecording(logs.get('base-2ed-abbot-garden-2p-s2-dense')!, compile, mapping);
const steps = file.trace.steps;
const placing = steps.findIndex(
	(s, i) => i > 20 && s.phase === 'TilePhase' && s.options.length > 8,
);
const acting = steps.findIndex(
	(s, i) => i > 20 && s.phase === 'ActionPhase' && s.options.length > 2,
);
const paying = steps.findIndex((s) => s.points !== undefined && !s.points[0]!.final);

async function verify(
	change: (file: TheirFile) => void,
	differences: readonly KnownDifference[] = [],
): Promise<VerifiedRecording> {
	const copy = structuredClone(file);
	change(copy);
	const bytes = new TextEncoder().encode(JSON.stringify(copy));
	const { recording, diagnostics } = await readRecording('some/game.json.gz', gzipSync(bytes));
	expect(diagnostics).toEqual([]);
	return verifyRecording(recording!, compile, mappings, { differences });
}
const known = (step: number, kind: KnownDifference['kind']): KnownDifference => ({
	recording: 'game',
	step,
	kind,
	rule: 'BG-00',
	why: 'because',
});

describe('a recording', () => {
	test.each([...logs])('of %s passes', async (name, log) => {
		const bytes = new TextEncoder().encode(JSON.stringify(asRecording(log, compile, mapping)));
		const { recording } = await readRecording(`${name}.json`, bytes);
		const verified = verifyRecording(recording!, compile, mappings);
		expect(verified.divergence).toBeUndefined();
		expect(verified).toMatchObject({ ok: true, scores: log.end!.scores });
		expect(verified.steps).toBeGreaterThan(150);
	});

	test('is gone through to its end', async () => {
		const verified = await verify(() => {});
		expect(verified.divergence).toBeUndefined();
		expect(verified).toMatchObject({
			ok: true,
			steps: steps.length,
			scores: file.trace.finalScores,
		});
		expect(verified.differences).toEqual([]);
	});

	test('may leave out steps that decide nothing', async () => {
		const verified = await verify((f) => {
			f.trace.steps = f.trace.steps.filter((s) => s.options.length > 1 || s.options[0] !== 'PASS');
		});
		expect(verified.ok).toBe(true);
	});
});

describe('a recording that differs is found', () => {
	const kind = async (change: (file: TheirFile) => void): Promise<unknown> => {
		const { ok, divergence } = await verify(change);
		expect(ok).toBe(false);
		return divergence?.kind;
	};
	test('in an option that is missing', async () => {
		const at = await verify((f) => {
			const step = f.trace.steps[placing]!;
			step.options = step.options.filter((o, i) => i > 0 || o === step.chosen);
			if (step.options.length === steps[placing]!.options.length) step.options.pop();
		});
		expect(at.divergence).toMatchObject({ step: placing, kind: 'options' });
	});
	test('in an option too many', async () =>
		expect(
			await kind((f) => f.trace.steps[placing]!.options.push('PLACE_TILE BA/L 30,30 R0')),
		).toBe('options'));
	test('in one look-alike turn', async () => {
		const at = steps.findIndex((s) => s.options.some((o) => o.startsWith('PLACE_TILE BA/L ')));
		expect(
			await kind((f) => {
				const step = f.trace.steps[at]!;
				step.options = step.options.filter((o) => !o.endsWith('R270'));
			}),
		).toBe('options');
	});
	test('in who decides', async () =>
		expect(await kind((f) => (f.trace.steps[placing]!.player = 1 - steps[placing]!.player))).toBe(
			'decision',
		));
	test('in points', async () =>
		expect(await kind((f) => f.trace.steps[paying]!.points![0]!.points++)).toBe('points'));
	test('in the lines of points', async () =>
		expect(await kind((f) => (f.trace.steps[paying]!.points![0]!.items[0] = '1x tiles=1'))).toBe(
			'points',
		));
	test('in points of 0 that are missing', async () => {
		const last = steps.length - 1;
		expect(steps[last]!.points!.some((p) => p.points === 0)).toBe(true);
		expect(
			await kind((f) => {
				f.trace.steps[last]!.points = f.trace.steps[last]!.points!.filter((p) => p.points !== 0);
			}),
		).toBe('points');
	});
	test('in what is final', async () =>
		expect(await kind((f) => delete f.trace.steps.at(-1)!.points![0]!.final)).toBe('points'));
	test('in the last points, told again', async () =>
		expect(await kind((f) => f.trace.finalPoints.pop())).toBe('points'));
	test('in scores', async () =>
		expect(await kind((f) => f.trace.steps[paying]!.scoreAfter[0]!++)).toBe('scores'));
	test('in the last scores', async () =>
		expect(await kind((f) => f.trace.finalScores[0]!++)).toBe('scores'));
	test('in the tiles drawn', async () => {
		expect(['drawn', 'options']).toContain(await kind((f) => (f.trace.drawn[10] = 'BA/RRRR')));
		expect(await kind((f) => f.trace.steps[paying]!.drawnCount++)).toBe('drawn');
	});
	test('in a step that is missing', async () => {
		expect(['decision', 'options']).toContain(await kind((f) => f.trace.steps.splice(acting, 1)));
	});
	test('in its end', async () =>
		expect(await kind((f) => f.trace.steps.splice(-4, 4))).toBe('end'));
});

describe('a departure that is listed', () => {
	const extra = (f: TheirFile): unknown =>
		f.trace.steps[placing]!.options.push('PLACE_TILE BA/L 30,30 R0');

	test('is adopted, and the comparison goes on', async () => {
		const verified = await verify(extra, [known(placing, 'options')]);
		expect(verified).toMatchObject({ ok: true, steps: steps.length });
		expect(verified.differences).toMatchObject([
			{ step: placing, kind: 'options', rule: 'BG-00', why: 'because' },
		]);
	});
	test('of another kind or step does not help', async () => {
		expect((await verify(extra, [known(placing, 'points')])).ok).toBe(false);
		expect((await verify(extra, [known(placing - 1, 'options')])).ok).toBe(false);
	});
	test('but never met is a divergence', async () => {
		const verified = await verify(() => {}, [known(placing, 'options')]);
		expect(verified).toMatchObject({
			ok: false,
			divergence: { step: placing, kind: 'options', actual: 'none' },
		});
	});
	test('of another recording is left alone', async () =>
		expect(
			(await verify(() => {}, [{ ...known(placing, 'options'), recording: 'other' }])).ok,
		).toBe(true));
	test('in scores leaves ours at theirs', async () => {
		const more = (f: TheirFile): void => {
			for (const s of f.trace.steps.slice(paying)) s.scoreAfter[0]! += 5;
			f.trace.finalScores[0]! += 5;
		};
		const first = (await verify(more)).divergence!;
		expect(first.kind).toBe('scores');
		const verified = await verify(more, [known(first.step, 'scores')]);
		expect(verified).toMatchObject({
			ok: true,
			scores: [file.trace.finalScores[0]! + 5, file.trace.finalScores[1]],
		});
	});
	test('a decision of ours that the recording lacks is answered so that its next state results', async () => {
		const drop = (f: TheirFile): unknown => f.trace.steps.splice(acting, 1);
		const first = (await verify(drop)).divergence!;
		expect(first.kind).toBe('decision');
		expect(await verify(drop, [known(first.step, 'decision')])).toMatchObject({
			differences: [{ kind: 'decision' }],
		});
	});
});

describe('reading a recording refuses', () => {
	const codes = async (text: string): Promise<string[]> =>
		(await readRecording('x.json', new TextEncoder().encode(text))).diagnostics.map((d) => d.code);
	const without = (change: (copy: TheirFile) => void): string => {
		const copy = structuredClone(file);
		change(copy);
		return JSON.stringify(copy);
	};

	test('other files', async () => {
		expect(await codes('{ "log": "a" }')).toEqual(['LOG-KIND']);
		expect(await codes('{ "setup": {}, "trace"')).toEqual(['LOG-TRUNCATED']);
	});
	test('other shapes', async () => {
		expect(
			await codes(
				without((c) => ((c.trace.steps[3] as unknown as { options: string }).options = 'x')),
			),
		).toEqual(['RECORDING-SHAPE']);
		expect(
			await codes(without((c) => ((c.trace as unknown as { drawn: number }).drawn = 3))),
		).toEqual(['RECORDING-SHAPE']);
		expect(await codes(without((c) => (c.trace.steps[3]!.player = 1.5)))).toEqual([
			'RECORDING-SHAPE',
		]);
	});
	test('names that no mapping has', async () => {
		for (const change of [
			(f: TheirFile) => (f.setup['sets'] = { 'basic:9': 1 }),
			(f: TheirFile) => (f.setup['sets'] = { 'basic:1': 2 }),
			(f: TheirFile) => (f.setup['elements'] = { dragon: true }),
			(f: TheirFile) => (f.setup['rules'] = { 'tiny-city-scoring': '7' }),
			(f: TheirFile) => (f.trace.drawn[4] = 'BA/Rx'),
			(f: TheirFile) => (f.trace.steps[placing]!.options[0] = 'FLY_TILE BA/L 0,0 R0'),
			(f: TheirFile) => (f.trace.steps[paying]!.points![0]!.name = 'castle'),
		]) {
			const verified = await verify(change);
			expect(verified.ok).toBe(false);
			expect(verified.diagnostics.map((d) => d.code)).toContain('RECORDING-UNKNOWN');
		}
	});
	test('another start', async () => {
		const start = [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 90 }];
		const verified = await verify((f) => (f.setup['start'] = start));
		expect(verified.diagnostics.map((d) => d.code)).toEqual(['RECORDING-START']);
	});
});
