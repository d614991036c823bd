import { afterAll, expect, test } from 'vitest';
import { Runner } from './runner.ts';
import type { Planted, Step, Trial } from './trial.ts';

const runner = new Runner({ seconds: 120, bytes: 600_000_000, heap: 200 });
const hasty = new Runner({ seconds: 2, bytes: 2 ** 30, heap: 500 });
afterAll(() => {
	runner.end();
	hasty.end();
});

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const trial = (steps: readonly Step[], files: Record<string, string> = {}): Trial => ({
	files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, encode(text)])),
	steps,
});
const causes = async (given: Trial, by = runner): Promise<string[]> =>
	(await by.run(given)).faults.map((f) => f.cause);

test.each<readonly [Planted, readonly string[]]>([
	['nothing', []],
	['throw', ['exception in plant: planted']],
	['pollute', ['prototype pollution: Object']],
	['memory', ['memory']],
	['heap', ['memory']],
	['exit', ['died']],
	['nothing', []],
])('a trial with %s on purpose', async (fault, expected) => {
	expect(await causes(trial([{ do: 'plant', fault }]))).toEqual(expected);
});

test('a trial that does not end', async () => {
	expect(await causes(trial([{ do: 'plant', fault: 'hang' }]), hasty)).toEqual(['hang']);
	expect(await causes(trial([{ do: 'plant', fault: 'nothing' }]), hasty)).toEqual([]);
});

test('a call that ends well, one with findings, and one that writes where it may not', async () => {
	const files = {
		'p/pack.yaml': 'pack: [\n',
		'x.xml': '<pack><tile id="one"><road>N S</road></tile></pack>',
	};
	expect(await causes(trial([{ do: 'call', words: ['packs', '--json'] }], files))).toEqual([]);
	expect(await causes(trial([{ do: 'call', words: ['check', 'p'] }], files))).toEqual([]);
	const words = ['import', 'x.xml', '--out', 'out'];
	expect(await causes(trial([{ do: 'call', words, mayWrite: 'out' }], files))).toEqual([]);
	const found = await causes(trial([{ do: 'call', words }], files));
	expect(new Set(found)).toEqual(new Set(['written: import']));
});
