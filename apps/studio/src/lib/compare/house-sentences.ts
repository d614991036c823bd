import {
	differenceOfMeans,
	effectSentenceOf,
	fewestDiffering,
	rowsWithoutTwins,
} from '@tilewright/lab';
import { largest } from '@tilewright/schema';
import { compare as t } from '#texts/compare.ts';
import type { Many } from './many.svelte.ts';
import { meaningOf } from './row-meaning.ts';

const MAX_ROWS = 3;
/** The share of games below which more games would hardly help. */
const RARE = 0.1;

type Measured = Pick<Many, 'twins' | 'trouble' | 'findings' | 'report' | 'running' | 'wanted'>;

/** Words the games with a change of the rules (A) and without it (B). */
export function houseSentences(many: Measured): readonly string[] {
	const { twins, trouble, findings, report, running, wanted } = many;
	if (twins) return [t.houseTwin];
	if (trouble !== '') return [trouble];
	if (findings.length > 0) return findings.map((f) => f.message);
	if (!report) return [running ? t.progress({ done: 0, all: wanted }) : t.houseWaiting];
	const { games } = report;
	const progress = running ? [t.progress({ done: games, all: wanted })] : [];
	const rows = rowsWithoutTwins(report).filter((row) => row.quantity !== 'time');
	const differing = largest(
		rows.map((row) => row.differing ?? 0),
		0,
	);
	if (differing === 0) return [t.houseNever({ games }), ...progress];
	const whole = rows.filter((row) => row.quantity !== 'line');
	const standing = whole.filter((row) => row.stands).slice(0, MAX_ROWS);
	const first = whole.find((row) => differenceOfMeans(row) !== 0) ?? whole[0];
	const shown = standing.length > 0 ? standing : first ? [first] : [];
	const sides = [t.meanings.withIt, t.meanings.withoutIt] as const;
	const says = [
		...shown.map((row) => effectSentenceOf(row, report)),
		...whole.map((row) => meaningOf(row, report, sides)).filter((meaning) => meaning !== ''),
	];
	if (differing >= fewestDiffering) return [...says, ...progress];
	const hint = differing < games * RARE ? t.houseRare : t.houseFew;
	return [t.houseDiffers({ differing, games }), ...says, hint, ...progress];
}
