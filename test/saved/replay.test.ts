import {
	type AssertedAll,
	type ReplayedSaved,
	type SavedOptions,
	checkAssertions,
	readSaved,
	replaySaved,
	mappingsIn,
} from '@tilewright/interop';
import { logOf, selectionOf, verifyLog } from '@tilewright/interpreter';
import { describe, expect, test } from 'vitest';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { type TheirFile, commit, lay, pass, smallGame, stand, undo } from './games.ts';

const workspace = shippedWorkspace();
const compile = compilerOf(workspace);
const mappings = mappingsIn(workspace);

async function play(
	change: (file: TheirFile) => void = () => {},
	options: SavedOptions = {},
): Promise<ReplayedSaved & { asserted: AssertedAll | undefined }> {
	const file = smallGame();
	change(file);
	const bytes = new TextEncoder().encode(JSON.stringify(file));
	const { saved, diagnostics } = await readSaved('some/small.jcz', bytes);
	expect(diagnostics).toEqual([]);
	const played = replaySaved(saved!, compile, mappings, options);
	const { game, standing } = played;
	return {
		...played,
		asserted: game && standing ? checkAssertions(saved!, game, standing) : undefined,
	};
}
const codes = ({ diagnostics }: ReplayedSaved): string[] => diagnostics.map((d) => d.code);
async function hold(
	assertions: readonly string[],
	change: (file: TheirFile) => void = () => {},
): Promise<Record<string, boolean>> {
	const { asserted } = await play((file) => {
		change(file);
		file.test = { description: '', assertions: [...assertions] };
	});
	expect(asserted!.unsupported).toEqual([]);
	return Object.fromEntries(asserted!.assertions.map((a) => [a.text, a.ok]));
}

