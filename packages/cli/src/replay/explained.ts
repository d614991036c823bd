import { type Game, type LedgerEntry, lineText, pointsRecord } from '@tilewright/interpreter';

export interface ExplainedLine {
	readonly line: string;
	readonly points: number;
	readonly rule: string;
	readonly file: string;
	readonly at: number;
}

export interface ExplainedPoints {
	readonly seat: string;
	readonly points: number;
	readonly name: string;
	readonly feature?: string;
	readonly cause?: string;
	readonly lines: readonly ExplainedLine[];
}

export interface ExplainedStep {
	readonly step: number;
	readonly seat: string;
	readonly decision: string;
	readonly do: string;
	readonly points: readonly ExplainedPoints[];
}

export function explained(game: Game): ExplainedStep[] {
	const byStep = new Map<number, LedgerEntry[]>();
	for (const entry of game.ledger) {
		const of = byStep.get(entry.step);
		if (of === undefined) byStep.set(entry.step, [entry]);
		else of.push(entry);
	}
	// the ledger counts decisions taken, so what the first one led to stands under 1
	return game.steps.map((step, i) => ({
		step: i,
		seat: game.names[step.seat]!,
		decision: step.decision,
		do: step.key,
		points: (byStep.get(i + 1) ?? []).map((entry) => points(game, entry)),
	}));
}

function points(game: Game, entry: LedgerEntry): ExplainedPoints {
	const { seat, points, name, at, cause } = pointsRecord(game, entry);
	return {
		seat,
		points,
		name: name ?? '',
		...(at === undefined ? {} : { feature: at }),
		...(cause === undefined ? {} : { cause }),
		lines: entry.lines.map((line) => {
			const source = game.program.sources[line.source];
			return {
				line: lineText(line),
				points: line.points,
				rule: source?.id ?? '',
				file: source?.file ?? '',
				at: source?.line ?? 1,
			};
		}),
	};
}

export function explainedText(step: ExplainedStep): string {
	const lines = [`${step.step} ${step.seat}: ${step.do}`];
	for (const p of step.points) {
		const where = p.feature === undefined ? '' : `, ${p.feature}`;
		lines.push(`    ${p.seat} ${p.points >= 0 ? '+' : ''}${p.points}  ${p.name}${where}`);
		for (const l of p.lines)
			if (l.points !== 0)
				lines.push(`        ${l.line} = ${l.points}  ${l.rule} (${l.file}:${l.at})`);
	}
	return lines.join('\n');
}
