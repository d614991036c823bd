import {
	type ChanceOutcome,
	type Compile,
	type Game,
	type Log,
	type LogStep,
	logJson,
	logOf,
	logYaml,
	positionIn,
	seatName,
	selectionOf,
} from '@tilewright/interpreter';
import type { Workspace } from '@tilewright/lang';
import { isPlayerName } from '@tilewright/players';
import { PERSON, type SeatSetup, type Setup } from '../setup/setup.ts';
import { countOf, scriptedFrom, type ScriptedOutcomes } from '../timeline/scripted-outcomes.ts';
import {
	outcomesAt,
	commonWithChance,
	type Branch,
	type Notes,
	type RecordedStep,
	Timeline,
} from '../timeline/timeline.ts';

export interface OpenedLog {
	readonly setup: Setup;
	readonly time: Timeline;
	readonly rules: string | undefined;
	readonly edited: readonly string[];
	readonly script: ScriptedOutcomes;
}

/** A log as a set-up and its branches; nothing is played yet. */
export function openLog(log: Log, compile: Compile, workspace: Workspace): OpenedLog {
	const setUp = log['set-up'];
	const selection = selectionOf(log, compile);
	const position = positionIn(log);
	const optional = (name: string): boolean =>
		workspace.packs.some((p) => p.name === name && p.game === selection.game && p.role !== 'game');
	const seats = setUp.seats.map((name, i): SeatSetup => {
		const { by = PERSON, colour, name: shown } = log.table?.[i] ?? {};
		return {
			name: shown ?? name,
			by: by === PERSON || isPlayerName(by) ? by : PERSON,
			...(colour === undefined ? {} : { colour }),
		};
	});
	const main = branchOf(log.steps, setUp.seats, seats, 0);
	const branches: Branch[] = [{ id: 1, ...main, ...nameAndNotes(log) }];
	for (const [i, branch] of (log.branches ?? []).entries()) {
		const { from, steps } = branch;
		const own = branchOf(steps, setUp.seats, seats, from);
		const parts = own.chance.some((c) => c.step === from);
		const shared = main.chance.filter((c) => c.step < from || (c.step === from && !parts));
		branches.push({
			id: i + 2,
			steps: [...main.steps.slice(0, from), ...own.steps],
			chance: [...shared, ...own.chance],
			...nameAndNotes(
				branch,
				(log.notes ?? []).filter((n) => n.step <= from),
			),
		});
	}
	return {
		setup: {
			game: selection.game,
			packs: (selection.with ?? []).filter(optional),
			preset: undefined,
			elements: { ...selection.elements },
			params: { ...setUp.params },
			seats,
			seed: typeof setUp.seed === 'number' ? setUp.seed : 0,
			...(setUp.overlays === undefined ? {} : { overlays: setUp.overlays }),
			...(setUp.order === undefined ? {} : { order: setUp.order }),
			...(selection.start === undefined ? {} : { start: selection.start }),
			...(selection.draws === undefined ? {} : { draws: selection.draws }),
			...(position === undefined ? {} : { position }),
		},
		time: new Timeline(branches, 1),
		rules: setUp.rules,
		edited: setUp.edited ?? [],
		script: scriptedOutcomesOf(log['to-come'] ?? {}, main.chance),
	};
}

function nameAndNotes(
	{ notes = [], course }: Pick<Log, 'notes' | 'course'>,
	shared: NonNullable<Log['notes']> = [],
): Pick<Branch, 'notes' | 'name'> {
	const all = [...shared, ...notes];
	return {
		...(all.length === 0 ? {} : { notes: Object.fromEntries(all.map((n) => [n.step, n.says])) }),
		...(course === undefined ? {} : { name: course }),
	};
}

function scriptedOutcomesOf(
	toCome: NonNullable<Log['to-come']>,
	chance: Branch['chance'],
): ScriptedOutcomes {
	return Object.fromEntries(
		Object.entries(toCome).map(([stream, outcomes]) => {
			const from = countOf(chance, stream);
			const own = outcomes.flatMap((o, i) => (o === null ? [] : [[from + i, String(o)]]));
			return [stream, Object.fromEntries(own) as Record<number, string>];
		}),
	);
}

function notesOf(notes: Notes | undefined, after: number): Pick<Log, 'notes'> {
	const own = Object.entries(notes ?? {})
		.map(([step, says]) => ({ step: Number(step), says }))
		.filter((n) => n.step > after);
	return own.length === 0 ? {} : { notes: own };
}

