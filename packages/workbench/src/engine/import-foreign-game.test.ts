import { beforeEach, expect, test } from 'vitest';
import { Trial } from './testing.ts';

let trial: Trial;
beforeEach(() => (trial = new Trial()));

/** A turn and a half of a game, as the other program saves it, which begins with a tile of its own. */
const file = {
	setup: {
		sets: { 'basic:1': 1 },
		elements: { 'small-follower': 7 },
		rules: {},
		start: [{ tile: 'BA/RRRR', x: 0, y: 0, rotation: 0 }],
	},
	players: [{ name: 'Änne B.' }, { name: 'Ben' }],
	initialRandom: 0.25,
	replay: [
		{ type: 'PLACE_TILE', payload: { tileId: 'BA/RFr', rotation: 'R0', position: [1, 0] } },
		{
			type: 'DEPLOY_MEEPLE',
			payload: {
				pointer: { position: [1, 0], feature: 'Road', location: 'WE' },
				meepleId: '0.small.1',
			},
		},
		{ type: 'COMMIT', payload: { random: 0.5 } },
		{ type: 'PLACE_TILE', payload: { tileId: 'BA/C', rotation: 'R0', position: [1, -1] } },
	],
	gameAnnotations: { drawOrder: ['BA/RFr', 'BA/C'] },
};
const open = (value: object): ReturnType<Trial['host']['open']> =>
	trial.host.open({ name: 'a.jcz', bytes: new TextEncoder().encode(JSON.stringify(value)) });

test('a saved game of another program appears with its steps, and can be gone back in', async () => {
	const opened = await open(file);
	expect(opened).toMatchObject({ ok: true, notes: [] });
	const { game } = trial;
	expect(game.names).toEqual(['Änne B.', 'Ben']);
	expect(game.steps.map((s) => s.key)).toEqual([
		'place U 1/0 r0',
		'follower road E-W',
		'place E 1/-1 r0',
	]);
	expect(game.setup).toMatchObject({ start: ['X 0/0 r0'] });
	expect((await trial.host.handlers['view-step'](1)).ok).toBe(true);
	expect(trial.game.steps).toHaveLength(1);
});

test('a log that does not fit is reported, and the game stands before that step', async () => {
	const replay = [
		...file.replay.slice(0, 3),
		{ ...file.replay[3]!, payload: { tileId: 'BA/C', rotation: 'R180', position: [0, 1] } },
	];
	const opened = await open({ ...file, replay });
	expect(opened.ok).toBe(true);
	expect(opened.notes.join()).toContain('Step 3');
	expect(trial.game.steps).toHaveLength(2);
});

test('what no pack maps is named, and the running game stays', async () => {
	const opened = await open({ ...file, setup: { ...file.setup, sets: { 'moon:1': 1 } } });
	expect(opened.ok).toBe(false);
	expect(opened.findings.map((f) => f.message).join()).toContain('moon:1');
});

test('a damaged file is refused with a code', async () => {
	const opened = await open({ ...file, replay: 'none' });
	expect(opened).toMatchObject({ ok: false, findings: [{ code: 'RECORDING-SHAPE' }] });
});

test('a description of tiles says what makes a pack of it', async () => {
	const bytes = new TextEncoder().encode('<pack/>');
	const opened = await trial.host.open({ name: 'tiles.xml', bytes });
	expect(opened).toMatchObject({ ok: false, findings: [{ code: 'LOG-KIND' }] });
	expect(opened.findings[0]!.message).toContain('tilewright import');
});
