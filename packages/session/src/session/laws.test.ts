import { Game } from '@tilewright/interpreter';
import { BotRandom } from '@tilewright/players';
import { describe, expect, test } from 'vitest';
import { labelsOf, readSavedSession, saveSession, timelineOf } from '../saved/saved-session.ts';
import { compileSetup } from '../setup/compile-setup.ts';
import { PERSON, type Setup } from '../setup/setup.ts';
import { newSession, shipped, twoPersons, workspaceWith } from '../testing.ts';
import { recordedChooser } from '../timeline/scripted-outcomes.ts';
import type { Command } from './commands.ts';
import type { GameSession } from './game-session.ts';
import { isPast } from './mode.ts';
import { resumeSession } from './resume.ts';
import { finish, step } from './step.ts';
import { viewAtScreen } from './view.ts';

const bot = { name: 'Cid', by: 'random' };
const setups: readonly Setup[] = [
	{ ...twoPersons, draws: 12 },
	{ ...twoPersons, draws: 12, seats: [...twoPersons.seats, bot] },
	{ ...twoPersons, game: 'gold-rush' },
	{ ...twoPersons, game: 'gold-rush', seats: [{ name: 'Ann', by: PERSON }, bot] },
];

const rules = 'data/carcassonne/base/rules.yaml';
const usual = '{ tiles: { count: tiles, each: 1 }';
const others = [
	workspaceWith([rules, usual, usual.replace('1', '3')]),
	workspaceWith([rules, 'claims, ', '']),
];

function otherRules({ setup }: GameSession, random: BotRandom): Command[] {
	const workspace = [shipped, ...others][random.below(3)]!;
	const { program, ruleSet } = compileSetup(workspace, setup);
	if (!program || !ruleSet) return [];
	return [{ do: 'swap-rules', program, ruleSet, files: [], compileMs: 0 }];
}

function commandsFor(session: GameSession, random: BotRandom): Command[] {
	const { game, timeline, mode } = session;
	const options = game.decision?.options ?? [];
	const at = game.steps.length;
	const play = (): Command[] =>
		options.length === 0
			? []
			: [{ do: 'play', key: options[random.below(options.length)]!.key, at }];
	if (random.below(3) > 0 && !isPast(mode)) {
		if (mode.is === 'awaiting-confirmation') return [{ do: 'confirm-turn' }];
		const isPersons = session.setup.seats[game.decision?.seat ?? 0]?.by === PERSON;
		return isPersons ? play() : [{ do: 'bot-move' }];
	}
	const branches = timeline.branches.map((b) => b.id);
	const branch = branches[random.below(branches.length)]!;
	const all: (() => Command[])[] = [
		play,
		() => [{ do: 'play', key: 'nonsense', at }],
		() => [{ do: 'undo' }],
		() => [{ do: 'redo' }],
		() => [{ do: 'view-step', step: random.below(timeline.current.steps.length + 2) }],
		() => [{ do: 'resume-here' }],
		() => [{ do: 'switch-branch', id: branch }],
		() => [{ do: 'name-branch', id: branch, name: 'A name' }],
		() => [{ do: 'note', step: random.below(at + 2), text: 'A note' }],
		() => [{ do: 'forget-branch', id: branch }],
		() => [{ do: 'autoplay', by: 'careless', once: random.below(2) === 0 }, { do: 'bot-move' }],
		() => [{ do: 'confirm-turns', on: random.below(2) === 0 }],
		() => [{ do: 'open-table', on: random.below(2) === 0 }],
		() => otherRules(session, random),
		() =>
			viewAtScreen(session).script.flatMap(({ stream, outcomes, next }): Command[] => {
				const wanted = outcomes[random.below(outcomes.length)];
				return wanted
					? [{ do: 'script-outcomes', stream, from: next, outcomes: [wanted.outcome] }]
					: [];
			}),
	];
	return all[random.below(all.length)]!();
}

const stateOf = (game: Game): unknown => [
	game.hash(),
	game.chance,
	game.scores,
	game.decision?.options.map((o) => o.key),
];

