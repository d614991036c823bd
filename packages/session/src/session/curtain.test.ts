import { isDeepStrictEqual } from 'node:util';
import { viewOf } from '@tilewright/interpreter';
import { BotRandom } from '@tilewright/players';
import { seatsKnowDifferentThings } from '../describe/secrets.ts';
import { describe, expect, test } from 'vitest';
import { PERSON, type Setup } from '../setup/setup.ts';
import { newSession, shuffleHidden, twoPersons } from '../testing.ts';
import type { Command } from './commands.ts';
import { curtainFor } from './curtain.ts';
import { type GameSession, screenSeat } from './game-session.ts';
import { isPast } from './mode.ts';
import { optionsAt, whyNot } from './queries.ts';
import { step } from './step.ts';
import { viewAtScreen } from './view.ts';

const digging: Setup = { ...twoPersons, game: 'gold-rush', seed: 4 };
const begin = (setup: Setup, confirmsTurns = false): GameSession =>
	newSession(setup, { confirmsTurns, usesCurtain: true });

function commandFor(session: GameSession, random: BotRandom): Command {
	const { game, mode, timeline } = session;
	const closed = curtainFor(session);
	const at = game.steps.length;
	const n = random.below(12);
	if (n === 0) return { do: 'view-step', step: random.below(timeline.current.steps.length + 1) };
	if (n === 1) return { do: 'undo' };
	if (n === 2) return { do: 'redo' };
	if (isPast(mode)) {
		if (n < 6) return { do: 'resume-here' };
		return { do: 'view-step', step: timeline.current.steps.length };
	}
	if (mode.is === 'awaiting-confirmation') return { do: 'confirm-turn' };
	if (closed !== undefined) return { do: 'take-seat', seat: closed };
	const options = game.decision?.options ?? [];
	const key =
		options.find((o) => o.key.includes('mine'))?.key ??
		options[random.below(Math.max(1, options.length))]?.key ??
		'';
	return { do: 'play', key, at };
}

function facesShown(session: GameSession): number[] {
	return viewAtScreen(session).view.pieces.flatMap((p) => {
		const isHoard = p.at.on === 'zone' && p.at.id === 'hoard';
		return isHoard && p.face !== undefined ? p.at.seat : [];
	});
}

describe('the screen shows what the person at it may know, and nobody sees more while the curtain is closed', () => {
	test.each([
		[1, false],
		[2, true],
	])('seed %i, turns confirmed: %s', (seed, confirmsTurns) => {
		const random = new BotRandom(seed);
		let session = begin({ ...digging, seed }, confirmsTurns);
		let [closed, opened] = [0, 0];
		for (let i = 0; i < 150; i++) {
			const seat = screenSeat(session);
			expect(facesShown(session).filter((s) => s !== seat)).toEqual([]);
			const shown = viewAtScreen(session);
			expect(JSON.stringify(shown)).not.toMatch(/\bore \d/);
			expect(shown.curtain).toBe(curtainFor(session));
			if (shown.curtain !== undefined) {
				closed++;
				expect(seat).toBeUndefined();
				expect(shown.decision?.options).toEqual([]);
				const key = session.game.decision!.options[0]!.key;
				const refused = step(session, { do: 'play', key, at: session.game.steps.length });
				expect(refused.message?.code).toBe('curtain-closed');
				expect(refused.session === session).toBe(true);
				expect(whyNot(session, key)).toEqual([]);
				for (const { x, y } of closed > 3 ? [] : shown.view.tiles.slice(0, 1))
					expect(optionsAt(session, { x, y })).toEqual([]);
			} else if (shown.decision?.options.length) {
				opened++;
				expect(shown.decision.seat).toBe(seat);
			}
			session = step(session, commandFor(session, random)).session;
		}
		expect(closed).toBeGreaterThan(5);
		expect(opened).toBeGreaterThan(5);
	});

	test.each([
		[1, false],
		[2, true],
	])('twin games give the same bytes: seed %i, turns confirmed: %s', (seed, confirmsTurns) => {
		const random = new BotRandom(seed);
		let session = begin({ ...digging, seed }, confirmsTurns);
		let twin = begin({ ...digging, seed }, confirmsTurns);
		let differed = 0;
		for (let i = 0; i < 60 && !session.game.over; i++) {
			const seat = screenSeat(session);
			// faces are exchanged where the position itself is shown; a turn that ends keeps what was seen of it
			if (session.mode.is === 'live') {
				shuffleHidden(session.game, twin.game, seat, random);
				expect(JSON.stringify(viewAtScreen(twin))).toBe(JSON.stringify(viewAtScreen(session)));
			}
			const { game } = session;
			if (game.machine.rt.m.some((word, at) => word !== twin.game.machine.rt.m[at])) differed++;
			const closed = curtainFor(session);
			const options = game.decision?.options ?? [];
			const command: Command =
				session.mode.is === 'awaiting-confirmation'
					? { do: 'confirm-turn' }
					: closed !== undefined
						? { do: 'take-seat', seat: closed }
						: {
								do: 'play',
								key:
									options.find((o) => o.key.includes('mine'))?.key ??
									options[random.below(options.length)]!.key,
								at: game.steps.length,
							};
			[session, twin] = [step(session, command).session, step(twin, command).session];
		}
		expect(differed).toBeGreaterThan(10);
	});
});

