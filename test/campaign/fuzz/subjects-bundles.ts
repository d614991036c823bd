import type { Format } from './edits.ts';
import { link, xml, zipBytes, zipOf } from './formats.ts';
import { type Seed, decode, encode, jsonIf } from './seed.ts';
import { smallPack } from './pack-seeds.ts';
import type { Files } from './trial.ts';
import { type Tree, treeOf } from './tree.ts';

const picture = encode(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
);
const png = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
);

const bundled: Files = { ...smallPack.files, 'p/art/a.svg': picture };

export function bundleSeed(): Seed {
	const tree: Tree = {
		list: [
			...Object.entries(bundled).map(([name, bytes]): Tree => ({
				map: [
					['name', name],
					['text', decode(bytes)],
					['mode', 0o100644],
					['flags', 0],
					['method', 8],
				],
			})),
			{
				map: [
					['name', 'p/art/b.png'],
					['base64', png.toString('base64')],
					['method', 0],
				],
			},
			{
				map: [
					['name', 'p/empty/'],
					['text', ''],
					['mode', 0o040755],
				],
			},
		],
	};
	return {
		name: 'hut in a ZIP',
		target: 'packs.zip',
		bytes: zipBytes(tree),
		format: zipOf(tree),
		beside: {},
		steps: () => [{ do: 'bundle', path: 'packs.zip' }],
	};
}

export function linkSeed(): Seed {
	const tree = treeOf({
		files: {
			...Object.fromEntries(
				Object.entries(smallPack.files).map(([path, bytes]) => [`own/${path}`, decode(bytes)]),
			),
			'own/p/art/b.png': png.toString('base64'),
		},
		setup: { game: 'plot', seats: 2, params: { rate: 2 } },
		log: 'log: a game\nformat: 1\n',
	});
	return {
		name: 'hut in a link',
		target: 'link.txt',
		bytes: link.write(tree),
		format: link,
		beside: {},
		steps: () => [{ do: 'link', path: 'link.txt' }],
	};
}

export function pictureSeeds(): Seed[] {
	const webp = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
	const jpeg =
		'/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';
	const forms: readonly (readonly [string, Uint8Array, Format | undefined])[] = [
		['a.svg', picture, xml],
		['a.png', new Uint8Array(png), undefined],
		['a.webp', new Uint8Array(Buffer.from(webp, 'base64')), undefined],
		['a.jpg', new Uint8Array(Buffer.from(jpeg, 'base64')), undefined],
	];
	const tiles = decode(smallPack.files['p/tiles.yaml']!);
	return forms.map(([name, bytes, format]) => ({
		name: `hut: ${name}`,
		target: `p/${name}`,
		bytes,
		format,
		beside: {
			...smallPack.files,
			'p/tiles.yaml': encode(tiles.replace('L: {', `L: { picture: ${name},`)),
			'out/.keep': encode(''),
		},
		steps: (pick) => [
			{ do: 'call', words: ['check', ...jsonIf(pick), 'p'] },
			{
				do: 'call',
				words: ['render', 'tile', 'L', '--data', 'p', '--game', 'plot', '--out', 'out/l.svg'],
				mayWrite: 'out',
			},
		],
	}));
}
