import type { EntryView, GameState, Rules } from './engine/protocol.ts';

/** What happened between two states of a game, in sentences for those who listen. */
export function newsOf(
	before: GameState | undefined,
	after: GameState | undefined,
	rules: Rules | undefined,
): string {
	if (!after) return '';
	if (!before || before.number !== after.number)
		return `A new game: ${after.names.join(', ')}. ${turnOf(after, rules)}`;
	if (after.swap && after.swap.number !== before.swap?.number) return swapNews(after);
	if (before.line !== after.line && after.steps.length !== before.steps.length + 1)
		return `Another branch, step ${after.steps.length} of ${after.steps.length + after.later.length}. ${scoresOf(after)} ${turnOf(after, rules)}`;
	if (after.looking) return `${momentOf(after)}. ${stepOf(after)}${scoresOf(after)}`;
	if (before.looking)
		return `${before.later.length > after.later.length ? 'Back to now' : 'Going on from here'}. ${turnOf(after, rules)}`;
	if (after.steps.length < before.steps.length) return `Taken back. ${turnOf(after, rules)}`;
	const said: string[] = [];
	for (const step of after.steps.slice(before.steps.length))
		said.push(`${after.names[step.seat]}: ${step.words}.`);
	for (const entry of after.ledger.slice(before.ledger.length)) said.push(pointsNews(after, entry));
	for (const { tile } of after.discarded.slice(before.discarded.length))
		said.push(`Tile ${tile} fits nowhere and is set aside.`);
	if (after.held)
		said.push(`The turn of ${after.names[after.active]} is to be confirmed, or can be taken back.`);
	else if (after.over && !before.over) said.push(endNews(after));
	else said.push(turnOf(after, rules));
	return said.join(' ');
}

/** Which moment is shown. */
export function momentOf(game: Pick<GameState, 'steps' | 'later'>): string {
	const all = game.steps.length + game.later.length;
	return game.steps.length === 0
		? `The beginning, ${all} steps back`
		: `Step ${game.steps.length} of ${all}, in the past`;
}

function stepOf(game: GameState): string {
	const step = game.steps.at(-1);
	return step ? `${game.names[step.seat]}: ${step.words}. ` : '';
}

function scoresOf(game: GameState): string {
	return `${game.names.map((name, seat) => `${name} ${game.scores[seat]}`).join(', ')}.`;
}

function pointsNews(game: GameState, entry: EntryView): string {
	return `${game.names[entry.seat]} scores ${entry.points} for ${entry.name}.`;
}

function swapNews(game: GameState): string {
	const { swap } = game;
	if (!swap) return '';
	const scores = swap.scores.flatMap(({ before, after }, seat) =>
		before === after ? [] : [`${game.names[seat]} ${before} becomes ${after}`],
	);
	const what = scores.length > 0 ? scores.join(', ') : 'no score changes';
	const stop = swap.stopped
		? ` The game stops at step ${swap.stopped.step + 1}: ${swap.stopped.message}.`
		: '';
	return `The rules changed: ${what}.${stop}`;
}

/** The seats with the most points. */
export function winnersOf(scores: readonly number[]): number[] {
	const most = Math.max(...scores);
	return scores.flatMap((s, seat) => (s === most ? [seat] : []));
}

export function endNews(game: GameState): string {
	const winners = winnersOf(game.scores).map((seat) => game.names[seat]);
	const most = Math.max(...game.scores);
	return winners.length === 1
		? `The game is over. ${winners[0]} wins with ${most} points.`
		: `The game is over. ${winners.join(' and ')} share the win with ${most} points.`;
}

function turnOf(game: GameState, rules: Rules | undefined): string {
	if (!game.decision) return '';
	const drawn = game.view.drawn === undefined ? '' : `, tile ${game.view.drawn}`;
	void rules;
	return `${game.names[game.decision.seat]} decides${drawn}, ${game.decision.options.length} options.`;
}

/** Points by what paid, for every seat; sources in order of their total. */
export function pointsBySource(
	game: Pick<GameState, 'ledger' | 'names'>,
): { name: string; points: number[] }[] {
	const rows = new Map<string, number[]>();
	for (const { name, seat, points } of game.ledger) {
		const row = rows.get(name) ?? game.names.map(() => 0);
		row[seat]! += points;
		rows.set(name, row);
	}
	const sum = (row: readonly number[]): number => row.reduce((a, b) => a + b, 0);
	return [...rows]
		.map(([name, points]) => ({ name, points }))
		.sort((a, b) => sum(b.points) - sum(a.points));
}
