import { isPlayerName, playerNames } from '@tilewright/players';
import { hasErrors } from '@tilewright/schema';
import {
	isBotToMove,
	type Command,
	compileSetup,
	finish,
	type GameSession,
	type GameState,
	optionsAt,
	secretsOf,
	step,
	viewAtScreen,
	wholeGame,
	whyNot,
	wordMessage,
	writeLog,
} from '@tilewright/session';
import { diagnosticText } from '../frame/present.ts';
import type { RulesOnDisk } from './rules-on-disk.ts';
import {
	boardText,
	branchesText,
	decisionText,
	helpText,
	placeText,
	refusalsText,
	scoresText,
	swapText,
	whyText,
} from './words.ts';
import { playWords } from '../texts/play.ts';

export interface Reply {
	readonly ok: boolean;
	readonly code?: string;
	readonly text: string;
}

export type WriteFile = (path: string, text: string) => void;

const fine = (text: string): Reply => ({ ok: true, text });
const unknown = (text: string): Reply => ({ ok: false, code: 'unknown-command', text });

export class TerminalGame {
	private session: GameSession;
	private readonly rules: RulesOnDisk;
	private readonly write: WriteFile;

	constructor(session: GameSession, rules: RulesOnDisk, write: WriteFile) {
		this.session = session;
		this.rules = rules;
		this.write = write;
	}

	get state(): GameState {
		return viewAtScreen(this.session);
	}

	begin(): string {
		return joined(this.letBotsMove(), decisionText(this.state, false));
	}

	follow(): string {
		const paths = this.rules.changes();
		if (paths.length === 0) return '';
		const { setup } = this.session;
		const { program, ruleSet, diagnostics } = compileSetup(this.rules.data.workspace, setup);
		if (!program || !ruleSet || hasErrors(diagnostics))
			return joined(
				playWords.rulesHaveErrors(paths.join(', ')),
				...diagnostics.filter((d) => d.severity === 'error').map(diagnosticText),
			);
		const { swaps } = this.session;
		const change = { program, ruleSet, files: paths, compileMs: 0 };
		this.session = step(this.session, { do: 'swap-rules', ...change }).session;
		const { state } = this;
		const swapped = this.session.swaps > swaps ? state : { ...state, swap: undefined };
		return joined(swapText(swapped, paths), this.letBotsMove(), decisionText(this.state, false));
	}

	handle(line: string): Reply {
		const [word = '', ...rest] = line.trim().split(/\s+/);
		const argument = rest.join(' ');
		switch (word) {
			case '':
				return fine(decisionText(this.state, false));
			case 'help':
			case '?':
				return fine(helpText());
			case 'options':
				return fine(decisionText(this.state, true));
			case 'board':
				return fine(boardText(this.state));
			case 'scores':
				return fine(scoresText(this.state));
			case 'why':
				return rest[0] === 'not' ? this.whyNot(rest.slice(1)) : fine(whyText(this.state));
			case 'undo':
			case 'redo':
				return this.command({ do: word });
			case 'go':
				return /^\d{1,6}$/.test(argument)
					? this.command({ do: 'view-step', step: Number(argument) })
					: unknown(playWords.usageOfGo);
			case 'on':
				return this.command({ do: 'resume-here' });
			case 'branches':
				return fine(branchesText(this.state));
			case 'branch':
				return this.command({ do: 'switch-branch', id: Number(argument) });
			case 'note':
				return this.command({ do: 'note', step: this.session.game.steps.length, text: argument });
			case 'next':
				return this.scriptNext(rest[0] ?? '', rest.slice(1).join(' '));
			case 'bot':
				return isPlayerName(argument)
					? this.command({ do: 'autoplay', by: argument, once: true })
					: unknown(playWords.usageOfBot(playerNames.join(', ')));
			case 'open':
				return this.command({ do: 'open-table', on: true });
			case 'save':
				return this.save(argument);
			default:
				return this.play(line.trim());
		}
	}

	private play(line: string): Reply {
		const options = this.state.decision?.options ?? [];
		const key = /^\d{1,4}$/.test(line) ? options[Number(line) - 1]?.key : line;
		const at = this.session.game.steps.length;
		return this.command({ do: 'play', key: key ?? line, at });
	}

	private command(command: Command): Reply {
		const { session, ok, message } = step(this.session, command);
		this.session = session;
		const { fault } = session;
		const messageText = message ? wordMessage(message) : (fault?.message ?? '');
		if (!ok) return { ok, code: message?.code ?? 'refused', text: messageText };
		const past = session.mode.is === 'viewing-past' || session.mode.is === 'blocked';
		const moment = past
			? playWords.past({ step: session.game.steps.length, scores: scoresText(this.state) })
			: '';
		return fine(joined(messageText, this.letBotsMove(), moment, decisionText(this.state, false)));
	}

	private letBotsMove(): string {
		const from = this.session.game.steps.length;
		while (isBotToMove(this.session)) {
			const moved = step(this.session, { do: 'bot-move' });
			this.session = moved.session;
			if (!moved.ok) break;
		}
		const { steps, names } = this.state;
		return steps
			.slice(from)
			.map((s) => `${names[s.seat] ?? ''}: ${s.words}`)
			.join('\n');
	}

	private whyNot(words: readonly string[]): Reply {
		const key = words.join(' ');
		const cell = /^(-?\d{1,4})\/(-?\d{1,4})$/.exec(key);
		if (cell)
			return fine(placeText(optionsAt(this.session, { x: Number(cell[1]), y: Number(cell[2]) })));
		if (key === '') return unknown(playWords.usageOfWhyNot);
		if (this.session.game.find(key)) return fine(playWords.isOption(key));
		return fine(refusalsText(whyNot(this.session, key), key));
	}

	private scriptNext(stream: string, outcome: string): Reply {
		const found = this.state.script.find((s) => s.stream === stream);
		if (outcome === '' || !found)
			return unknown(playWords.usageOfNext(this.state.script.map((s) => s.stream).join(', ')));
		const { next } = found;
		return this.command({ do: 'script-outcomes', stream, from: next, outcomes: [outcome] });
	}

	private save(path: string): Reply {
		if (!/\.(yaml|json)$/.test(path)) return unknown(playWords.usageOfSave);
		const { session } = this;
		if (secretsOf(session) === 'hidden')
			return {
				ok: false,
				code: 'hidden',
				text: playWords.hidden,
			};
		const { setup, timeline, script } = session;
		const { workspace } = this.rules.data;
		const as = path.endsWith('.json') ? 'json' : 'yaml';
		const game = finish(wholeGame(session));
		const file = writeLog({ setup, game, time: timeline, script, workspace, edited: [], as });
		this.write(path, file.text);
		return fine(playWords.written(path));
	}
}

function joined(...texts: readonly string[]): string {
	return texts.filter((text) => text !== '').join('\n');
}