describe('there is no curtain', () => {
	const bot = { name: 'Cid', by: 'random' };
	test.each<readonly [string, Setup]>([
		['in a game that hides nothing', twoPersons],
		['before one person alone', { ...digging, seats: [{ name: 'Ann', by: PERSON }, bot] }],
		['at an open table', { ...digging, openTable: true }],
	])('%s', (_, setup) => {
		const session = begin(setup);
		expect(curtainFor(session)).toBeUndefined();
		expect(viewAtScreen(session).decision?.options.length).toBeGreaterThan(0);
	});

	test('where nobody wants one', () => {
		const session = newSession(digging);
		expect(viewAtScreen(session).curtain).toBeUndefined();
	});
});

test('a seat is taken only by the person the curtain is closed for', () => {
	const session = begin(digging);
	const seat = session.game.decision!.seat;
	expect(step(session, { do: 'take-seat', seat: 1 - seat })).toMatchObject({
		ok: false,
		message: { code: 'no-curtain' },
	});
	const taken = step(session, { do: 'take-seat', seat }).session;
	expect(viewAtScreen(taken).decision!.options.length).toBeGreaterThan(0);
	expect(step(taken, { do: 'take-seat', seat }).ok).toBe(false);
});

describe('seats that know the same need no curtain', () => {
	test.each([
		['carcassonne', ['big-top'], false],
		['carcassonne', ['hills-and-sheep'], false],
		['gold-rush', [], true],
	])('%s with %j: seats see different things: %s', (game, packs, differ) => {
		const random = new BotRandom(7);
		let session = begin({ ...twoPersons, game, packs, seed: 4 });
		expect(seatsKnowDifferentThings(session.game.program)).toBe(differ);
		let [different, closed] = [0, 0];
		for (let i = 0; i < 60 && !session.game.over; i++) {
			const [one, other] = [0, 1].map((seat) => viewOf(session.game.machine, seat));
			if (!isDeepStrictEqual(one, other)) different++;
			const seat = curtainFor(session);
			if (seat !== undefined) closed++;
			else expect(screenSeat(session)).toBe(session.game.decision?.seat);
			const { options = [], seat: decider } = session.game.decision ?? {};
			const key =
				options.find((o) => o.key.includes('mine'))?.key ??
				options[random.below(options.length)]!.key;
			session =
				seat === undefined
					? step(session, { do: 'play', key, at: session.game.steps.length }).session
					: step(session, { do: 'take-seat', seat: decider! }).session;
		}
		expect(different > 0).toBe(differ);
		expect(closed > 0).toBe(differ);
	});
});