/** Everything that counts of a session, but for what lasts no longer than the program: autoplay and faults. */
const lastingStateOf = (session: GameSession): unknown => ({
	state: session.game.hash(),
	chance: session.game.chance,
	options: session.game.decision?.options.map((o) => o.key),
	mode: session.mode.is,
	saved: saveSession(session),
});

function play(setup: Setup, seed: number, commands: number, check: (session: GameSession) => void) {
	const random = new BotRandom(seed);
	let session = newSession({ ...setup, seed: setup.seed + seed });
	for (let i = 0; i < commands; i++)
		for (const command of commandsFor(session, random)) {
			const outcome = step(session, command);
			if (!outcome.ok) expect(outcome.message, command.do).toBeDefined();
			session = outcome.session;
			check(session);
		}
	return session;
}

const games = setups.flatMap((setup, i) => [1, 2, 3].map((n) => [i, n, setup] as const));

describe('laws of a session', () => {
	test.each(games)(
		'set-up %i, game %i: undo after any commands restores the state before every step',
		(_, n, setup) => {
			const { game } = play(setup, n, 60, () => undefined);
			const { program, seed, names } = game;
			const [keys, chance] = [game.steps.map((s) => s.key), [...game.chance]];
			for (let taken = keys.length; taken >= 0; taken--) {
				expect(game.steps).toHaveLength(taken);
				if (taken % 5 === 0) {
					const fresh = new Game(program, { seed, names, chooser: recordedChooser(chance) });
					for (const key of keys.slice(0, taken)) expect(fresh.play(key).ok).toBe(true);
					expect(stateOf(game), `after ${taken} steps`).toEqual(stateOf(fresh));
				}
				expect(game.undo()).toBe(taken > 0);
			}
		},
	);

	test.each(games)('set-up %i, game %i: a saved session resumes as it was', (_, n, setup) => {
		let checked = 0;
		play(setup, n, 40, (session) => {
			if (checked++ % 4 > 0) return;
			const { saved, trouble } = readSavedSession(JSON.stringify(saveSession(session)));
			expect(trouble).toBeUndefined();
			const { program } = session.game;
			const { confirmsTurns } = session;
			const resumed = finish(
				resumeSession(
					program,
					saved!.setup,
					timelineOf(saved!),
					{ ...saved!, labels: labelsOf(saved!) },
					{ confirmsTurns },
				),
			);
			expect(lastingStateOf(resumed.session!)).toEqual(lastingStateOf(session));
		});
	});

	test('a refused command returns the same session and leaves the arena alone', () => {
		const session = play(setups[0]!, 5, 30, () => undefined);
		const before = stateOf(session.game);
		const outcome = step(session, { do: 'play', key: 'nonsense', at: 0 });
		expect(outcome.ok).toBe(false);
		expect(outcome.session).toBe(session);
		expect(outcome.effects).toEqual([]);
		expect(stateOf(session.game)).toEqual(before);
	});
});

