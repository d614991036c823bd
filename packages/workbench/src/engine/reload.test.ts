import type { WorkspaceFile } from '@tilewright/lang';
import { BotRandom } from '@tilewright/players';
import { expect, test } from 'vitest';
import { countOf, isPast, PERSON, resumePointOf, type Setup } from '@tilewright/session';
import { edited, shipped, textOf, Trial, twoPersons } from './testing.ts';

const tilesPath = 'data/carcassonne/base/tiles.yaml';

/** A person's action at the table. It may do nothing. */
type Action = (trial: Trial, random: BotRandom) => unknown;

const play: Action = (trial, random) => {
	const { decision, viewingPast } = trial.game;
	if (!decision || viewingPast) return;
	const { options } = decision;
	trial.host.handlers.play({
		key: options[random.below(options.length)]!.key,
		at: trial.game.steps.length,
	});
};

const actions: Readonly<Record<string, Action>> = {
	play,
	playAgain: play,
	undo: ({ host }) => host.handlers.undo(),
	redo: ({ host }) => host.handlers.redo(),
	go: async ({ host, game }, random) => {
		await host.handlers['view-step'](random.below(game.steps.length + game.redoableSteps + 1));
		if (random.below(2) === 0) host.handlers['resume-here']();
	},
	turnTo: async ({ host, game }, random) => {
		const { branches } = game;
		if (branches.length > 0)
			await host.handlers['switch-branch'](branches[random.below(branches.length)]!.id);
	},
	wish: ({ host, game }, random) => {
		const { stream, outcomes, now, next } = game.script[random.below(game.script.length)]!;
		const from = now && random.below(2) === 0 ? now.nth : next;
		const wanted = Array.from({ length: random.below(4) }, () =>
			random.below(3) === 0 ? null : outcomes[random.below(outcomes.length)]!.outcome,
		);
		host.sendNow({ do: 'script-outcomes', stream, from, outcomes: wanted });
	},
	auto: ({ host }, random) => {
		host.handlers.autoplay({ by: random.below(2) === 0 ? 'careless' : 'random', once: true });
	},
	pays: ({ host }, random) => {
		const line = (each: number): string => `{ tiles: { count: tiles, each: ${each} }`;
		host.change(edited(line(1), line(1 + random.below(3))), [], false);
	},
	/** A rule that stops most games; other pay lets them go on. */
	breaks: ({ host }) => host.change(edited('claims, ', ''), [], false),
	endTurn: ({ host }) => host.handlers['confirm-turn'](),
	/** Another deck: what the seed brings is no longer what came. */
	copies: ({ host }, random) => {
		const more = random.below(2);
		const text = textOf(tilesPath)
			.replace('A: { copies: 2,', `A: { copies: ${1 + more},`)
			.replace('X: { copies: 1,', `X: { copies: ${2 - more},`);
		host.change([{ path: tilesPath, bytes: new TextEncoder().encode(text) }], [], false);
	},
};

const filesOf = ({ host }: Trial): WorkspaceFile[] =>
	[...host.files.all].map(([path, bytes]) => ({ path, bytes }));

/** Every branch of a game with what chance brought on it, in an order that does not depend on when it came. */
const branchesOf = ({ host }: Trial): string[] =>
	host
		.session!.timeline.branches.map(({ steps, chance }) =>
			JSON.stringify([steps.map((s) => s.key), chance]),
		)
		.sort();

function stateOf(trial: Trial): unknown {
	trial.wait(10_000);
	const { game, timeline, script, followsBranch, mode } = trial.host.session!;
	const resumePoint = resumePointOf(mode);
	return {
		state: game.hash(),
		chance: game.chance,
		steps: game.steps,
		options: game.decision?.options.map((o) => o.key),
		ledger: game.ledger,
		branch: timeline.current,
		branches: timeline.others,
		script,
		followsBranch,
		mode: mode.is,
		past: isPast(mode) && [mode.viewer, mode.unconfirmed],
		unconfirmed: mode.is === 'awaiting-confirmation' && mode.shown.of(undefined),
		resumePoint: resumePoint && [resumePoint.branch, resumePoint.cursor, resumePoint.viewingPast],
		view: trial.game.view,
		streams: game.program.streams.map((s) => countOf(game.chance, s)),
	};
}

const bot = { name: 'Cid', by: 'random' };
const setups: readonly Setup[] = [
	{ ...twoPersons, draws: 14 },
	{ ...twoPersons, draws: 20, seats: [...twoPersons.seats, bot] },
	{
		...twoPersons,
		game: 'gold-rush',
		seats: [
			{ name: 'Ann', by: PERSON },
			{ ...bot, by: 'careless' },
		],
	},
	{ ...twoPersons, game: 'gold-rush' },
];

