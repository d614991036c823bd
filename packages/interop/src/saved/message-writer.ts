import {
	type ChanceOutcome,
	type Decision,
	Game,
	type Option,
	outcomesOf,
} from '@tilewright/interpreter';
import type { Message } from '../message.ts';
import { isAmong, namesFor } from '../recording/around.ts';
import { bagOf } from '../recording/bags.ts';
import type { Names } from '../recording/names.ts';
import { type BagDraw, evenlySpread, stateFor } from './generator-states.ts';
import { payloadOf } from './messages.ts';
import type { ForeignEncoder } from './foreign-encoder.ts';

export interface ForeignMessages {
	readonly messages: readonly Message[];
	readonly unmapped: readonly { readonly at: number; readonly key: string }[];
	/** Outcomes that no state of their generator brings. */
	readonly unmet: readonly ChanceOutcome[];
}

/** Plays a game once more and writes each choice, forced ones too, as messages of the other program. */
export function writeMessages(
	of: Game,
	names: Names,
	encoder: ForeignEncoder,
	random: number,
): ForeignMessages {
	return new MessageWriter(of, names, encoder, random).result();
}

interface Sent {
	readonly type: string;
	readonly payload: Record<string, unknown>;
	readonly player: number;
	readonly draws: { readonly draw: BagDraw; readonly outcome: ChanceOutcome }[];
}

const maxAnswers = 4;

class MessageWriter {
	private readonly sent: Sent[] = [];
	private readonly unmapped: { readonly at: number; readonly key: string }[] = [];
	private readonly unmet: ChanceOutcome[] = [];
	private readonly names: Names;
	private readonly encoder: ForeignEncoder;
	private readonly initial: number;
	private readonly game: Game;
	private readonly keys: readonly string[];
	private decided = 0;
	private answered = 0;
	private choice = 0;

	constructor(of: Game, names: Names, encoder: ForeignEncoder, random: number) {
		this.names = names;
		this.encoder = encoder;
		this.initial = random;
		this.keys = keysOf(of);
		const outcomes = of.chance.filter((c) => c.stream !== 'deck');
		let drawn = 0;
		this.game = new Game(of.program, {
			seed: of.seed,
			names: of.names,
			draws: outcomesOf(of.chance),
			// it only watches: `draws` decides
			chooser: (stream, candidates) => {
				if (stream !== 'deck') this.draw(outcomes[drawn++]!, candidates);
				return -1;
			},
			onForced: (game, decision) => {
				this.next(game, decision, decision.options[0]!, this.isTheirs(decision));
			},
		});
		const { game } = this;
		game.machine.onWave = (wave) => this.confirm(wave);
		for (const { key } of of.steps) {
			const { decision } = game;
			const option = decision && game.find(key);
			if (decision === undefined || option === undefined) {
				this.unmapped.push({ at: game.steps.length, key });
				return;
			}
			this.next(game, decision, option, true);
			game.choose(option.index);
		}
	}

	result(): ForeignMessages {
		const messages = this.sent.map(({ type, payload, player, draws }, i) => {
			const { reseeds } = this.names.get('messages', type);
			if (reseeds === undefined) return { type, payload, player };
			const state = draws.length === 0 ? undefined : stateFor(draws.map((d) => d.draw));
			if (state === undefined) for (const { outcome } of draws) this.unmet.push(outcome);
			payload[reseeds] = state ?? (this.initial + evenlySpread(i + 1)) % 1;
			return { type, payload, player };
		});
		return { messages, unmapped: this.unmapped, unmet: this.unmet };
	}

	/** Returns true when the other program also asks for one of our decisions that has one option. */
	private isTheirs(decision: Decision): boolean {
		const action = decision.options[0]?.action ?? 'pass';
		if (action === 'pass' || this.phaseOf(decision)?.skipsSingle === true) return false;
		return [...this.names.allActions()].some(
			([, entry]) => entry.action !== undefined && namesFor(action).includes(entry.action),
		);
	}

	private phaseOf({ id, options }: Decision): ReturnType<Names['phaseAsking']> {
		return this.names.phaseAsking([id, ...options.map((o) => o.action)].flatMap(namesFor));
	}

