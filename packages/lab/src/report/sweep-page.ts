import type { FactorialEffect } from '../factorial/effects.ts';
import type { QuantityRow } from '../quantities/report.ts';
import { quantities } from '../quantities/table.ts';
import { type ExcludedShown, excludedInShort, excludedSection } from './excluded-section.ts';
import { type Html, html, none } from './html.ts';
import { rangesSentence, reportPage } from './page.ts';
import { averageSentence, titleInWords } from '../quantities/phrases.ts';
import { type Curve, curves, legend } from './plots/curves.ts';
import { type FigureRow, rowsTable } from './rows-table.ts';
import { frame, sweepReport as t } from '../texts/report.ts';

export interface SweepPoint {
	readonly values: Readonly<Record<string, string>>;
	readonly quantities: readonly QuantityRow[];
	/** Games that ended. */
	readonly games: number;
}

export interface SweepAxis {
	readonly name: string;
	readonly title: string;
	readonly values: readonly string[];
	readonly says: readonly string[];
}

export interface SweepReport {
	readonly title: string;
	readonly seed: number;
	readonly vary: readonly SweepAxis[];
	readonly points: readonly SweepPoint[];
	readonly effects?: readonly FactorialEffect[];
	readonly facts: readonly (readonly [name: string, value: string])[];
	readonly command: string;
	readonly excluded?: ExcludedShown;
}

export function sweepPage(report: SweepReport): string {
	const { title, points, effects = [], facts, command } = report;
	const rank = new Map(quantities.map((q, i) => [q.name, i]));
	const titles = [...new Set(points.flatMap((p) => p.quantities.map((row) => row.title)))].sort(
		(a, b) => rank.get(quantityIn(a))! - rank.get(quantityIn(b))! || (a < b ? -1 : 1),
	);
	const inShort = [
		t.setUps(points.length),
		...excludedInShort(report.excluded),
		...effects
			.filter(isClear)
			.slice(0, maxListedEffects)
			.map((effect) => effect.says),
	];
	return reportPage({ title, inShort, ranges: rangesSentence('fixed', true), facts, command }, [
		...effectSections(report),
		...titles.map((row) => rowSection(row, report)),
		excludedSection(report.excluded),
	]);
}

const maxListedEffects = 10;

function isClear({ low, high }: FactorialEffect): boolean {
	return low !== undefined && (low > 0 || high! < 0);
}

function effectSections(report: SweepReport): Html[] {
	const { effects = [] } = report;
	const titles = [...new Set(effects.map((effect) => effect.title))];
	return titles.map((title) => {
		const own = effects.filter((effect) => effect.title === title);
		const table = (caption: string, factors: number): Html =>
			rowsTable(
				caption,
				own.filter((effect) => effect.factors.length === factors).map(effectRow),
				new Set(),
			);
		return html`<section>
			<h2>${t.effects({ title: titleInWords(own[0]!), unit: own[0]!.unit })}</h2>
			${table(t.one, 1)}${table(t.two, 2)}
		</section>`;
	});
}

function effectRow(effect: FactorialEffect): FigureRow {
	const { says, effect: mean, low, high } = effect;
	return {
		...{ says, mean, stands: isClear(effect) },
		...(low !== undefined && { low, high: high! }),
	};
}

const quantityIn = (title: string): string => title.split(':')[0]!;

function rowSection(title: string, report: SweepReport): Html {
	const first = report.points.flatMap((p) => p.quantities).find((r) => r.title === title)!;
	const words = titleInWords(first);
	const rows = report.points.map((point) => pointRow(title, point, report));
	return html`<section>
		<h2>${t.heading({ title: words, unit: first.unit })}</h2>
		${plotOf(title, words, report)}${rowsTable(t.setUp, rows, new Set())}
	</section>`;
}

function found(title: string, { quantities: measured }: SweepPoint): QuantityRow | undefined {
	return measured.find((row) => row.title === title);
}

function pointRow(title: string, point: SweepPoint, { vary, seed }: SweepReport): FigureRow {
	const where = placeOf(point, vary);
	const row = found(title, point);
	if (point.games === 0) return { says: t.allBroke(where), mean: 0, without: t.none };
	if (row === undefined) return { says: t.absent(where), mean: 0, without: t.none };
	const { low, high, least, most, mostGame } = row;
	return {
		says: t.where({ setUp: where, sentence: averageSentence(row) }),
		mean: row.mean,
		...(low !== undefined && { low }),
		...(high !== undefined && { high }),
		...(least === most && { without: frame.inEveryGame }),
		...(row.withExcluded && { withExcluded: row.withExcluded }),
		games: mostGame === undefined ? [] : [{ seed: seed + mostGame, is: String(most) }],
	};
}

function placeOf({ values }: SweepPoint, axes: readonly SweepAxis[]): string {
	return axes
		.map(({ name, values: all, says }) => {
			const value = values[name] ?? '';
			return says[all.indexOf(value)] ?? value;
		})
		.join('; ');
}

const numeric = /^-?\d+(\.\d+)?$/;

/** A longer name does not fit below a plot; the caption tells it. */
const longestAxisName = 58;

function plotOf(title: string, words: string, { vary, points }: SweepReport): Html {
	const axis = vary.find(({ values }) => values.length > 1 && values.every((v) => numeric.test(v)));
	if (axis === undefined) return none;
	const others = vary.filter((other) => other !== axis);
	const groups = new Map<string, SweepPoint[]>();
	for (const point of points) {
		const name = placeOf(point, others);
		groups.set(name, [...(groups.get(name) ?? []), point]);
	}
	// more curves than there are colours could not be told from each other
	if (groups.size > 6) return none;
	const all = [...groups].map(([name, own], series): Curve => ({
		...{ name, series },
		points: own
			.filter(({ games }) => games > 0)
			.map((point) => {
				const row = found(title, point);
				const { low, high } = row ?? {};
				return {
					...{ x: Number(point.values[axis.name]), mean: row?.mean ?? 0 },
					...(low !== undefined && { low }),
					...(high !== undefined && { high }),
				};
			})
			.sort((a, b) => a.x - b.x),
	}));
	const label = t.by({ title: words, axis: axis.title });
	return html`<div class="plots">
		<figure>
			${curves(label, axis.title.length > longestAxisName ? '' : axis.title, all)}${groups.size > 1 ? legend(all) : none}
			<figcaption>${label}</figcaption>
		</figure>
	</div>`;
}