describe('a saved game', () => {
	test('becomes ours, message by message', async () => {
		const { ok, game, scores, steps } = await play();
		expect({ ok, scores, steps }).toEqual({ ok: true, scores: [0, 4], steps: 6 });
		expect(game!.steps.map((s) => s.key)).toEqual([
			'place U 1/0 r0',
			'follower road E-W',
			'place E 0/-1 r2',
			'follower city S',
		]);
		expect(game!.chance.map((c) => c.outcome)).toEqual(['U', 'E', 'B']);
	});

	test('a confirmation that does not come leaves the last choice unscored', async () => {
		const without = (file: TheirFile): void => void file.replay.pop();
		expect((await play(without)).scores).toEqual([0, 0]);
		expect(
			await hold(
				['Phase is CommitActionPhase', 'Ben has 0 points', 'Undo is allowed', "Player can't pass"],
				without,
			),
		).toEqual({
			'Phase is CommitActionPhase': true,
			'Ben has 0 points': true,
			'Undo is allowed': true,
			"Player can't pass": true,
		});
	});

	test('its generator draws what no order says, from the state of the last confirmation', async () => {
		const drawn = async (random: number): Promise<string[]> => {
			const { game } = await play((file) => {
				file.gameAnnotations = { drawOrder: ['BA/RFr', 'BA/C'] };
				file.replay[5] = commit(random);
			});
			return game!.chance.map((c) => c.outcome);
		};
		// 69 tiles are left, by name: the first is BA/C, the last BA/RrC
		expect(await drawn(0)).toEqual(['U', 'E', 'E']);
		expect(await drawn(0.9999)).toEqual(['U', 'E', 'K']);
	});

	test.each([
		['an order that ends', { drawOrder: ['BA/RFr', 'BA/C', '#END'] }],
		['a last draw', { drawOrder: ['BA/RFr', 'BA/C', 'BA/L'], endTurn: 2 }],
	])('%s ends the game', async (_name, gameAnnotations) => {
		const { game, ok } = await play((file) => void (file.gameAnnotations = gameAnnotations));
		expect(ok).toBe(true);
		expect(game!.over).toBe(true);
		expect(game!.scores).toEqual([2, 4]);
	});

	test('begins with tiles of its own; its log does too, and has the same end', async () => {
		const { game, ok, selection } = await play((file) => {
			file.setup['start'] = [{ tile: 'BA/L', x: 0, y: 1, rotation: 0 }];
			file.replay = [
				lay('BA/LR', 0, 0, 180),
				stand('0.small.1', 0, 0, 'Monastery', 'I'),
				commit(0.5),
			];
			file.gameAnnotations = { drawOrder: ['BA/LR', '#END'] };
		});
		// the way of the tile leads north, away from the one that lies
		expect({ ok, over: game?.over, scores: game?.scores }).toEqual({
			ok: true,
			over: true,
			scores: [2, 0],
		});
		expect(selection).toMatchObject({ start: ['B 0/1 r0'], draws: 1 });
		const log = logOf(game!, { title: 'own' });
		expect(log['set-up']).toMatchObject({ start: ['B 0/1 r0'], 'own-start': true, draws: 1 });
		expect(verifyLog(log, compile)).toMatchObject({ ok: true, scores: [2, 0] });
		// the start tile of the rules is among the others then: 72, without the one that lies
		const { groups } = game!.program.deck;
		const left = groups.flatMap((g) => g.tiles).reduce((n, t) => n + t.copies, 0);
		expect(left).toBe(71);
	});

	test.each([
		['lies on another', { tile: 'BA/L', x: 0, y: 0, rotation: 0 }],
		['lies too far away', { tile: 'BA/L', x: 0, y: 5000, rotation: 0 }],
	])('a first tile that %s is refused', async (_name, tile) => {
		const played = await play((file) => void (file.setup['start'] as object[]).push(tile));
		expect(played.ok).toBe(false);
		expect(codes(played)).toContain('LINK-START');
	});

	test('a message can be taken back', async () => {
		const { ok, scores } = await play((file) => {
			file.replay.splice(4, 1, pass, undo, stand('1.small.1', 0, -1, 'City', 'S'));
		});
		expect({ ok, scores }).toEqual({ ok: true, scores: [0, 4] });
		const nothing = await play((file) => void (file.replay = [undo]));
		expect(nothing.divergence).toMatchObject({ step: 0, kind: 'decision' });
	});

	test('what our rules refuse is a departure that says why', async () => {
		const wrong = await play((file) => void (file.replay[3] = lay('BA/C', 0, -1, 0)));
		expect(wrong.ok).toBe(false);
		expect(wrong.divergence).toMatchObject({ step: 3, kind: 'options' });
		expect(wrong.divergence!.actual).toContain('refused');
		const other = await play((file) => void (file.replay[3] = lay('BA/L', 0, -1, 0)));
		expect(other.divergence).toMatchObject({ step: 3 });
		const late = await play((file) => void (file.gameAnnotations.drawOrder![1] = 'BA/Cccc+'));
		expect(late.ok).toBe(false);
	});

	test('a message that passes where nothing is asked is told, and with `strict` a departure', async () => {
		const more = (file: TheirFile): void => void file.replay.push(pass);
		const loose = await play(more);
		expect(loose.ok).toBe(true);
		expect(codes(loose)).toContain('RECORDING-LEFT');
		expect(await play(more, { strict: true })).toMatchObject({
			ok: false,
			divergence: { step: 6, kind: 'decision' },
		});
	});

	test('chance that the file leaves open is told, and with `strict` a departure', async () => {
		const less = (file: TheirFile): void => {
			delete file.initialRandom;
			file.gameAnnotations.drawOrder!.pop();
		};
		const loose = await play(less);
		expect(loose.ok).toBe(true);
		expect(codes(loose)).toEqual(['RECORDING-CHANCE']);
		expect(await play(less, { strict: true })).toMatchObject({
			ok: false,
			divergence: { kind: 'drawn' },
		});
	});

	test('names everything that no pack maps', async () => {
		const lacking = await play((file) => {
			file.setup['sets'] = { 'basic:1': 1, 'moon:1': 1, 'basic:2': 2 };
			file.setup['elements'] = { 'small-follower': 7, rocket: true };
			file.setup['rules'] = { 'tiny-city-scoring': '3', unheard: 'x' };
			file.replay.push({ type: 'LAUNCH', payload: {} }, lay('MO/R', 5, 5, 0));
			file.gameAnnotations.drawOrder!.push('MO/L');
		});
		expect(lacking).toMatchObject({ ok: false, lacking: true });
		const messages = lacking.diagnostics.map((d) => d.message).join(' ');
		for (const name of ['moon:1', 'basic:2 × 2', 'rocket', '"3"', 'LAUNCH', 'MO/R', 'MO/L'])
			expect(messages).toContain(name);
		expect(messages).not.toContain('BA/');
		expect(lacking.diagnostics).toHaveLength(7);
	});

	test('rules that nobody reads are told', async () => {
		const played = await play((file) => void (file.setup['rules'] = { unheard: 'x' }));
		expect(played.ok).toBe(true);
		expect(codes(played)).toEqual(['RECORDING-RULES']);
	});

	test.each([
		['a place nobody knows', stand('0.small.1', 1, 0, 'Road', 'Q')],
		['a figure nobody knows', stand('0.giant.1', 1, 0, 'Road', 'WE')],
		['a kind nobody knows', stand('0.small.1', 1, 0, 'Moat', 'WE')],
	])('%s is lacking', async (_name, message) => {
		const played = await play((file) => void (file.replay[1] = message));
		expect(played).toMatchObject({ ok: false, lacking: true });
		expect(codes(played)).toContain('RECORDING-UNKNOWN');
	});

	test('a message without its parts is misshapen', async () => {
		const played = await play((file) => void (file.replay[0]!.payload = { tileId: 'BA/RFr' }));
		expect(played.ok).toBe(false);
		expect(codes(played)).toContain('RECORDING-SHAPE');
	});

	test('more of a figure than there are is refused', async () => {
		const played = await play((file) => {
			file.setup['elements'] = { 'small-follower': 7, abbot: 3 };
		});
		expect(played.ok).toBe(false);
	});
});

