import { Game, outcomesLeft, retake } from '@tilewright/interpreter';
import type { Host } from '../engine/host.ts';
import type { Done } from '../engine/protocol.ts';
import { chanceOf } from '../engine/course-chance.ts';
import { countOf, following, withBack } from '@tilewright/session';
import { faultOf, type Running } from '../engine/state.ts';
import { playtest as t } from '#texts/playtest.ts';

/** What chance is to bring from a place of a stream on; a gap leaves it alone. */
export interface WishAsk {
	readonly stream: string;
	/** The place of the first, among all outcomes of the stream from the beginning of the game. */
	readonly from: number;
	readonly outcomes: readonly (string | null)[];
}

/** As many outcomes as one stream is told in advance. */
const MOST_WISHES = 200;

const fine: Done = { ok: true, message: '' };
const refused = (message: string): Done => ({ ok: false, message });

/** Tells chance what it is to bring; what came but was not decided upon yet comes again as it is told now. */
export function wish(host: Host, ask: WishAsk): Done {
	const { running } = host;
	if (!running) return refused(t.noGame);
	if (running.looking) return refused(t.inThePast);
	const why = whyNot(running, ask);
	if (why !== '') return refused(why);
	const { stream, from, outcomes } = ask;
	const came = countOf(running.game.chance, stream);
	host.cancel();
	running.script.set(
		stream,
		from,
		outcomes.map((o) => o ?? undefined),
	);
	running.swap = undefined;
	if (from < came) return again(host, running);
	// what the course had for later gives way to what is wished now
	running.follows = running.game.steps.length === running.time.line.steps.length;
	host.told();
	return fine;
}

/** Why chance cannot be told so, or ''. */
function whyNot({ game }: Running, { stream, from, outcomes }: WishAsk): string {
	const known = outcomesLeft(game).find((s) => s.stream === stream);
	if (!known) return t.noStream(stream);
	if (outcomes.length > MOST_WISHES) return t.tooMany(MOST_WISHES);
	const open = game.chance.filter((c) => c.stream === stream && c.step === game.steps.length);
	const settled = countOf(game.chance, stream) - open.length;
	if (!Number.isInteger(from) || from < settled) return t.decided;
	const back = open.slice(from - settled);
	const left = new Map(withBack(known.outcomes, back).map((o) => [o.outcome, o.left]));
	for (const outcome of outcomes) {
		if (outcome === null) continue;
		if (!left.has(outcome)) return t.notThere(outcome);
		const n = left.get(outcome);
		if (n === 0) return t.noMore(outcome);
		if (n !== undefined) left.set(outcome, n - 1);
	}
	return '';
}

/** Plays the game again to where it stands: what came up to the last decision stays, what came after it is left to the wishes. */
function again(host: Host, running: Running): Done {
	const { game: old, time, script } = running;
	const { steps } = old;
	const { line } = time;
	const before = old.chance.filter((c) => c.step < steps.length);
	const recorded = following(before);
	const game = new Game(old.program, {
		seed: old.seed,
		names: old.names,
		chooser: (stream, outcomes, game) =>
			game.chance.length < before.length
				? recorded(stream, outcomes, game)
				: script.choose(stream, outcomes, game),
	});
	try {
		const taking = retake(game, steps);
		let next = taking.next();
		while (!next.done) next = taking.next();
		if (next.value) return refused(next.value.message);
	} catch (error) {
		return refused(faultOf(error).message);
	}
	game.chooser = chanceOf(running);
	running.game = game;
	const taken = line.steps.slice(0, steps.length);
	// a course that went on from what came before stays as it was
	if (line.steps.length > steps.length) time.part(taken, game.chance);
	else time.retaken(line, steps.length, game);
	running.follows = true;
	running.held = undefined;
	host.holdAgain(running);
	host.told();
	host.goOn();
	return fine;
}
