import { type Theme, boardSvg, readLooks, sheetSvg, themeOf, withPictures } from '@tilewright/art';
import { type Program, type RuleSet, picturesOf, scopedLooks } from '@tilewright/lang';
import { limits, suggest } from '@tilewright/schema';
import { type Data, loadData } from '../data/workspace.ts';
import type { CommandSpec } from '../frame/command.ts';
import type { Context } from '../frame/context.ts';
import { Exit } from '../frame/exit.ts';
import { wholeNumberReader } from '../frame/flags.ts';
import { planOutput } from '../frame/output.ts';
import { Refusal, misuse } from '../frame/refusal.ts';
import { pngOf } from '../render/png.ts';
import { boardView } from '../render/view.ts';
import { replayGame } from '../replay/play.ts';
import { readReplayable } from '../replay/read.ts';
import { type Playable, compiled } from '../setup/compiled.ts';
import { compilerOf } from '../setup/compiler.ts';
import { setUpFlags } from '../setup/flags.ts';
import { selectionFrom } from '../setup/selection.ts';
import { seatsOf } from '../setup/variants.ts';
import { outputWords } from '../texts/output.ts';

type Flags = Readonly<Record<string, unknown>>;
const subjects = ['tile', 'board', 'sheet'];
const ends = ['.svg', '.png'];

export const render: CommandSpec = {
	name: 'render',
	summary: 'Draw a tile, a sheet of all tiles, or the board of a game.',
	says: '`tile` needs the id of a tile, and `board` a log or a recording. `sheet` draws every tile of the set-up.',
	arguments: [
		{ name: '<what>', says: subjects.join(', ') },
		{ name: '[which]', says: 'the id of a tile, or a log' },
	],
	flags: [
		{ flags: '--out <file>', says: 'the file to write: .svg or .png' },
		{ flags: '--force', says: 'replace a file that exists' },
		{
			flags: '--turn <n>',
			says: 'quarter turns of a tile',
			read: wholeNumberReader('--turn', 0, 3),
			otherwise: 0,
		},
		{
			flags: '--until <n>',
			says: 'the board before step n of the log',
			read: wholeNumberReader('--until', 0, limits.logSteps),
		},
		{
			flags: '--columns <n>',
			says: 'tiles side by side on a sheet',
			read: wholeNumberReader('--columns', 1, 100),
			otherwise: 8,
		},
		{
			flags: '--width <pixels>',
			says: 'width of a PNG',
			read: wholeNumberReader('--width', 16, limits.renderWidth),
			otherwise: 1024,
		},
		{ flags: '--dark', says: 'on a dark table' },
		...setUpFlags,
	],
	examples: [
		['tilewright render tile D --game {game} --out D.svg', 'One tile.'],
		['tilewright render sheet --game {game} --out tiles.png --width 1600', 'All tiles.'],
		['tilewright render board game.yaml --until 40 --out board.svg', 'A moment of a game.'],
	],
	run: async (context, [what = '', which], flags) => {
		if (!subjects.includes(what))
			throw misuse('CLI-FLAG-VALUE', {
				flag: '<what>',
				value: what,
				allowed: subjects,
				near: suggest(what, subjects),
			});
		if (what !== 'sheet' && which === undefined)
			throw misuse('CLI-ARGUMENT-MISSING', { name: what === 'tile' ? 'tile' : 'log' });
		if (what === 'sheet' && which !== undefined)
			throw misuse('CLI-ARGUMENT-EXTRA', { found: which });
		const out = flags['out'] as string | undefined;
		if (out === undefined) throw misuse('CLI-FLAG-MISSING', { flag: '--out' });
		if (!ends.some((e) => out.endsWith(e)))
			throw misuse('CLI-OUT-KIND', { path: out, allowed: ends });
		const output = planOutput(context.cwd, out, flags['force'] === true);
		const data = loadData(context);
		const svg =
			what === 'board'
				? await drawBoard(context, data, which!, flags)
				: drawTiles(data, what === 'tile' ? which : undefined, flags);
		const [, width = '0', height = '0'] = / width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
		const png = out.endsWith('.png');
		const { signal } = context;
		output.write(png ? await pngOf(svg, { width: flags['width'] as number, signal }) : `${svg}\n`);
		const json = { file: out, what, width: Number(width), height: Number(height) };
		return { exit: Exit.good, json, text: () => outputWords.written(out) };
	},
};

function drawTiles(data: Data, id: string | undefined, flags: Flags): string {
	const { program, ruleSet } = programFor(data, flags);
	const theme = themeFor(data, program, ruleSet, flags);
	if (id === undefined)
		return sheetSvg(program.tiles, program.kinds, theme, flags['columns'] as number);
	const tile = program.tiles.find((t) => t.id === id);
	if (tile === undefined) {
		const near = suggest(
			id,
			program.tiles.map((t) => t.id),
		);
		throw misuse('CLI-TILE-UNKNOWN', { id, near });
	}
	const laid = { tile, x: 0, y: 0, turn: flags['turn'] as number };
	return boardSvg({ tiles: [laid], pieces: [], kinds: program.kinds }, theme);
}

async function drawBoard(
	context: Context,
	data: Data,
	path: string,
	flags: Flags,
): Promise<string> {
	const file = await readReplayable(context.cwd, path);
	const until = flags['until'] as number | undefined;
	const game = flags['game'] as string | undefined;
	let ruleSet: RuleSet | undefined;
	const compile = compilerOf(data);
	const played = replayGame(data, file, {
		verify: false,
		compile: (selection) => {
			const made = compile(selection);
			ruleSet = made.ruleSet ?? ruleSet;
			return made;
		},
		...(until === undefined ? {} : { until }),
		...(game === undefined ? {} : { game }),
	});
	if (played.game === undefined || !played.ok) throw new Refusal(played.diagnostics, Exit.findings);
	const { machine, program } = played.game;
	return boardSvg(boardView(machine), themeFor(data, program, ruleSet, flags));
}

function programFor(data: Data, flags: Flags): Playable {
	const selection = selectionFrom(data.workspace, flags, 2);
	const first = compiled(data, selection);
	const { min } = seatsOf(first.ruleSet);
	return min <= 2 ? first : compiled(data, { ...selection, seats: min });
}

/** Looks of the packs in play, later packs over earlier ones, and the own pictures of their tiles. */
function themeFor(data: Data, program: Program, ruleSet: RuleSet | undefined, flags: Flags): Theme {
	const packs = program.packs.flatMap((name) =>
		data.workspace.packs.filter(
			(p) => p.name === name && (p.game ?? program.game) === program.game,
		),
	);
	const documents = packs.flatMap((p) =>
		[...p.parts, ...p.others].map((d) => (ruleSet ? scopedLooks(ruleSet, d) : d.yaml.value)),
	);
	const pictures = ruleSet ? picturesOf(ruleSet, data.workspace) : new Map();
	const { looks } = readLooks(documents);
	return themeOf(flags['dark'] === true ? 'dark' : 'light', withPictures(looks, pictures));
}
