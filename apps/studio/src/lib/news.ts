import { largest } from '@tilewright/schema';
import { nameOfTile, type EntryView, type GameState } from '@tilewright/session';
import { news as t } from '#texts/news.ts';
import { changeInWords, changesTilesOnly } from './set-ups/difference-lines.ts';
import { points } from '#texts/points.ts';

interface TileWords {
	describeTile(id: string): string;
	nameOfTile(id: string): string;
}

export function newsOf(
	before: GameState | undefined,
	after: GameState | undefined,
	tiles: TileWords = { describeTile: () => '', nameOfTile: (id) => nameOfTile({ id }) },
): string {
	if (!after) return '';
	if (!before || before.number !== after.number)
		return `${t.newGame({ names: after.names })} ${turnOf(after, tiles)}`;
	if (after.swap && after.swap.number !== before.swap?.number) return swapNews(after);
	if (before.branch !== after.branch && after.steps.length !== before.steps.length + 1)
		return `${t.anotherBranch({ step: after.steps.length, all: after.steps.length + after.later.length })} ${scoresOf(after)} ${turnOf(after, tiles)}`;
	if (after.viewingPast) return `${momentOf(after)}. ${stepOf(after)}${scoresOf(after)}`;
	if (before.viewingPast)
		return `${before.later.length > after.later.length ? t.backToNow : t.resumed} ${turnOf(after, tiles)}`;
	if (after.steps.length < before.steps.length) return `${t.takenBack} ${turnOf(after, tiles)}`;
	const sentences: string[] = [];
	for (const step of after.steps.slice(before.steps.length))
		sentences.push(t.step({ name: after.names[step.seat] ?? '', words: step.words }));
	for (const entry of after.ledger.slice(before.ledger.length))
		sentences.push(pointsNews(after, entry));
	for (const { tile } of after.discarded.slice(before.discarded.length))
		sentences.push(t.setAside({ tile: tiles.nameOfTile(tile) }));
	if (after.awaitsConfirmation)
		sentences.push(
			(after.turnGoesOn ? t.stepWaits : t.turnWaits)({ name: after.names[after.active] ?? '' }),
		);
	else if (after.over && !before.over) sentences.push(endNews(after));
	else sentences.push(turnOf(after, tiles));
	return sentences.join(' ');
}

export function momentOf(game: Pick<GameState, 'steps' | 'later'>): string {
	const all = game.steps.length + game.later.length;
	return game.steps.length === 0
		? t.beginning({ back: all })
		: t.moment({ step: game.steps.length, all });
}

function stepOf(game: GameState): string {
	const step = game.steps.at(-1);
	return step ? `${t.step({ name: game.names[step.seat] ?? '', words: step.words })} ` : '';
}

function scoresOf(game: GameState): string {
	return `${game.names.map((name, seat) => t.score({ name, points: game.scores[seat] ?? 0 })).join(', ')}.`;
}

function pointsNews(game: GameState, entry: EntryView): string {
	const { seat, points, name: source } = entry;
	// at the end there are many entries at once; the table that is announced then has them all
	const lines = game.over ? [] : entry.lines.filter((l) => l.points !== 0);
	return t.scores({
		name: game.names[seat] ?? '',
		points,
		source,
		lines: lines.map(({ title, count, each }) => t.line({ name: title, count, each })),
	});
}

function swapNews(game: GameState): string {
	const { swap } = game;
	if (!swap) return '';
	const scores = swap.scores.flatMap(({ before, after }, seat) =>
		before === after ? [] : [t.becomes({ name: game.names[seat] ?? '', before, after })],
	);
	const what = [
		...swap.differences.map(changeInWords),
		scores.length > 0 ? scores.join(', ') : t.noScoreChanges,
	].join('; ');
	const stop = swap.stopped
		? ` ${t.stopsAt({ step: swap.stopped.step + 1, message: swap.stopped.message })}`
		: '';
	const says = changesTilesOnly(swap.differences) ? t.tilesChanged : t.rulesChanged;
	return `${says({ what })}${stop}`;
}

export function winnersOf(scores: readonly number[]): number[] {
	const highest = largest(scores);
	return scores.flatMap((s, seat) => (s === highest ? [seat] : []));
}

export function winNews(game: Pick<GameState, 'scores' | 'names'>): string {
	const winners = winnersOf(game.scores).map((seat) => game.names[seat] ?? '');
	return points.winner({ winners, points: largest(game.scores) });
}

function endNews(game: Pick<GameState, 'scores' | 'names'>): string {
	return `${points.over} ${winNews(game)}`;
}

function turnOf(game: GameState, tiles: TileWords): string {
	if (!game.decision) return '';
	const { seat, options } = game.decision;
	const name = game.names[seat] ?? '';
	if (game.curtain !== undefined) return t.handOver({ name });
	const tile = game.view.drawn;
	return t.decides({
		name,
		tile: tile === undefined ? undefined : tiles.nameOfTile(tile),
		shows: tile ? tiles.describeTile(tile) : '',
		options: options.length,
	});
}

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