describe('assertions', () => {
	test('hold or fail by what ours came to', async () => {
		expect(
			await hold([
				'Ben has 4 points.',
				'Ann has 1 point',
				'Ben scored city for 4 points',
				'Ben scored city.tiny for 4 points',
				'Ann scored city for 4 points',
				'Ben scored road for 4 points',
				'Phase is TilePhase',
				'Phase is ActionPhase',
				'Available action TilePlacement for BA/L',
				'Available action TilePlacement for BA/LR',
				'Available action TilePlacement',
				'Available action Meeple for SmallFollower',
				'Undo is allowed',
				'Undo is not allowed',
				'Player can pass',
				"Player can't pass",
			]),
		).toEqual({
			'Ben has 4 points.': true,
			'Ann has 1 point': false,
			'Ben scored city for 4 points': true,
			'Ben scored city.tiny for 4 points': true,
			'Ann scored city for 4 points': false,
			'Ben scored road for 4 points': false,
			'Phase is TilePhase': true,
			'Phase is ActionPhase': false,
			'Available action TilePlacement for BA/L': true,
			'Available action TilePlacement for BA/LR': false,
			'Available action TilePlacement': true,
			'Available action Meeple for SmallFollower': false,
			'Undo is allowed': false,
			'Undo is not allowed': true,
			'Player can pass': false,
			"Player can't pass": true,
		});
	});

	test('about places compare them as sets, whatever their order', async () => {
		const half = (file: TheirFile): void => void (file.replay = file.replay.slice(0, 1));
		const all =
			'Meeple SmallFollower options: {Field,SR.SL.ER.WL,[1,0]}; {Road,EW,[1,0]}; {Field,NL.NR.EL.WR,[1,0]}';
		const held = await hold(
			[
				'Available action Meeple for SmallFollower',
				'Player can pass',
				'Phase is ActionPhase',
				'Undo is allowed',
				'Meeple SmallFollower options: {Road,WE,[1,0]}',
				'Meeple SmallFollower options: {Road,WE,[1,0]}; {Field,NL.NR.EL.WR,[1,0]}; {Field,ER.SL.SR.WL,[1,1]}',
				'Meeple Abbot options: {Road,WE,[1,0]}',
				all,
			],
			half,
		);
		expect(Object.values(held)).toEqual([true, true, true, true, false, false, false, true]);
	});

	test('about a tile name every cell with all its turns', async () => {
		const first = (file: TheirFile): void => {
			file.replay = [];
			file.gameAnnotations.drawOrder = ['BA/RFr'];
		};
		const good =
			'TilePlacement BA/RFr options: [-1,0] - [180, 0]; [1,0] - [0,180]; [0,1] - [0, 180]';
		expect(
			await hold(
				[good, good.replace('[-1,0]', '[-1,1]'), good.replace('; [0,1] - [0, 180]', '')],
				first,
			),
		).toEqual({
			[good]: true,
			[good.replace('[-1,0]', '[-1,1]')]: false,
			[good.replace('; [0,1] - [0, 180]', '')]: false,
		});
	});

	test('that cannot be judged are told apart', async () => {
		const { asserted } = await play((file) => {
			file.test = {
				description: '',
				assertions: [
					'Carl has 3 points',
					'The weather is fine',
					'Phase is MoonPhase',
					'Ben scored moon for 3 points',
					'Available action Launch',
					'Launch options: [0,0]',
					'Ben has MOON token with count 1',
					'Bazaar noAuction: true',
				],
			};
		});
		expect(asserted!.ok).toBe(false);
		expect(asserted!.assertions).toEqual([]);
		expect(asserted!.unsupported).toHaveLength(8);
	});

	test('about tokens count what a player holds', async () => {
		const { asserted, diagnostics } = await play((file) => {
			file.setup['sets'] = { 'basic:1': 1, goldmines: 1, 'king-and-robber:1': 1 };
			file.setup['elements'] = { 'small-follower': 7, gold: true, king: true, robber: true };
			file.test = {
				description: '',
				assertions: [
					'Ben has KING token with count 1',
					'Ben has KING token with size 2',
					'Ann has KING token with count 0',
					'Ben has GOLD token with count 0',
					'Ann has KING token with size 2',
				],
			};
		});
		expect(diagnostics).toEqual([]);
		expect(asserted!.assertions.map((a) => a.ok)).toEqual([true, true, true, true, false]);
	});
});

describe('a game of ours', () => {
	test('that was saved so is the same log', async () => {
		const { game } = await play();
		const log = logOf(game!, { title: 'small' });
		const again = verifyLog(log, compile);
		expect(again.ok).toBe(true);
		expect(selectionOf(log, compile)).toMatchObject({ game: 'carcassonne', seats: 2 });
	});
});
