import { arrangedForReading, effectSentenceOf, fewestDiffering } from '@tilewright/lab';
import { largest } from '@tilewright/schema';
import { compare as t } from '#texts/compare.ts';
import type { Many } from './many.svelte.ts';
import { meaningOf } from './row-meaning.ts';

/** The points, who wins, the length of a game, and what pays differently. */
const MAX_ROWS = 5;
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
	const differing = largest(
		report.rows.map((row) => (row.quantity === 'time' ? 0 : (row.differing ?? 0))),
		0,
	);
	if (differing === 0) return [t.houseNever({ games }), ...progress];
	const sides = [t.meanings.withIt, t.meanings.withoutIt] as const;
	const says = arrangedForReading(report)
		.first.slice(0, MAX_ROWS)
		.map((row) => {
			const figures = effectSentenceOf(row, report);
			const meaning = running ? '' : meaningOf(row, report, sides);
			return meaning === '' ? figures : `${figures} ${meaning}`;
		});
	if (differing >= fewestDiffering) return [...says, ...progress];
	const hint = differing < games * RARE ? t.houseRare : t.houseFew({ fewest: fewestDiffering });
	return [t.houseDiffers({ differing, games }), ...says, hint, ...progress];
}