	private next(game: Game, decision: Decision, option: Option, isWritten: boolean): void {
		this.decided++;
		if (this.answered > 0) this.answered--;
		else if (isWritten) this.write(game, decision, option);
	}

	private write(game: Game, decision: Decision, option: Option): void {
		// the other program never asks this; when the file is read, the first option is taken
		if (option.index === 0 && isAmong(decision.id, this.names.extraDecisions)) return;
		const following = this.keys.slice(this.decided, this.decided + maxAnswers);
		const encoded = this.encoder.encode(game, decision, option, following);
		const message =
			encoded?.words[0] === undefined ? undefined : this.message(encoded.words, option);
		if (encoded === undefined || message === undefined) {
			this.unmapped.push({ at: game.steps.length, key: option.key });
			return;
		}
		const { type, payload } = message;
		this.answered = encoded.answers - 1;
		// one message of the other program may take a thing and put it somewhere, where we ask twice
		const last = this.sent[this.choice];
		if (last?.type === type && this.choice === this.sent.length - 1 && equal(last.payload, payload))
			return;
		const phase = this.phaseOf(decision);
		this.choice = this.placeBefore(phase?.before);
		const sent: Sent = { type, payload: { ...payload }, player: decision.seat, draws: [] };
		this.sent.splice(this.choice, 0, sent);
		const isPass = option.action === 'pass';
		const confirmation = isPass ? phase?.passConfirmedBy : phase?.choiceConfirmedBy;
		if (confirmation !== undefined) this.bare(confirmation, decision.seat);
	}

	private placeBefore(confirmation: string | undefined): number {
		const at = this.sent.findIndex((s, i) => i > this.choice && s.type === confirmation);
		return at < 0 ? this.sent.length : at;
	}

	/** Chooses our turn among those that look alike. */
	private message(words: readonly string[], option: Option): Omit<Message, 'player'> | undefined {
		const turn = / r([0-3])$/.exec(option.key)?.[1];
		const chosen = words.find((w) => turn !== undefined && w.endsWith(` R${Number(turn) * 90}`));
		return payloadOf(chosen ?? words[0]!, this.names);
	}

	private confirm(wave: string): void {
		for (const [type, { before }] of this.names.all('messages'))
			if (before === wave) this.bare(type);
	}

	private bare(type: string, player: number = this.game.active): void {
		this.sent.push({ type, payload: {}, player, draws: [] });
	}

	private draw(outcome: ChanceOutcome, candidates: readonly string[]): void {
		const entry = this.names.find('chance', outcome.stream);
		if (entry === undefined) return;
		const bag = bagOf(entry.order, candidates);
		const places = bag?.flatMap((of, i) => (candidates[of] === outcome.outcome ? [i] : [])) ?? [];
		const decides = (): Sent | undefined =>
			this.sent.slice(this.choice).find(({ type }) => entry.after.includes(type));
		if (decides() === undefined && this.lastSetter(entry.after) === undefined) {
			const plain = entry.after.find((type) => {
				const { as, before } = this.names.get('messages', type);
				return as === undefined && before === undefined;
			});
			if (plain !== undefined) this.bare(plain);
		}
		const holder = decides() ?? this.lastSetter(entry.after);
		if (holder === undefined || places.length === 0) this.unmet.push(outcome);
		else holder.draws.push({ draw: { size: candidates.length, places }, outcome });
	}

	private lastSetter(types: readonly string[]): Sent | undefined {
		const last = this.sent.findLast(
			({ type }) => this.names.get('messages', type).reseeds !== undefined,
		);
		return last !== undefined && types.includes(last.type) ? last : undefined;
	}
}

function keysOf({ steps, answered }: Game): string[] {
	const keys: string[] = [];
	let i = 0;
	for (let step = 0; step <= steps.length; step++) {
		for (; i < answered.length && answered[i]!.step <= step; i++)
			keys.push(answered[i]!.decision.options[0]!.key);
		if (step < steps.length) keys.push(steps[step]!.key);
	}
	return keys;
}

function equal(a: object, b: object): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
