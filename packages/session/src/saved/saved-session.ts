import type { ChanceOutcome } from '@tilewright/interpreter';
import { parseJson } from '@tilewright/schema';
import { StepLabels } from '../describe/step-labels.ts';
import type { Setup } from '../setup/setup.ts';
import type { ScenarioShown } from '../scenario/scenario-shown.ts';
import type { ScriptedOutcomes } from '../timeline/scripted-outcomes.ts';
import {
	countCommonSteps,
	type Branch,
	type Notes,
	type RecordedStep,
	Timeline,
} from '../timeline/timeline.ts';
import type { GameSession } from '../session/game-session.ts';
import type { Message } from '../session/messages.ts';
import { isPast, isUnconfirmed, resumePointOf } from '../session/mode.ts';

const SAVED_FORMAT = 1;

/** A branch as it is saved: the steps it shares with the one before it are left out. */
interface SavedBranch {
	readonly id: number;
	readonly from: number;
	readonly steps: readonly (readonly [
		seat: number,
		decision: string,
		key: string,
		bot: string | null,
	])[];
	/** The steps in words; empty where a step was never described. */
	readonly words?: readonly string[];
	readonly chance: readonly (readonly [step: number, stream: string, outcome: string])[];
	readonly notes?: Notes;
	readonly name?: string;
}

/** A session as plain data. The names of the keys are those of format 1. */
export interface SavedSession {
	readonly kept: typeof SAVED_FORMAT;
	/** The time of saving, in milliseconds. */
	readonly saved?: number;
	readonly setup: Setup;
	readonly rules: string;
	readonly scores: readonly number[];
	readonly over: boolean;
	/** The branch that is played, and how many of its steps are taken. */
	readonly now: number;
	readonly cursor: number;
	/** A past moment is shown. */
	readonly looking: boolean;
	/** The branch is a finished game, though a past moment of it is shown. */
	readonly finished?: boolean;
	readonly waits: boolean;
	readonly lines: readonly SavedBranch[];
	/** The seat at the screen while a past moment is shown. */
	readonly atScreen?: number;
	readonly script?: ScriptedOutcomes;
	/** False when chance no longer follows the branch. */
	readonly follows?: boolean;
	readonly scenario?: ScenarioShown | undefined;
}

export function saveSession(session: GameSession): SavedSession {
	const { setup, game, timeline, mode, script, followsBranch, scenario, labels } = session;
	const { current } = timeline;
	const resumePoint = resumePointOf(mode);
	// blocked by the rules, it is the whole game that is saved
	const branches = timeline.branches.map((b) =>
		resumePoint && b === current ? resumePoint.branch : b,
	);
	return {
		kept: SAVED_FORMAT,
		setup,
		rules: game.program.hash,
		scores: game.scores,
		over: game.over,
		now: current.id,
		cursor: resumePoint?.cursor ?? game.steps.length,
		looking: resumePoint?.viewingPast ?? isPast(mode),
		waits: isUnconfirmed(mode),
		...(isPast(mode) && mode.finished ? { finished: true } : {}),
		...(Object.keys(script).length === 0 ? {} : { script }),
		...(followsBranch ? {} : { follows: false }),
		...(isPast(mode) && mode.viewer !== undefined ? { atScreen: mode.viewer } : {}),
		...(scenario && { scenario }),
		lines: branches.map((b, i) => {
			const from = i === 0 ? 0 : countCommonSteps(branches[i - 1]!.steps, b.steps);
			const words = b.steps
				.slice(from)
				.map((step, i) => labels.find(step, from + i, b.steps[from + i - 1]) ?? '');
			return {
				id: b.id,
				from,
				steps: b.steps.slice(from).map((s) => [s.seat, s.decision, s.key, s.bot ?? null]),
				...(words.some((word) => word !== '') && { words }),
				chance: b.chance.map((c) => [c.step, c.stream, c.outcome]),
				...(b.notes && { notes: b.notes }),
				...(b.name === undefined ? {} : { name: b.name }),
			};
		}),
	};
}

export function isSavedFinished({ over, looking, waits, finished }: SavedSession): boolean {
	return looking ? finished === true : over && !waits;
}

export function timelineOf({ lines, now }: SavedSession): Timeline {
	const branches: Branch[] = [];
	for (const saved of lines) {
		const before = branches.at(-1)?.steps.slice(0, saved.from) ?? [];
		const own = saved.steps.map(([seat, decision, key, bot]): RecordedStep => ({
			seat,
			decision,
			key,
			bot: bot ?? undefined,
		}));
		const chance = saved.chance.map(([step, stream, outcome]): ChanceOutcome => ({
			step,
			stream,
			outcome,
		}));
		const { id, notes, name } = saved;
		branches.push({
			id,
			steps: [...before, ...own],
			chance,
			...(notes && { notes }),
			...(name === undefined ? {} : { name }),
		});
	}
	return new Timeline(branches, now);
}

/** The words that the steps of a saved game had. */
export function labelsOf(saved: SavedSession): StepLabels {
	const labels = new StepLabels();
	const { branches } = timelineOf(saved);
	saved.lines.forEach(({ from, words = [] }, nth) => {
		const { steps } = branches[nth]!;
		words.forEach((word, i) => {
			const at = from + i;
			const step = steps[at];
			if (step && word !== '') labels.set(step, at, steps[at - 1], word);
		});
	});
	return labels;
}

export interface ReadSavedSession {
	readonly saved: SavedSession | undefined;
	readonly trouble: Message | undefined;
}