test.each(setups.map((setup, i) => [i, i + 1, setup] as const))(
	'set-up %i, game %i: a game that is reloaded after every command goes on as one that never is',
	async (_, n, setup) => {
		const [stays, reloads] = [new Trial(), new Trial()];
		const confirms = n % 2 === 0;
		for (const trial of [stays, reloads]) {
			trial.host.handlers.pace(0);
			trial.host.handlers['confirm-turns'](confirms);
			trial.host.start({ ...setup, seed: setup.seed + n });
		}
		const random = new BotRandom(n);
		const names = Object.keys(actions);
		const done: string[] = [];
		for (let i = 0; i < 40; i++) {
			const name = random.below(3) > 0 ? 'play' : names[random.below(names.length)]!;
			done.push(name);
			const seed = random.below(1 << 30);
			for (const trial of [stays, reloads]) await actions[name]!(trial, new BotRandom(seed));
			expect(stateOf(reloads), done.join()).toEqual(stateOf(stays));
			const { savedText } = reloads;
			reloads.reload(filesOf(reloads));
			reloads.host.handlers.pace(0);
			reloads.host.handlers['confirm-turns'](confirms);
			expect(await reloads.host.restore(savedText)).toMatchObject({ ok: true });
			expect(stateOf(reloads), `${done.join()} and reload`).toEqual(stateOf(stays));
		}
		for (const trial of [stays, reloads]) {
			trial.host.change(shipped, [], false);
			stateOf(trial);
		}
		// a file reveals what the game hides
		stays.host.handlers['open-table'](true);
		const { name, text } = (await stays.host.save({ as: 'yaml', edited: [] }))!;
		reloads.reload(filesOf(reloads));
		const opened = await reloads.host.open({ name, bytes: new TextEncoder().encode(text) });
		expect(opened).toMatchObject({ ok: true });
		expect(branchesOf(reloads)).toEqual(branchesOf(stays));
	},
);

const looks = ['go', 'pays', 'breaks', 'copies', 'shipped'] as const;

test.each([1, 2, 3])(
	'finished game %i, reloaded after every look and edit, stays as it is',
	async (n) => {
		const [stays, reloads] = [new Trial(), new Trial()];
		for (const trial of [stays, reloads]) {
			trial.host.start({ ...setups[0]!, draws: 6, seed: n });
			trial.host.handlers.autoplay({ by: 'random', once: false });
			trial.host.handlers.pace(0);
			for (let i = 0; i < 500 && !trial.game.over; i++) trial.wait(1);
			expect(trial.game.over).toBe(true);
		}
		const played = reloads.host.session!.game.program.hash;
		const random = new BotRandom(n);
		const done: string[] = [];
		let waited = 0;
		for (let i = 0; i < 16; i++) {
			const name = looks[random.below(looks.length)]!;
			done.push(name);
			const seed = random.below(1 << 30);
			for (const trial of [stays, reloads]) {
				if (name === 'shipped') trial.host.change(shipped, [], false);
				else if (name === 'go') {
					const { steps, redoableSteps } = trial.game;
					await trial.host.handlers['view-step'](seed % (steps.length + redoableSteps + 1));
				} else await actions[name]!(trial, new BotRandom(seed));
			}
			const { savedText, keptFiles } = reloads;
			reloads.reload(filesOf(reloads));
			expect(await reloads.host.restore(savedText, keptFiles)).toMatchObject({
				ok: true,
				notes: [],
			});
			expect(reloads.host.session!.game.program.hash, done.join()).toBe(played);
			expect(stateOf(reloads), done.join()).toEqual(stateOf(stays));
			const [waits, before] = [reloads, stays].map(
				(t) => t.host.session!.waitingRules?.program.hash,
			);
			expect(waits, done.join()).toBe(before);
			if (waits) waited++;
		}
		expect(waited).toBeGreaterThan(0);
	},
);

test('the title of a tile reaches the running game, which goes on as it was', () => {
	const trial = new Trial();
	trial.host.start(twoPersons);
	const before = trial.host.session!.game.program;
	const text = textOf(tilesPath).replace('X: { copies: 1,', 'X: { title: Four ways, copies: 1,');
	trial.host.change([{ path: tilesPath, bytes: new TextEncoder().encode(text) }], [], false);
	const { program } = trial.host.session!.game;
	expect(program.hash).toBe(before.hash);
	expect(program.tiles.find(({ id }) => id === 'X')?.title).toBe('Four ways');
	const published = trial.messages.findLast((m) => m.is === 'rules');
	expect(published?.rules.tiles.find(({ id }) => id === 'X')?.title).toBe('Four ways');
});

test('the same files, sent again after the server was away, are no change', () => {
	const trial = new Trial();
	const told = (): unknown => trial.messages.findLast((m) => m.is === 'data');
	trial.host.change(shipped, [], true);
	expect(told()).toMatchObject({ changed: false, files: shipped.length });
	trial.host.change(edited('claims, ', ''), [], false);
	expect(told()).toMatchObject({ changed: true });
});
