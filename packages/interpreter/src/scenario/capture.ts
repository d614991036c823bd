import { appendAll } from '@tilewright/schema';
import { setIn, type Value } from '@tilewright/lang';
import { type Game, type ChanceOutcome } from '../game/game.ts';
import { describeState } from '../game/hash.ts';
import { orderIn } from '../log/order.ts';
import { seatNames } from '../game/names.ts';
import { runScenario, type ScenarioHost, type ScenarioResult } from './run.ts';
import { laidBy, type Scenario } from './set-up.ts';
import { failures } from '../texts/scenarios.ts';

type Entry = NonNullable<Scenario['play']>[number];

export interface CaptureWords {
	readonly title: string;
	readonly says?: string;
	readonly cites?: readonly string[];
	readonly packs?: readonly string[];
	readonly params?: Scenario['set-up']['params'];
	readonly elements?: Scenario['set-up']['elements'];
	readonly overlays?: readonly string[];
	/** The expectations after the play, and the options that must be refused then. */
	readonly expect: readonly Entry[];
}

export interface Captured {
	readonly scenario: Scenario;
	readonly result: ScenarioResult;
}

/**
 * The scenario that leads to where a game stands. It is run at once: the shortest that reaches the same state is taken.
 *
 *   passes left out, the tiles laid imply what was drawn → every pass written → the order of the whole deck written
 */
export function capture(game: Game, words: CaptureWords, host: ScenarioHost): Captured {
	let last: Captured | undefined;
	for (const way of [{ brief: true }, {}, { deck: true }] as const) {
		const scenario = scenarioOf(game, words, way);
		if (!scenario) continue;
		let drawn = '';
		const result = runScenario(scenario, {
			...host,
			onEntry: (again) => void (drawn = positionOf(again, way)),
		});
		last = { scenario, result };
		if (drawn === positionOf(game, way)) return last;
	}
	if (!last) throw new Error('the play cannot be told');
	const { result } = last;
	return {
		...last,
		result: result.ok ? { ok: false, message: failures.otherState, at: ['play'] } : result,
	};
}

/** A state without the seed's part in it; in a deck of another order, without the groups of the deck. */
function positionOf({ machine }: Game, way: { readonly deck?: boolean }): string {
	const without = way.deck ? /^(?:stream|deck) / : /^stream /;
	return describeState(machine)
		.filter((line) => !without.test(line))
		.join('\n');
}

function scenarioOf(
	game: Game,
	words: CaptureWords,
	way: { readonly brief?: boolean; readonly deck?: boolean },
): Scenario | undefined {
	const { program } = game;
	const seats = seatNames(game.names);
	const steps = way.deck ? playOf(game, seats, false, () => []) : undefined;
	const play =
		steps ?? playOf(game, seats, way.brief === true, drawsOf(program.own?.position?.drawn));
	if (!play) return undefined;
	const { cites = [], says, overlays = [] } = words;
	const own = program.own ?? {};
	const params = words.params ?? program.params;
	const elements =
		words.elements ?? Object.fromEntries(program.elements.map((e) => [e, true] as const));
	return {
		scenario: words.title,
		format: 1,
		...(says === undefined || says === '' ? {} : { says }),
		...(cites.length === 0 ? {} : { cites: [...cites] }),
		'set-up': {
			packs: [...(words.packs ?? program.packs)],
			seats,
			...(Object.keys(params).length === 0 ? {} : { params }),
			...(Object.keys(elements).length === 0 ? {} : { elements }),
			...(overlays.length === 0 ? {} : { overlay: [...overlays] }),
			...orderIn(program),
			...(own.start === undefined ? {} : { start: [...own.start] }),
			...own.position,
			...(way.deck ? { deck: wholeDeck(game) } : {}),
		},
		...(play.length + words.expect.length === 0 ? {} : { play: [...play, ...words.expect] }),
	};
}

type Draws = (drawn: readonly string[], key: string | undefined) => Entry[] | undefined;

/** A tile that is laid at once need not be announced: `outcomesOf` takes it from the key. */
function drawsOf(inHand: string | undefined): Draws {
	let announced = inHand;
	return (drawn, key) => {
		const tile = key === undefined ? undefined : laidBy(key);
		const draw = drawn.length > 0 ? [{ draw: drawn.length === 1 ? drawn[0]! : [...drawn] }] : [];
		if (tile === undefined) {
			announced = drawn.at(-1) ?? announced;
			return draw;
		}
		const before = announced;
		announced = undefined;
		if (drawn.length > 0) {
			if (drawn.at(-1) !== tile) return undefined;
			return drawn.length === 1 && before === undefined ? [] : draw;
		}
		return before === tile ? [] : undefined;
	};
}

function playOf(
	game: Game,
	seats: readonly string[],
	brief: boolean,
	draws: Draws,
): Entry[] | undefined {
	const { steps, chance } = game;
	const play: Entry[] = [];
	let run: { seat: string; keys: string[] } | undefined;
	const flush = (): void => {
		if (run) play.push({ [run.seat]: run.keys.length === 1 ? run.keys[0]! : run.keys });
		run = undefined;
	};
	let drawn: string[] = [];
	for (let i = 0; i <= steps.length; i++) {
		const step = steps[i];
		const now = chance.filter((c) => c.step === i);
		appendAll(
			drawn,
			now.flatMap((c) => (c.stream === 'deck' ? [c.outcome] : [])),
		);
		const others = otherChance(now);
		const isLast = i >= steps.length - 1;
		if (others.length > 0) flush();
		appendAll(play, others);
		if (brief && step?.key === 'pass' && !isLast) continue;
		const drawEntries = draws(drawn, step?.key);
		if (!drawEntries) return undefined;
		drawn = [];
		if (drawEntries.length > 0) flush();
		appendAll(play, drawEntries);
		if (!step) break;
		const seat = seats[step.seat]!;
		if (run?.seat !== seat || isLast) flush();
		run ??= { seat, keys: [] };
		run.keys.push(step.key);
		if (isLast) flush();
	}
	flush();
	return play;
}

function otherChance(chance: readonly ChanceOutcome[]): Entry[] {
	const by = new Map<string, string[]>();
	for (const { stream, outcome } of chance)
		if (stream !== 'deck') by.set(stream, [...(by.get(stream) ?? []), outcome]);
	return [...by].map(([stream, drawn]) => ({
		chance: { [stream]: drawn.length === 1 ? drawn[0]! : drawn },
	}));
}

function wholeDeck(game: Game): string[] {
	const { rt, program } = game.machine;
	const { m } = rt;
	const drawn = game.chance.flatMap((c) => (c.stream === 'deck' ? [c.outcome] : []));
	const left: string[] = [];
	for (let g = 0; g < rt.groupBase.length; g++)
		for (let i = 0; i < m[rt.GROUP_TILES + g]!; i++)
			left.push(program.tiles[m[rt.DECK + rt.groupBase[g]! + i]!]!.id);
	return [...drawn, ...left.sort()];
}

export function scenarioText(scenario: Scenario): string {
	let text = 'format: 1\n';
	for (const [key, value] of Object.entries(scenario)) {
		const edited = setIn(text, [key], value as Value);
		if (edited.ok) text = edited.text;
	}
	const lines = text.split('\n');
	const title = lines.findIndex((l) => l.startsWith('scenario:'));
	return [lines[title]!, ...lines.filter((_, i) => i !== title)].join('\n');
}