/** Reads a saved game; nothing in the text is trusted. */
export function readSavedSession(text: string): ReadSavedSession {
	const none = (trouble: Message): ReadSavedSession => ({ saved: undefined, trouble });
	const read = parseJson(text);
	if (!('value' in read)) return none({ code: 'saved-game-damaged' });
	const value: unknown = read.value;
	const { kept } = record(value);
	if (typeof kept === 'number' && kept > SAVED_FORMAT)
		return none({ code: 'saved-by-newer', format: kept, known: SAVED_FORMAT });
	return isSavedSession(value)
		? { saved: value, trouble: undefined }
		: none({ code: 'saved-game-damaged' });
}

const record = (value: unknown): Record<string, unknown> =>
	typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const isWhole = (value: unknown): value is number =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const listOf = (value: unknown, is: (item: unknown) => boolean): boolean =>
	Array.isArray(value) && value.every(is);

const tableOf = (value: unknown, is: (item: unknown) => boolean): boolean =>
	typeof value === 'object' && value !== null && Object.values(value).every(is);

function isSavedSession(value: unknown): value is SavedSession {
	const { kept, setup, rules, scores, over, now, cursor, looking, waits, lines } = record(value);
	const { script, follows, atScreen, scenario, finished } = record(value);
	return (
		kept === SAVED_FORMAT &&
		isSetup(setup) &&
		isText(rules) &&
		listOf(scores, Number.isInteger) &&
		typeof over === 'boolean' &&
		isWhole(now) &&
		isWhole(cursor) &&
		typeof looking === 'boolean' &&
		typeof waits === 'boolean' &&
		Array.isArray(lines) &&
		lines.length > 0 &&
		lines.every(isSavedBranch) &&
		(script === undefined || tableOf(script, (own) => tableOf(own, isText))) &&
		(finished === undefined || typeof finished === 'boolean') &&
		(follows === undefined || typeof follows === 'boolean') &&
		(atScreen === undefined || isWhole(atScreen)) &&
		(scenario === undefined || isScenario(scenario))
	);
}

export function isSetup(value: unknown): value is Setup {
	const {
		game,
		packs,
		preset,
		elements,
		params,
		seats,
		seed,
		overlays,
		order,
		start,
		draws,
		position,
		example,
		openTable,
	} = record(value);
	return (
		isText(game) &&
		listOf(packs, isText) &&
		(preset === undefined || isText(preset)) &&
		typeof elements === 'object' &&
		typeof params === 'object' &&
		Object.values(record(elements)).every((v) => typeof v === 'boolean') &&
		Object.values(record(params)).every((v) =>
			['string', 'number', 'boolean'].includes(typeof v),
		) &&
		listOf(seats, (seat) => {
			const { name, by, colour } = record(seat);
			return isText(name) && isText(by) && (colour === undefined || isText(colour));
		}) &&
		isWhole(seed) &&
		(overlays === undefined || listOf(overlays, isText)) &&
		(order === undefined ||
			listOf(order, (choice) => {
				const { first, then } = record(choice);
				return isText(first) && isText(then);
			})) &&
		(start === undefined || listOf(start, isText)) &&
		(draws === undefined || isWhole(draws)) &&
		(position === undefined || isPosition(position)) &&
		(example === undefined || example === true) &&
		(openTable === undefined || openTable === true)
	);
}

/** Returns true where a value has the shape of a position. Its names are checked when the game begins. */
function isPosition(value: unknown): value is NonNullable<Setup['position']> {
	const {
		board = [],
		pieces: standing = [],
		spaces = {},
		zones = {},
		score = {},
		supply = {},
		turn,
		registers = {},
		deck = [],
	} = record(value);
	return (
		listOf(board, (entry) => {
			const { tile, pieces = [] } = record(entry);
			return isText(entry) || (isText(tile) && listOf(pieces, isText));
		}) &&
		listOf(standing, isText) &&
		tableOf(spaces, (pieces) => listOf(pieces, isText)) &&
		tableOf(zones, (things) => listOf(things, isText)) &&
		tableOf(score, Number.isInteger) &&
		tableOf(supply, (kinds) => tableOf(kinds, isWhole)) &&
		(turn === undefined || isText(turn)) &&
		tableOf(registers, (v) => ['string', 'number', 'boolean'].includes(typeof v)) &&
		listOf(deck, isText)
	);
}

function isScenario(value: unknown): value is ScenarioShown {
	const { path, title, checks, stopped, cases, variant, text } = record(value);
	return (
		[path, title, stopped].every(isText) &&
		(cases === undefined || listOf(cases, isText)) &&
		(variant === undefined || isWhole(variant)) &&
		(text === undefined || isText(text)) &&
		listOf(checks, (check) => {
			const { step, text, amiss } = record(check);
			return isWhole(step) && isText(text) && listOf(amiss, isText);
		})
	);
}

function isSavedBranch(value: unknown): value is SavedBranch {
	const { id, from, steps, words, chance, notes, name } = record(value);
	return (
		(notes === undefined || tableOf(notes, isText)) &&
		(name === undefined || isText(name)) &&
		isWhole(id) &&
		isWhole(from) &&
		(words === undefined || listOf(words, isText)) &&
		listOf(
			steps,
			(s) =>
				Array.isArray(s) &&
				isWhole(s[0]) &&
				isText(s[1]) &&
				isText(s[2]) &&
				(s[3] === null || isText(s[3])),
		) &&
		listOf(chance, (c) => Array.isArray(c) && isWhole(c[0]) && isText(c[1]) && isText(c[2]))
	);
}
