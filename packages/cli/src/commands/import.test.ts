import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

const tiles = `<?xml version="1.0" encoding="UTF-8"?>
<pack>
	<tile id="MY/one"><city pennants="1">N W</city><road>E S</road><field>EL SR</field><field>ER SL</field></tile>
	<tile id="MY/two"><monastery/><road>S</road></tile>
	<tile id="MY/three"><city>N</city><city>S</city><field>EL ER</field><field>WL WR</field><dragon/></tile>
	<tile id="../../evil"><road tunnel="yes">N E</road><goldmine/></tile>
	<tile-set id="mine:1"><ref tile="MY/one" count="2"/><ref tile="MY/two" count="3"/><ref tile="MY/three"/><ref tile="BA/L"/></tile-set>
	<tile-set id="mine:2"><ref tile="MY/two" count="5"/></tile-set>
</pack>`;
const run = (...words: string[]): ReturnType<typeof call> => call(words, { cwd: box.path });
const text = (name: string): string => readFileSync(join(box.path, name), 'utf8');

test('a description of tiles becomes a pack that checks and can be played', async () => {
	box.put('t.xml', tiles);
	const { exit, out } = await run('import', 't.xml', '--out', 'out', '--json');
	expect(exit).toBe(0);
	const { diagnostics } = JSON.parse(out) as { diagnostics: { code: string; message: string }[] };
	const left = diagnostics.filter((d) => d.code === 'IMPORT-LEFT').map((d) => d.message);
	for (const what of ['<dragon>', 'tunnel="yes"', 'mine:2', 'BA/L'])
		expect(left.join()).toContain(what);
	expect(left).toHaveLength(4);
	expect(readdirSync(join(box.path, 'out'))).toEqual(['mine-1']);
	expect(text('out/mine-1/pack.yaml')).toContain('use: [base, gold-mines]');
	const made = text('out/mine-1/tiles.yaml');
	expect(made).toContain('MY-one: { copies: 2, city: N-W pennant, road: E-S }');
	expect(made).toContain('MY-two: { copies: 3, monastery: centre, road: S }');
	// the picture alone would make one field of both
	expect(made).toContain('MY-three: { copies: 1, city: [N, S], areas: { field: [EL-ER, WL-WR] } }');
	expect(made).toContain('evil: { copies: 0, road: N-E, goldmine: true }');
	expect((await run('check', 'out')).exit).toBe(0);
	const game = [
		'simulate',
		'--game',
		'carcassonne',
		'--data',
		'out',
		'--with',
		'mine-1',
		'--games',
		'2',
	];
	expect((await run(...game)).exit).toBe(0);
});

test('another set brings other counts', async () => {
	box.put('t.xml', tiles);
	expect((await run('import', 't.xml', '--out', 'out', '--set', 'mine:2')).exit).toBe(0);
	expect(text('out/mine-2/tiles.yaml')).toContain('MY-two: { copies: 5,');
	expect((await run('import', 't.xml', '--out', 'out', '--set', 'mine:2')).exit).toBe(2);
	expect((await run('import', 't.xml', '--out', 'out', '--set', 'mine:2', '--force')).exit).toBe(0);
});

test.each([
	['<pack/>', 'IMPORT-NO-TILES'],
	['<pack><tile></pack>', 'XML-READ'],
	['<!DOCTYPE x [<!ENTITY a "b">]><pack/>', 'XML-DOCTYPE'],
])('%s ends with %s, and nothing is written', async (content, code) => {
	box.put('t.xml', content);
	const result = await run('import', 't.xml', '--out', 'out', '--json');
	expect(result.exit).toBe(1);
	expect(codesOf(result)).toContain(code);
	expect(readdirSync(box.path)).toEqual(['t.xml']);
});
