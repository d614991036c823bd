// contact sheets of what expansions bring, at 40 and at 400 pixels a tile, light and dark: node e2e/looks.mjs <folder> [pack …]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boardSvg, standings, themeOf } from '@tilewright/art';
import { compile } from '@tilewright/lang';
import { drawnKinds, looksIn } from '@tilewright/scene';
import { workspaceOf } from './script.mjs';
import { launch } from './window.mjs';

const [out, ...wanted] = process.argv.slice(2);
if (out === undefined) throw new Error('name the folder for the pictures');
mkdirSync(out, { recursive: true });

const data = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'data');
const workspace = workspaceOf(data);
const packs =
	wanted.length > 0
		? wanted
		: workspace.packs
				.filter((p) => p.game === 'carcassonne' && p.role === 'expansion')
				.map((p) => p.name);

/** @typedef {import('@tilewright/lang').Program} Program */
/** @typedef {{ tile: import('@tilewright/lang').TileIR, pieces: readonly { kind: string, seat: number, segment: number }[], says: string }} Card */

/** @param {string[]} names */
function compiled(names) {
	const { program, ruleSet, diagnostics } = compile(workspace, {
		...{ game: 'carcassonne', with: names, seats: 3, params: {} },
	});
	if (!program || !ruleSet) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	return { program, ruleSet };
}

/**
 * A tile for each set of marks and kinds that the pack brings, each of its pieces alone, and a tile that all of them crowd.
 * @param {Program} program @param {Program} base @returns {Card[]}
 */
function cardsOf(program, base) {
	const known = new Set(base.tiles.map((t) => t.id));
	const seen = new Set();
	const cards = [];
	for (const tile of program.tiles.filter((t) => !known.has(t.id))) {
		const marks = [
			...Object.keys(tile.marks),
			...tile.segments.flatMap((s) => [s.kind, ...Object.keys(s.marks)]),
		];
		const sort = [...new Set(marks)].sort().join(' ');
		if (seen.has(sort)) continue;
		seen.add(sort);
		cards.push({ tile, pieces: [], says: `${tile.id} ${Object.keys(tile.marks).join(' ')}` });
	}
	const plain = program.tiles.find((t) => t.id === 'V') ?? program.tiles[0];
	const crowded =
		program.tiles.find((t) => !known.has(t.id) && t.segments.length > 2) ?? program.tiles[1];
	if (!plain || !crowded) return cards;
	const had = new Set(base.pieces.map((p) => p.id));
	const own = program.pieces.filter((p) => !had.has(p.id));
	const on = (/** @type {Program['pieces'][number]} */ piece) => ({
		...{ kind: piece.id, segment: 0 },
		seat: Number(piece.perSeat) > 0 ? 0 : -1,
	});
	for (const piece of own) cards.push({ tile: plain, pieces: [on(piece)], says: piece.id });
	const figures = ['follower', 'follower', ...own.map((p) => p.id)].map((kind, i) => ({
		...{ kind, seat: i % 3, segment: Math.min(i % 2, crowded.segments.length - 1) },
	}));
	cards.push({ tile: crowded, pieces: figures, says: 'all together' });
	return cards;
}

/**
 * Scenes by pack: pieces on several tiles, or segments built in play. A tile is `id x/y turn`, a piece is
 * `kind seat tile kind of segment`.
 * @type {Record<string, readonly { says: string, tiles: readonly string[], pieces: readonly string[], added?: readonly import('@tilewright/art').AddedSegment[] }[]>}
 */
