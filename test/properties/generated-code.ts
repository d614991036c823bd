import type { Program, Selection } from '@tilewright/lang';
import { Header, Machine, generate } from '@tilewright/interpreter/state';
import { BotRandom, playBots, players } from '@tilewright/players';
import { litmusWorkspace } from '../litmus/packs.ts';
import { compilerOf } from '../support/packs.ts';

/** Games by closures and in generated code, and where their words differ first. */
export class BothWays {
	/** Codes of what closures do. */
	readonly lacking: readonly string[];
	/** Games that code left to closures in their middle. */
	gaveUp = 0;
	private readonly closures: Machine;
	private readonly generated: Machine;

	constructor(program: Program) {
		const made = generate(program);
		if ('missing' in made) throw new Error(made.missing.join());
		this.lacking = made.closures.lacking;
		this.generated = made.machine;
		const { code } = made;
		this.generated.generated = {
			...code,
			play: (seed, choices) => {
				const isPlayed = code.play(seed, choices);
				if (!isPlayed) this.gaveUp++;
				return isPlayed;
			},
		};
		this.closures = new Machine(program);
	}

	/** Plays a game from decision to decision, the same options in both; undefined where all words were equal at each. */
	stepwise(seed: number): string | undefined {
		const { closures, generated } = this;
		const random = new BotRandom(seed);
		closures.reset(seed);
		generated.generated!.steps!.reset(seed);
		this.run(generated.program.routines[0]!.entry);
		for (let step = 0; ; step++) {
			const found = this.difference();
			if (found !== undefined) return `seed ${seed}, step ${step}: ${found}`;
			if (closures.over) return undefined;
			const option = random.below(closures.optionCount);
			closures.choose(option);
			const { decider, rt } = generated;
			const next = decider.take(option);
			rt.m[Header.log]!++;
			this.run(next);
		}
	}

	/** Runs generated code up to a decision that somebody must take. */
	private run(from: number): void {
		const { generated } = this;
		const { code, decisions } = generated.program;
		for (let pc = generated.thread(from); pc >= 0;) {
			generated.generated!.steps!.run(pc, 0);
			generated.epoch++;
			generated.decider.forget();
			if (generated.over) return;
			const at = generated.rt.m[Header.pc]!;
			const instr = code[at]!;
			if (instr.op !== 'decide') throw new Error(`generated code stopped at ${instr.op}`);
			pc = generated.open(instr.decision, at, generated.thread(decisions[instr.decision]!.none));
		}
	}

	/** Plays a whole game by bots that choose by chance; undefined where all words were equal at its end. */
	whole(seed: number): string | undefined {
		const bots = Array.from({ length: this.closures.program.seats }, () => players['random']!);
		playBots(this.closures, bots, seed, seed * 31);
		playBots(this.generated, bots, seed, seed * 31);
		const found = this.difference();
		return found === undefined ? undefined : `seed ${seed}: ${found}`;
	}

	private difference(): string | undefined {
		const a = this.closures.rt.m;
		const b = this.generated.rt.m;
		if (bytesOf(a).equals(bytesOf(b))) return undefined;
		const at = a.findIndex((word, i) => word !== b[i]);
		if (at < 0) return 'another number of words';
		const column = this.closures.rt.arena.columns.findLast(({ base }) => base <= at)!;
		return `${column.name} ${at - column.base} is ${b[at]} instead of ${a[at]}`;
	}
}

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array): Buffer {
	return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}

/** Set-ups of the shipped packs of which all is code: elements, and what else is chosen. */
export const playable: readonly (readonly [name: string, elements: object, rest: object])[] = [
	['all elements', {}, {}],
	['neither abbot nor gardens', { abbot: false, gardens: false }, {}],
	['no fields', { farmers: false }, {}],
	['small packs', {}, { with: ['winter', 'symbols', 'gq11'] }],
	['inns', {}, { with: ['inns-and-cathedrals'] }],
	['goods, builders and towers', {}, { with: ['traders-and-builders', 'tower', 'big-top'] }],
	['dragon, count and king', {}, { with: ['princess-and-dragon', 'count', 'king-and-robber'] }],
	['sheep, circus and cult', {}, { with: ['hills-and-sheep', 'big-top', 'cult'] }],
];

/** A selection; three seats play where it says nothing else. */
type Chosen = Omit<Selection, 'seats'> & { readonly seats?: number };

/** Each shipped pack and each of the hard cases in a set-up of its own, by its name. */
export const packSetUps: readonly (readonly [name: string, selection: Chosen])[] =
	litmusWorkspace.packs.flatMap(({ name, game }) =>
		game === undefined ? [] : [[name, { game, with: [name] }] as const],
	);

const compileLitmus = compilerOf(litmusWorkspace);

/** The program of a set-up of shipped packs and of hard cases. */
export function litmusProgramOf(selection: Chosen): Program {
	const { program, diagnostics } = compileLitmus({ seats: 3, ...selection });
	if (!program) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	return program;
}
