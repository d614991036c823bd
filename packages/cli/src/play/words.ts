import { largest, smallest } from '@tilewright/schema';
import type { EntryView, GameState, PlaceOption, Refusal, SwapView } from '@tilewright/session';
import { table } from '../frame/present.ts';

/** The commands that are understood at the prompt. */
export const help: string = table([
	['1, 2, … or a key', '  take that option'],
	['options', '  all options, with their keys'],
	['board', '  the tiles that were laid, by column and row'],
	['scores', '  points, and who decides'],
	['why', '  the points of the last step that paid, line by line, with their rules'],
	['why not <key>', '  what stands against doing that'],
	['undo, redo', '  take back to your last decision, or again'],
	['go <n>, on', '  look at the game after n steps; go on from there'],
	['branches, branch <n>', '  other ways this game went; play one of them'],
	['note <text>', '  note something at this step'],
	['next <stream> <outcome>', '  choose what chance brings next'],
	['bot <name>', '  let a bot decide for you, once'],
	['open', '  show what this game hides from seats'],
	['save <file>', '  write the game with all branches as a log (.yaml or .json)'],
	['quit', '  leave'],
])
	.split('\n')
	.map((line) => line.trimEnd())
	.join('\n');

/** As many options are listed at once unless all are asked for. */
const MAX_LISTED = 12;

/** The open decision with its options, numbered from 1. */
export function decisionText(state: GameState, all: boolean): string {
	const { decision, names } = state;
	if (state.over) return `The game is over. ${scoresText(state)}`;
	if (!decision) return '';
	const drawn = state.view.drawn === undefined ? '' : ` (tile in hand: ${state.view.drawn})`;
	const listed = all ? decision.options : decision.options.slice(0, MAX_LISTED);
	const more = decision.options.length - listed.length;
	return [
		`${names[decision.seat] ?? ''}: ${decision.prompt}${drawn}`,
		...listed.map((o, i) => `  ${i + 1}  ${o.label}${all ? `  [${o.key}]` : ''}`),
		...(more > 0 ? [`  … and ${more} more: options`] : []),
	].join('\n');
}

export function scoresText({ names, scores }: Pick<GameState, 'names' | 'scores'>): string {
	return names.map((name, seat) => `${name} ${scores[seat] ?? 0}`).join(', ');
}

/** The tiles of the board in a grid: their ids, with the quarter turns of each. */
export function boardText({ view }: GameState): string {
	const { tiles } = view;
	if (tiles.length === 0) return 'No tile was laid yet.';
	const xs = tiles.map((t) => t.x);
	const ys = tiles.map((t) => t.y);
	const [left, top] = [smallest(xs), smallest(ys)];
	const columns = largest(xs) - left + 1;
	const cells = new Map(tiles.map((t) => [`${t.x} ${t.y}`, `${t.id}/${t.rotation}`]));
	const rows = Array.from({ length: largest(ys) - top + 1 }, (_, y) => [
		`row ${y + top}`,
		...Array.from({ length: columns }, (_, x) => cells.get(`${x + left} ${y + top}`) ?? '·'),
	]);
	const head = ['', ...Array.from({ length: columns }, (_, x) => `${x + left}`)];
	return table([head, ...rows]);
}

/** The points of the last step that paid, line by line. */
export function whyText({ ledger, names }: GameState): string {
	const last = ledger.at(-1)?.step;
	const entries = ledger.filter((e) => e.step === last);
	if (entries.length === 0) return 'Nobody has got points yet.';
	return entries.map((entry) => entryText(entry, names)).join('\n');
}

function entryText(entry: EntryView, names: readonly string[]): string {
	const where = entry.at === '' ? '' : ` ${entry.at}`;
	const why = entry.why === '' ? '' : `, ${entry.why}`;
	return [
		`${names[entry.seat] ?? ''} ${signed(entry.points)}: ${entry.name}${where}${why} (step ${entry.step})`,
		...entry.lines.map((l) => {
			const by = l.source ? `  ${l.source.file}:${l.source.line}` : '';
			return `  ${l.id}: ${l.count} × ${l.each} = ${l.points}${by}`;
		}),
	].join('\n');
}

/** The reasons against an option. */
export function refusalsText(refusals: readonly Refusal[], key: string): string {
	if (refusals.length === 0) return `Nothing stands against “${key}”, or no rule offers it.`;
	return refusals
		.map(({ says, why, source }) => {
			const by = source ? `  ${source.file}:${source.line}` : '';
			return `${says === '' ? why : says}${by}`;
		})
		.join('\n');
}

/** The ways a tile might be laid at a cell, with the reasons against each. */
export function placeText(options: readonly PlaceOption[]): string {
	if (options.length === 0) return 'Nothing could be done there now.';
	return options
		.map(({ says, turn, piece, refusals }) => {
			const what = [says, piece, turn === undefined ? '' : `turned ${turn * 90}°`]
				.filter((word) => word !== '')
				.join(', ');
			const reasons = refusals.map(({ says, why }) => `\n  ${says === '' ? why : says}`);
			return `${what}: ${refusals.length === 0 ? 'an option' : 'refused'}${reasons.join('')}`;
		})
		.join('\n');
}

/** The effects of a change of the rules. */
export function swapText({ swap, names }: GameState, paths: readonly string[]): string {
	if (!swap) return `${paths.join(', ')} changed; nothing of this game did.`;
	return [
		`${paths.join(', ')} changed: the game goes on under the new rules.`,
		...scoreChanges(swap, names),
		...(swap.stopped
			? [
					`Step ${swap.stopped.step + 1}, ${swap.stopped.words}, does not fit: ${swap.stopped.message}. The later steps are kept.`,
				]
			: []),
	].join('\n');
}

function scoreChanges({ scores }: SwapView, names: readonly string[]): string[] {
	const changed = scores.flatMap(({ before, after }, seat) =>
		before === after ? [] : [`${names[seat] ?? ''} ${before} → ${after}`],
	);
	return changed.length === 0 ? [] : [`Points: ${changed.join(', ')}.`];
}

/** The other branches, by their ids. */
export function branchesText({ branches }: GameState): string {
	if (branches.length === 0) return 'This game has no other branch.';
	return branches
		.map(({ id, from, more, next, name }) => {
			const did = next ? `: ${next.words}` : '';
			return `  ${id}  ${name ?? `after step ${from}, ${more} more`}${did}`;
		})
		.join('\n');
}

function signed(points: number): string {
	return points < 0 ? `−${-points}` : `+${points}`;
}