const scenes = {
	'bridges-castles-and-bazaars': [
		{
			says: 'a castle and its lord',
			tiles: ['E 0/1 0', 'H 0/0 0'],
			pieces: ['castleToken 0 0 city', 'follower 0 0 city', 'follower 1 1 field'],
		},
		{
			says: 'bridges over a monastery and a city',
			tiles: ['B 0/0 0', 'R 1/0 0'],
			pieces: ['follower 0 0 monastery', 'follower 1 1 -'],
			added: [
				{ kind: 'road', seat: 0, sides: [0, 2].map((side) => ({ x: 0, y: 0, side })) },
				{ kind: 'road', seat: 1, sides: [1, 3].map((side) => ({ x: 1, y: 0, side })) },
			],
		},
	],
	'abbey-and-mayor': [
		{
			says: 'six figures in a city',
			tiles: ['AM-2 0/0 0'],
			pieces: ['follower', 'mayor', 'wagon', 'wagon', 'follower', 'mayor'].map(
				(kind, i) => `${kind} ${i % 3} 0 city`,
			),
		},
	],
	'big-top': [
		{
			says: 'a pyramid of acrobats, the big top and a ringmaster',
			tiles: ['BT-13 0/0 0', 'BT-9 1/0 0', 'U 2/0 0'],
			pieces: [
				...[0, 1, 2].map((seat) => `follower ${seat} 0 acrobats`),
				...['bigTop -1 1 -', 'ringmaster 0 2 road', 'follower 1 2 road'],
			],
		},
	],
	'hills-and-sheep': [
		{
			says: 'a shepherd with farmers, and a knight on a hill',
			tiles: ['U 0/0 0', 'HS-3 1/0 0'],
			pieces: [
				'shepherd 0 0 field',
				'follower 1 0 field',
				'follower 2 0 field',
				'follower 0 1 city',
			],
		},
	],
	'princess-and-dragon': [
		{
			says: 'the dragon on a volcano, and the fairy beside a knight',
			tiles: ['PD-1 0/0 0', 'PD-12 1/0 0'],
			pieces: ['dragon -1 0 -', 'follower 0 1 city', 'fairy -1 1 city'],
		},
	],
	'traders-and-builders': [
		{
			says: 'a builder in a city with goods, and a pig on the field',
			tiles: ['TB-1 0/0 0'],
			pieces: [
				'follower 0 0 city',
				'builder 0 0 city',
				'follower 1 0 city',
				'follower 0 0 field',
				'pig 0 0 field',
			],
		},
	],
	tower: [
		{
			says: 'seven floors and a figure on top',
			tiles: ['TO-2 0/1 0', 'V 0/0 0'],
			pieces: [...Array(7).fill('floor 0 0 tower'), 'follower 1 0 tower', 'follower 0 0 field'],
		},
	],
};

/** @param {Program} program @param {(typeof scenes)[string][number]} scene @param {import('@tilewright/art').Theme} theme */
function sceneSvg(program, { tiles, pieces, added = [] }, theme) {
	const laid = tiles.map((text) => {
		const [id, cell = '', turn] = text.split(' ');
		const [x, y] = cell.split('/').map(Number);
		const tile = program.tiles.find((t) => t.id === id);
		if (!tile) throw new Error(`there is no tile ${id}`);
		return { ...{ tile, turn: Number(turn) }, x: x ?? 0, y: y ?? 0 };
	});
	const standing = pieces.map((text) => {
		const [kind = '', seat, at, on] = text.split(' ');
		const tile = Number(at);
		const segment = laid[tile]?.tile.segments.findIndex((s) => s.kind === on) ?? -1;
		return { ...{ kind, tile, segment }, seat: Number(seat) };
	});
	return boardSvg({ tiles: laid, pieces: standing, kinds: drawnKinds(program), added }, theme);
}

const browser = await launch();
const base = compiled([]).program;
for (const pack of packs) {
	const { program, ruleSet } = compiled([pack]);
	const cards = cardsOf(program, base);
	for (const scheme of /** @type {const} */ (['light', 'dark'])) {
		const theme = themeOf(scheme, looksIn(workspace, ruleSet));
		const drawn = cards.map(({ tile, pieces, says }) => {
			const standing = standings(pieces, (p) => String(p.segment), theme);
			const svg = boardSvg(
				{
					tiles: [{ tile, x: 0, y: 0, turn: 0 }],
					pieces: pieces.map((p) => ({ ...p, tile: 0, .../** @type {any} */ (standing.get(p)) })),
					kinds: drawnKinds(program),
				},
				theme,
			);
			return {
				svg: svg.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, 'viewBox="-4 -8 108 112"'),
				says,
			};
		});
		const inPlay = (scenes[pack] ?? []).map((scene) => ({
			svg: sceneSvg(program, scene, theme),
			...{ says: scene.says, wide: true },
		}));
		const all = [...drawn.map((card) => ({ ...card, wide: false })), ...inPlay];
		const row = (/** @type {number} */ size) =>
			`<div>${all
				.map(
					({ svg, says, wide }) =>
						`<figure style="width:${wide ? (Number(/ width="([\d.]+)"/.exec(svg)?.[1]) * size) / 100 : size * 1.08}px">${svg}${size > 100 ? `<figcaption>${says}</figcaption>` : ''}</figure>`,
				)
				.join('')}</div>`;
		const page = await browser.newPage({ viewport: { width: 1680, height: 400 } });
		const [paper, ink] = scheme === 'light' ? ['#e5ddc8', '#222'] : ['#1d2420', '#eee'];
		await page.setContent(
			`<style>body{margin:8px;background:${paper};color:${ink};font:14px sans-serif}div{display:flex;flex-wrap:wrap;gap:6px;margin-bottom:12px}figure{margin:0}svg{width:100%;height:auto;display:block}</style>${row(40)}${row(400)}`,
		);
		writeFileSync(join(out, `${pack}-${scheme}.png`), await page.screenshot({ fullPage: true }));
		await page.close();
	}
	console.log(`${pack}: ${cards.map((c) => c.says).join(', ')}`);
}
await browser.close();