function branchOf(
	steps: readonly LogStep[],
	names: readonly string[],
	seats: readonly SeatSetup[],
	before: number,
): Pick<Branch, 'steps' | 'chance'> {
	const recorded: RecordedStep[] = [];
	const chance: ChanceOutcome[] = [];
	for (const step of steps) {
		if ('chance' in step) {
			for (const outcome of [step.is].flat())
				chance.push({
					step: before + recorded.length,
					stream: step.chance,
					outcome: String(outcome),
				});
			continue;
		}
		const seat = Math.max(0, names.indexOf(step.seat));
		const by = seats[seat]?.by;
		recorded.push({
			seat,
			decision: step.ask ?? '',
			key: step.do,
			bot: step.by === 'bot' ? (by === PERSON ? 'bot' : by) : undefined,
		});
	}
	return { steps: recorded, chance };
}

export interface LogContents {
	readonly setup: Setup;
	readonly game: Game;
	readonly time: Timeline;
	readonly script: ScriptedOutcomes;
	readonly workspace: Workspace;
	readonly edited: readonly string[];
	readonly as: 'yaml' | 'json';
}

export function writeLog({ setup, game, time, script, workspace, edited, as }: LogContents): {
	name: string;
	text: string;
} {
	const { program } = game;
	const log = logOf(game, {
		title: `${program.game}: ${game.names.join(', ')}`.slice(0, 200),
		elements: Object.fromEntries(
			Object.entries(setup.elements).filter(([id, on]) => !on && !program.elements.includes(id)),
		),
		versions: Object.fromEntries(
			workspace.packs
				.filter((p) => program.packs.includes(p.name) && (p.game ?? program.game) === program.game)
				.map((p) => [p.name, p.version]),
		),
	});
	const current = time.current;
	let at = 0;
	for (const step of log.steps)
		if ('seat' in step) step.by = current.steps[at++]?.bot === undefined ? 'person' : 'bot';
	const names = log['set-up'].seats;
	const played = game.steps.length;
	const others: Omit<Branch, 'id'>[] = time.branches.filter((l) => l.id !== current.id);
	// where the present rules take only the first steps of the current branch, the whole of it is kept as another branch
	if (current.steps.length > played) others.unshift(current);
	const branches = others.map((other) => {
		const { steps, chance, notes, name } = other;
		const from = Math.min(commonWithChance(current, other), played);
		const own = chance.filter(
			(c) =>
				c.step > from || (c.step === from && outcomesAt(current, from) !== outcomesAt(other, from)),
		);
		return {
			from,
			...(name === undefined ? {} : { course: name }),
			...notesOf(notes, from),
			steps: stepsOf({ steps, chance: own }, from, names),
		};
	});
	const { end, ...head } = log;
	// house rules that change nothing may be switched without other rules
	const { overlays: _, ...setUp } = log['set-up'];
	void _;
	const whole: Log = {
		...head,
		'set-up': {
			...setUp,
			...(setup.overlays === undefined ? {} : { overlays: [...setup.overlays] }),
			...(edited.length === 0 ? {} : { edited: [...edited] }),
		},
		table: setup.seats.map(({ name, by, colour }, i) => ({
			name: name.trim().slice(0, 60) || names[i] || seatName(name),
			by,
			...(colour === undefined ? {} : { colour }),
		})),
		...(end === undefined ? {} : { end }),
		...(current.name === undefined ? {} : { course: current.name }),
		...notesOf(before(current.notes, played), -1),
		...toComeOf(script, game.chance),
		...(branches.length === 0 ? {} : { branches }),
	};
	return {
		name: `${program.game}-${names.join('-')}-${played}.${as}`,
		text: as === 'json' ? logJson(whole) : logYaml(whole),
	};
}

function before(notes: Notes | undefined, last: number): Notes {
	return Object.fromEntries(Object.entries(notes ?? {}).filter(([at]) => Number(at) <= last));
}

function toComeOf(script: ScriptedOutcomes, chance: Branch['chance']): Pick<Log, 'to-come'> {
	const toCome = Object.keys(script).flatMap((stream) => {
		const queue = scriptedFrom(script, stream, countOf(chance, stream)).map((o) => o ?? null);
		return queue.length === 0 ? [] : [[stream, queue]];
	});
	return toCome.length === 0 ? {} : { 'to-come': Object.fromEntries(toCome) };
}

function stepsOf(
	{ steps, chance }: Pick<Branch, 'steps' | 'chance'>,
	from: number,
	names: readonly string[],
): LogStep[] {
	const out: LogStep[] = [];
	for (let i = from; i <= steps.length; i++) {
		for (const c of chance) if (c.step === i) out.push({ chance: c.stream, is: c.outcome });
		const step = steps[i];
		if (!step) break;
		out.push({
			seat: names[step.seat] ?? '',
			do: step.key,
			...(step.decision === '' ? {} : { ask: step.decision }),
			by: step.bot === undefined ? 'person' : 'bot',
		});
	}
	return out;
}
