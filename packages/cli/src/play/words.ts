import { largest, smallest } from '@tilewright/schema';
import type { EntryView, GameState, PlaceOption, Refusal, SwapView } from '@tilewright/session';
import { table } from '../frame/present.ts';
import { playWords } from '../texts/play.ts';

export function helpText(): string {
	return table(playWords.help.map(([typed, meaning]) => [typed, `  ${meaning}`.padEnd(80)]))
		.split('\n')
		.map((line) => line.trimEnd())
		.join('\n');
}

const MAX_LISTED = 12;

/** The open decision with its options, numbered from 1. */
export function decisionText(state: GameState, all: boolean): string {
	const { decision, names } = state;
	if (state.over) return playWords.over(scoresText(state));
	if (!decision) return '';
	const name = names[decision.seat] ?? '';
	const listed = all ? decision.options : decision.options.slice(0, MAX_LISTED);
	const more = decision.options.length - listed.length;
	return [
		playWords.decides({ name, prompt: decision.prompt, inHand: state.view.drawn }),
		...listed.map((o, i) => `  ${i + 1}  ${o.label}${all ? `  [${o.key}]` : ''}`),
		...(more > 0 ? [`  ${playWords.moreOptions(more)}`] : []),
	].join('\n');
}

export function scoresText({ names, scores }: Pick<GameState, 'names' | 'scores'>): string {
	return names.map((name, seat) => `${name} ${scores[seat] ?? 0}`).join(', ');
}

export function boardText({ view }: GameState): string {
	const { tiles } = view;
	if (tiles.length === 0) return playWords.noTile;
	const xs = tiles.map((t) => t.x);
	const ys = tiles.map((t) => t.y);
	const [left, top] = [smallest(xs), smallest(ys)];
	const columns = largest(xs) - left + 1;
	const cells = new Map(tiles.map((t) => [`${t.x} ${t.y}`, `${t.id}/${t.rotation}`]));
	const rows = Array.from({ length: largest(ys) - top + 1 }, (_, y) => [
		playWords.row(y + top),
		...Array.from({ length: columns }, (_, x) => cells.get(`${x + left} ${y + top}`) ?? '·'),
	]);
	const head = ['', ...Array.from({ length: columns }, (_, x) => `${x + left}`)];
	return table([head, ...rows]);
}

export function whyText({ ledger, names }: GameState): string {
	const last = ledger.at(-1)?.step;
	const entries = ledger.filter((e) => e.step === last);
	if (entries.length === 0) return playWords.noPoints;
	return entries.map((entry) => entryText(entry, names)).join('\n');
}

function entryText(entry: EntryView, names: readonly string[]): string {
	const where = entry.at === '' ? '' : ` ${entry.at}`;
	const why = entry.why === '' ? '' : `, ${entry.why}`;
	return [
		`${names[entry.seat] ?? ''} ${signed(entry.points)}: ${entry.name}${where}${why} (${playWords.step(entry.step)})`,
		...entry.lines.map((l) => {
			const by = l.source ? `  ${l.source.file}:${l.source.line}` : '';
			return `  ${l.id}: ${l.count} × ${l.each} = ${l.points}${by}`;
		}),
	].join('\n');
}

export function refusalsText(refusals: readonly Refusal[], key: string): string {
	if (refusals.length === 0) return playWords.nothingAgainst(key);
	return refusals
		.map(({ says, why, source }) => {
			const by = source ? `  ${source.file}:${source.line}` : '';
			return `${says === '' ? why : says}${by}`;
		})
		.join('\n');
}

export function placeText(options: readonly PlaceOption[]): string {
	if (options.length === 0) return playWords.nothingThere;
	return options
		.map(({ says, turn, piece, refusals }) => {
			const what = [says, piece, turn === undefined ? '' : playWords.turned(turn * 90)]
				.filter((word) => word !== '')
				.join(', ');
			const reasons = refusals.map(({ says, why }) => `\n  ${says === '' ? why : says}`);
			return `${what}: ${refusals.length === 0 ? playWords.anOption : playWords.refused}${reasons.join('')}`;
		})
		.join('\n');
}

export function swapText({ swap, names }: GameState, paths: readonly string[]): string {
	if (!swap) return playWords.changedElsewhere(paths.join(', '));
	return [
		playWords.changed(paths.join(', ')),
		...scoreChanges(swap, names),
		...(swap.stopped
			? [
					playWords.stopped({
						step: swap.stopped.step + 1,
						words: swap.stopped.words,
						why: swap.stopped.message,
					}),
				]
			: []),
	].join('\n');
}

function scoreChanges({ scores }: SwapView, names: readonly string[]): string[] {
	const changed = scores.flatMap(({ before, after }, seat) =>
		before === after ? [] : [`${names[seat] ?? ''} ${before} → ${after}`],
	);
	return changed.length === 0 ? [] : [playWords.pointsChanged(changed.join(', '))];
}

export function branchesText({ branches }: GameState): string {
	if (branches.length === 0) return playWords.noBranch;
	return branches
		.map(({ id, from, more, next, name }) => {
			const did = next ? `: ${next.words}` : '';
			return `  ${id}  ${name ?? playWords.branch({ from, more })}${did}`;
		})
		.join('\n');
}

function signed(points: number): string {
	return points < 0 ? `−${-points}` : `+${points}`;
}
