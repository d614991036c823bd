import { beforeEach, expect, test } from 'vitest';
import { Trial, twoPersons as setup, withHardCases } from '../engine/testing.ts';
import { handlers } from './handlers.ts';

let trial: Trial;
const handlersOf = () => handlers({ host: trial.host, files: trial.host.files, edits: undefined! });
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

beforeEach(() => {
	trial = new Trial();
	trial.host.start(setup);
});

const text = `board:
  - E 0/-1 r2
  - { tile: U 1/0 r1, pieces: [follower bob road E-W] }
score: { ann: 5, bob: 12 }
supply: { ann: { follower: 2 } }
turn: bob
`;

test('a position is a game like any other: played, kept, saved, captured', async () => {
	const refused = await handlersOf()['play.arrange']({ text, play: false });
	expect(refused).toMatchObject({
		ok: false,
		message: expect.stringMatching(/road N-S/) as string,
		start: 1,
		entries: [
			{ id: 'E', at: 1, fault: '', odd: [] },
			{ id: 'U', at: 2, fault: '', pieces: [{ piece: -1, fault: refused.message }] },
		],
	});
	expect(refused.view!.tiles.map((tile) => tile.id)).toEqual(['D', 'E', 'U']);
	const good = text.replace('road E-W', 'road N-S');
	expect(await handlersOf()['play.arrange']({ text: good, play: true })).toMatchObject({
		ok: true,
		message: '',
	});
	expect(trial.game).toMatchObject({ scores: [5, 12], active: 1 });
	expect(trial.game.view.tiles.map((t) => t.id)).toEqual(['D', 'E', 'U']);
	expect(trial.game.view.pieces.map((p) => [p.kind, p.owner, p.at.on])).toContainEqual([
		'follower',
		1,
		'segment',
	]);
	expect(trial.game.view.seats[0]!.supply).toContainEqual({ kind: 'follower', left: 2 });
	trial.play(6, 3);
	const before = trial.game;
	const { savedText } = trial;
	const { name, text: log } = (await trial.host.save({ as: 'yaml', edited: [] }))!;
	for (const open of [
		() => trial.host.restore(savedText),
		() => trial.host.open({ name, bytes: bytes(log) }),
	]) {
		trial.reload();
		expect(await open()).toMatchObject({ ok: true, notes: [] });
		expect(trial.game).toMatchObject({ view: before.view, scores: before.scores });
	}
	while (trial.game.steps.length > 0) trial.host.handlers.undo();
	expect(trial.game.scores).toEqual([5, 12]);
	trial.play(5, 2);
	const { ok, message } = await handlersOf()['play.capture']({
		title: 'x',
		says: '',
		cites: [],
		expect: [0, 1, 2],
	});
	expect({ ok, message }).toEqual({ ok: true, message: '' });
});

test('the moment shown is a position, and things are put into its text', async () => {
	trial.play(9, 4);
	const { text } = await handlersOf()['play.position']();
	const shown = trial.game;
	expect(await handlersOf()['play.arrange']({ text, play: true })).toMatchObject({
		ok: true,
		message: '',
	});
	expect(trial.game.view.tiles.map((t) => `${t.id} ${t.x} ${t.y} ${t.rotation}`)).toEqual(
		shown.view.tiles.map((t) => `${t.id} ${t.x} ${t.y} ${t.rotation}`),
	);
	expect(trial.game.scores).toEqual(shown.scores);
	expect(trial.game.active).toBe(shown.active);
	const put = handlersOf()['play.put'];
	let now = await put({ text: 'board: []\n', put: 'tile', tile: 'E 0/-1 r2' });
	now = await put({ text: now, put: 'tile', tile: 'U 1/0 r1' });
	now = await put({ text: now, put: 'piece', at: 1, piece: 'follower ann road N-S' });
	now = await put({ text: now, put: 'change', at: 1, tile: 'U 0/1 r0' });
	expect(now).toContain('follower ann road E-W');
	now = await put({ text: now, put: 'change', at: 1, tile: 'U 1/0 r1' });
	now = await put({ text: now, put: 'piece', at: undefined, piece: 'follower bob city N 0/0' });
	now = await put({ text: now, put: 'score', seat: 'bob', points: 3 });
	now = await put({ text: now, put: 'turn', seat: 'bob' });
	expect(await handlersOf()['play.arrange']({ text: now, play: true })).toMatchObject({ ok: true });
	expect(trial.game).toMatchObject({ scores: [0, 3], active: 1 });
	expect(trial.game.view.pieces.map((p) => [p.owner, p.at.on])).toEqual([
		[0, 'segment'],
		[1, 'segment'],
	]);
	now = await put({ text: now, put: 'take', at: undefined, piece: 0 });
	now = await put({ text: now, put: 'take', at: 1, piece: 0 });
	now = await put({ text: now, put: 'remove', at: 0 });
	expect(now).toBe('board: [U 1/0 r1]\nscore: { bob: 3 }\nturn: bob\n');
});

