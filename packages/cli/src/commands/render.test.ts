import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

async function draw(...words: string[]): Promise<number> {
	return (await call(['render', '--game', 'carcassonne', ...words], { cwd: box.path })).exit;
}

test('a tile as SVG and as PNG of the width asked for', async () => {
	expect(await draw('tile', 'D', '--out', 'd.svg')).toBe(0);
	const svg = readFileSync(join(box.path, 'd.svg'), 'utf8');
	expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
	expect(await draw('tile', 'D', '--turn', '1', '--out', 't.svg')).toBe(0);
	expect(readFileSync(join(box.path, 't.svg'), 'utf8')).toContain('rotate(90 50 50)');
	expect(await draw('tile', 'D', '--out', 'd.png', '--width', '80')).toBe(0);
	const png = readFileSync(join(box.path, 'd.png'));
	expect(png.subarray(1, 4).toString()).toBe('PNG');
	expect(png.readUInt32BE(16)).toBe(80);
});

test('a sheet shows every tile of the set-up', async () => {
	expect(await draw('sheet', '--out', 'all.svg')).toBe(0);
	const svg = readFileSync(join(box.path, 'all.svg'), 'utf8');
	for (const id of ['A', 'D', 'Vg', 'X']) expect(svg).toMatch(new RegExp(`>${id} ×\\d`));
	expect(await draw('sheet', '--out', 'plain.svg', '--dark', '--set', 'base.tiles=c1')).toBe(0);
	expect(readFileSync(join(box.path, 'plain.svg'), 'utf8')).not.toBe(svg);
});

test('a tile with a picture of its own is drawn by it, as SVG and as PNG', async () => {
	box.copy('carcassonne/base', 'base');
	box.edit('base/tiles.yaml', /^( {2}D: \{)/m, '$1 picture: art/d.svg,');
	const red =
		'<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9" fill="red"/></svg>';
	box.put('base/art/d.svg', red);
	const data = ['--data', 'base'];
	expect(await draw('tile', 'D', '--out', 'd.svg', ...data)).toBe(0);
	const address = `data:image/svg+xml;base64,${Buffer.from(red).toString('base64')}`;
	expect(readFileSync(join(box.path, 'd.svg'), 'utf8')).toContain(address);
	expect(await draw('sheet', '--out', 'all.svg', ...data)).toBe(0);
	expect(readFileSync(join(box.path, 'all.svg'), 'utf8').split(address)).toHaveLength(2);
	box.put('d2.svg', readFileSync(join(box.path, 'd.svg'), 'utf8').replace(address, 'data:,'));
	expect(await draw('tile', 'D', '--out', 'd.png', '--width', '40', ...data)).toBe(0);
	const { pngOf } = await import('../render/png.ts');
	const without = await pngOf(readFileSync(join(box.path, 'd2.svg'), 'utf8'), {
		width: 40,
		signal: new AbortController().signal,
	});
	expect(readFileSync(join(box.path, 'd.png')).equals(without)).toBe(false);
});

test.each([
	[['tile', 'ZZ', '--out', 'a.svg'], 'CLI-TILE-UNKNOWN'],
	[['tile', '--out', 'a.svg'], 'CLI-ARGUMENT-MISSING'],
	[['tiles', '--out', 'a.svg'], 'CLI-FLAG-VALUE'],
	[['tile', 'D'], 'CLI-FLAG-MISSING'],
	[['tile', 'D', '--out', 'a.gif'], 'CLI-OUT-KIND'],
	[['tile', 'D', '--turn', '4', '--out', 'a.svg'], 'CLI-NUMBER'],
	[['board', 'none.yaml', '--out', 'a.svg'], 'CLI-PATH-MISSING'],
] as const)('%j is misuse: %s', async (words, code) => {
	const result = await call(['render', '--json', '--game', 'carcassonne', ...words], {
		cwd: box.path,
	});
	expect({ exit: result.exit, codes: codesOf(result) }).toEqual({ exit: 2, codes: [code] });
	expect(readdirSync(box.path)).toEqual([]);
});
