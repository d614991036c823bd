import { diagnose } from '@tilewright/schema';
import {
	beginSession,
	compileSetup,
	finish,
	type GameSession,
	openLog,
	PERSON,
	resumeSession,
	selectionOf,
	type Setup,
	wordMessage,
} from '@tilewright/session';
import type { CommandSpec } from '../frame/command.ts';
import type { Context } from '../frame/context.ts';
import { Exit } from '../frame/exit.ts';
import { list, wholeNumberReader } from '../frame/flags.ts';
import { planOutput } from '../frame/output.ts';
import { botNames, seatsOf } from '../setup/bots.ts';
import { Interrupted, Refusal } from '../frame/refusal.ts';
import { RulesOnDisk } from '../play/rules-on-disk.ts';
import { type Reply, TerminalGame } from '../play/terminal-game.ts';
import { readReplayable } from '../replay/read.ts';
import { compiled } from '../setup/compiled.ts';
import { compilerOf } from '../setup/compiler.ts';
import { setUpFlags } from '../setup/flags.ts';
import { selectionFrom } from '../setup/selection.ts';
import { playWords } from '../texts/play.ts';

type Flags = Readonly<Record<string, unknown>>;

interface PlayJson {
	readonly game: string;
	readonly seats: readonly { readonly name: string; readonly by: string; readonly score: number }[];
	readonly steps: number;
	readonly over: boolean;
	readonly replies: readonly (Reply & { readonly line: string })[];
}

export const play: CommandSpec = {
	name: 'play',
	summary: 'Play a game in the terminal, against bots or persons.',
	says: 'Reads lines from standard input: the number or the key of an option, or a command; `help` lists the commands. You can edit the rules on disk while you play: an edit that compiles applies to the whole game from the next line on. A log continues where it ended. With --json nothing is printed until the input ends.',
	arguments: [{ name: '[log]', says: 'a saved game to continue, from `save` or from the studio' }],
	flags: [
		...setUpFlags,
		{
			flags: '--seats <players>',
			says: `who plays at each seat, between commas: ${PERSON}, ${botNames}`,
			read: list('--seats'),
			otherwise: [PERSON, 'greedy'],
		},
		{
			flags: '--names <names>',
			says: 'a name for each seat, separated by commas',
			read: list('--names'),
		},
		{
			flags: '--seed <n>',
			says: 'the seed of all chance',
			read: wholeNumberReader('--seed', 0, 2 ** 31 - 1),
			otherwise: 1,
		},
		{ flags: '--force', says: 'let `save` replace a file that exists' },
	],
	examples: [
		['tilewright play --game {game}', 'Against a bot that looks one move ahead.'],
		['tilewright play --game {game} --seats person,person --names Ann,Ben', 'Two persons.'],
	],
	run: async (context, [log], flags) => {
		const rules = new RulesOnDisk(context);
		const { conversation } = context;
		const { session, notes } =
			log === undefined ? begun(rules, flags) : await resumed(context, rules, log);
		const force = flags['force'] === true;
		const game = new TerminalGame(session, rules, (path, text) =>
			planOutput(context.cwd, path, force).write(text),
		);
		const replies: (Reply & { line: string })[] = [];
		conversation.say([...notes, game.begin()].join('\n'));
		for await (const line of conversation.lines()) {
			if (context.signal.aborted) throw new Interrupted();
			const news = game.follow();
			if (news !== '') conversation.say(news);
			if (line.trim() === 'quit') break;
			const reply = attempt(() => game.handle(line));
			replies.push({ line, ...reply });
			if (reply.text !== '') conversation.say(reply.text);
		}
		const { setup, names, scores, steps, over } = game.state;
		const json: PlayJson = {
			game: setup.game,
			seats: setup.seats.map(({ by }, i) => ({ name: names[i]!, by, score: scores[i]! })),
			steps: steps.length,
			over,
			replies,
		};
		return { exit: Exit.good, json, text: () => '' };
	},
};

function attempt(work: () => Reply): Reply {
	try {
		return work();
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const [first] = error.diagnostics;
		return { ok: false, code: first?.code ?? '', text: first?.message ?? '' };
	}
}

interface Opened {
	readonly session: GameSession;
	readonly notes: readonly string[];
}

function begun(rules: RulesOnDisk, flags: Flags): Opened {
	const players = seatsOf(flags['seats'] as readonly string[], [PERSON]);
	const names = (flags['names'] as readonly string[] | undefined) ?? [];
	const chosen = selectionFrom(rules.data.workspace, flags, players.length);
	// refuses what cannot be played, as every command does
	compiled(rules.data, chosen);
	const setup: Setup = {
		game: chosen.game,
		packs: chosen.with ?? [],
		preset: chosen.preset,
		elements: chosen.elements ?? {},
		params: chosen.params ?? {},
		seats: players.map((by, i) => ({ name: names[i] ?? nameOf(by, i), by })),
		seed: flags['seed'] as number,
		...(chosen.overlays === undefined ? {} : { overlays: chosen.overlays }),
	};
	return { session: beginSession(programOf(rules, setup).program, setup).session, notes: [] };
}

async function resumed(context: Context, rules: RulesOnDisk, path: string): Promise<Opened> {
	const file = await readReplayable(context.cwd, path);
	if (file.is !== 'log')
		throw new Refusal(
			[diagnose(path, undefined, 'LOG-KIND', { found: playWords.foreignGame })],
			Exit.findings,
		);
	const {
		setup,
		time,
		rules: digest,
		script,
	} = openLog(file.log, compilerOf(rules.data), rules.data.workspace);
	const { program } = programOf(rules, setup);
	const { session, stop } = finish(resumeSession(program, setup, time, { script }));
	if (!session) throw new Interrupted();
	const notes: string[] = [];
	if (digest !== undefined && digest !== program.hash)
		notes.push(wordMessage({ code: 'rules-changed' }));
	if (stop) notes.push(playWords.laterStepsKept(wordMessage(stop)));
	return { session, notes };
}

function programOf(rules: RulesOnDisk, setup: Setup): ReturnType<typeof compiled> {
	const playable = compiled(rules.data, selectionOf(setup, setup.seats.length));
	const { program } = compileSetup(rules.data.workspace, setup);
	return program ? { ...playable, program } : playable;
}

function nameOf(by: string, seat: number): string {
	return by === PERSON ? `Player ${seat + 1}` : `${by} ${seat + 1}`;
}