test.each([
	['board: [E 0/0 r0]\n', /lies at 0\/0 already/],
	['board: [NONE 0/1 r0]\n', /there is no tile NONE/],
	['board: [E 300/1 r0]\n', /farther than 100/],
	['turn: carl\n', /no seat carl/],
	['supply: { ann: { follower: 99 } }\n', /no more than 7/],
	['nothing: 1\n', /Line 1/],
])('%s is refused with its reason', async (text, why) => {
	const before = trial.game;
	const { ok, message, entries } = await handlersOf()['play.arrange']({ text, play: true });
	expect(ok).toBe(false);
	expect(entries.map((e) => e.fault)).toEqual(text.startsWith('board') ? [message] : []);
	expect(message).toMatch(why);
	expect(trial.game).toEqual(before);
});

test('what rules changed stays in a position that is edited, played and kept as a scenario', async () => {
	trial = new Trial(withHardCases());
	trial.host.start({ ...setup, packs: ['bridge'] });
	const changed = `board: [{ tile: A -1/0 r3, by: ann }, { tile: B 0/1 r0, by: bob, pieces: [bridge ann 0/1] }]
added: [road E-W 0/1 by bridge ann]
settled: { monastery 0/1: false }
pieces: [follower bob road E-W added 0/1]
`;
	const put = handlersOf()['play.put'];
	let now = await put({ text: changed, put: 'piece', at: 1, piece: 'follower ann monastery' });
	now = await put({ text: now, put: 'change', at: 0, tile: 'A -1/0 r1' });
	now = await put({ text: now, put: 'take', at: 1, piece: 1 });
	now = await put({ text: now, put: 'change', at: 0, tile: 'A -1/0 r3' });
	expect(now).toBe(changed);
	expect(await handlersOf()['play.arrange']({ text: now, play: true })).toMatchObject({
		ok: true,
		message: '',
		pieces: [{ fault: '' }],
	});
	const { text } = await handlersOf()['play.position']();
	expect(text).toContain('added:\n  - road E-W 0/1 by bridge ann\n');
	expect(text).toContain('follower bob road E-W added');
	expect(await handlersOf()['play.arrange']({ text, play: true })).toMatchObject({ ok: true });
	const captured = await handlersOf()['play.capture']({
		title: 'x',
		says: '',
		cites: [],
		expect: [0],
	});
	expect(captured).toMatchObject({ ok: true, message: '' });
	expect(captured.text).toContain('road E-W 0/1 by bridge ann');
});

test('a moment in the middle of a turn goes on there; without the tile just laid the turn begins', async () => {
	trial.play(1, 4);
	expect(trial.game.decision!.options.some((o) => o.key.startsWith('follower'))).toBe(true);
	const before = trial.game;
	const { text } = await handlersOf()['play.position']();
	expect(text).toMatch(/slot: main\nplaced: \S+/);
	expect(await handlersOf()['play.arrange']({ text, play: true })).toMatchObject({ ok: true });
	expect(trial.game.decision!.options.map((o) => o.key)).toEqual(
		before.decision!.options.map((o) => o.key),
	);
	trial.play(4, 3);
	const captured = await handlersOf()['play.capture']({
		title: 'x',
		says: '',
		cites: [],
		expect: [0],
	});
	expect(captured).toMatchObject({ ok: true, message: '' });
	const there = trial.game.view;
	const { name, text: log } = (await trial.host.save({ as: 'yaml', edited: [] }))!;
	expect(await trial.host.open({ name, bytes: bytes(log) })).toMatchObject({ ok: true, notes: [] });
	expect(trial.game.view).toEqual(there);
	const less = await handlersOf()['play.put']({ text, put: 'remove', at: 0 });
	expect(less).not.toMatch(/slot|placed/);
	expect(await handlersOf()['play.arrange']({ text: less, play: true })).toMatchObject({
		ok: true,
	});
});