describe('other rules for a finished game', () => {
	const setup = setups[0]!;
	const swap = (workspace: typeof shipped): Command => {
		const { program, ruleSet } = compileSetup(workspace, setup);
		return {
			do: 'swap-rules',
			program: program!,
			ruleSet: ruleSet!,
			files: [rules],
			compileMs: 0,
			sparesFinished: true,
		};
	};
	const after = (session: GameSession, ...commands: readonly Command[]): GameSession =>
		commands.reduce((now, command) => step(now, command).session, session);
	const played = (steps: number): GameSession => {
		let session = newSession(setup);
		for (let i = 0; i < steps && !session.game.over; i++) {
			const { options } = session.game.decision!;
			const { key } = options[(i * 7) % options.length]!;
			session = after(session, { do: 'play', key, at: session.game.steps.length });
		}
		return session;
	};
	const finished = (): GameSession => played(Infinity);

	test.each([0, 5, Infinity])(
		'wait while it is looked at, also at step %s, and are in force once somebody asks',
		(looked) => {
			const end = finished();
			const before = [end.game.hash(), end.game.ledger.length, end.game.scores];
			const waiting = after(
				end,
				{ do: 'view-step', step: looked },
				swap(others[0]!),
				{ do: 'view-step', step: 3 },
				{ do: 'view-step', step: Infinity },
			);
			expect([waiting.game.hash(), waiting.game.ledger.length, waiting.game.scores]).toEqual(
				before,
			);
			expect(viewAtScreen(waiting)).toMatchObject({ finished: true, waitingRules: [rules] });
			const asked = after(waiting, { do: 'take-waiting-rules' });
			expect(viewAtScreen(asked)).toMatchObject({ over: true, waitingRules: undefined });
			expect(asked.game.scores).not.toEqual(before[2]);
			expect(asked.swap?.files).toEqual([rules]);
		},
	);

	test('tell all that changed while they waited, each once', () => {
		const named = (workspace: typeof shipped, title: string): Command => ({
			...(swap(workspace) as Extract<Command, { do: 'swap-rules' }>),
			differences: [{ is: 'text', title }],
		});
		const [one, two] = [others[0]!, others[1]!];
		const waiting = after(finished(), named(one, 'A'), named(two, 'B'), named(one, 'A'));
		const { swap: view } = after(waiting, { do: 'take-waiting-rules' });
		expect(view?.differences).toEqual([
			{ is: 'text', title: 'A' },
			{ is: 'text', title: 'B' },
		]);
	});

	test('are in force as soon as it goes on from an earlier moment', () => {
		const waiting = after(finished(), swap(others[0]!));
		const ways: readonly (readonly Command[])[] = [
			[{ do: 'undo' }],
			[{ do: 'view-step', step: 12 }, { do: 'resume-here' }],
		];
		for (const way of ways) {
			const on = after(waiting, ...way);
			expect(on.game.program.hash).toBe(waiting.waitingRules!.program.hash);
			expect(viewAtScreen(on)).toMatchObject({ finished: false, waitingRules: undefined });
		}
	});

	test('no longer wait when the files are as they were', () => {
		const back = after(finished(), swap(others[0]!), swap(shipped));
		expect(viewAtScreen(back).waitingRules).toBeUndefined();
		expect(step(back, { do: 'take-waiting-rules' }).ok).toBe(false);
	});

	test('a change that is taken back restores the rules of before, whatever was changed in between', () => {
		const restores = (...changes: readonly (typeof shipped)[]): boolean | undefined =>
			after(played(6), ...changes.map(swap)).swap?.restores;
		const [one, two] = [others[0]!, others[1]!];
		expect(restores(one)).toBe(false);
		expect(restores(one, shipped)).toBe(true);
		expect(restores(one, shipped, one)).toBe(false);
		expect(restores(one, two)).toBe(false);
		expect(restores(one, two, one)).toBe(true);
		expect(restores(one, two, shipped)).toBe(true);
	});

	test('a running game does not wait, and says why it stops', () => {
		const session = played(16);
		const { swap: view, mode } = after(session, swap(others[1]!));
		expect(mode.is).toBe('blocked');
		expect(view!.stopped!.message).toMatch(/ now\.$/);
	});

	test('a game that stops at other rules keeps both ways out, and no way leads past the stop', () => {
		const blocked = after(played(16), swap(others[1]!));
		expect(viewAtScreen(blocked)).toMatchObject({ blocked: true, viewingPast: true });
		const past = step(blocked, { do: 'view-step', step: 16 });
		expect(past).toMatchObject({ ok: false, message: { code: 'blocked-by-rules' } });
		expect(viewAtScreen(past.session)).toEqual(viewAtScreen(blocked));
		expect(viewAtScreen(after(past.session, swap(shipped)))).toMatchObject({
			blocked: false,
			viewingPast: false,
			steps: { length: 16 },
		});
		const on = viewAtScreen(after(past.session, { do: 'resume-here' }));
		expect(on).toMatchObject({ blocked: false, viewingPast: false });
	});
});
