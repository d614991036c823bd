import type { Quantity, Report, Row } from '../compare/comparison.ts';
import type { ComparisonPictures } from '../compare/pictures.ts';
import { pairingSentence } from '../compare/pairing.ts';
import { figure } from '../run/figure.ts';
import {
	differenceOfMeans,
	formatFigure,
	sentenceOf,
	titleOf,
	twinSentence,
} from '../compare/sentence.ts';
import { distinctRows } from '../compare/distinct-rows.ts';
import { quantityOfRow } from '../quantities/rows.ts';
import { comparisonPlots } from './comparison-plots.ts';
import { type ExcludedShown, excludedInShort, excludedSection } from './excluded-section.ts';
import { type ExampleGame, gamesSection } from './games.ts';
import { type Html, html, none } from './html.ts';
import type { Stopped } from '../run/stop.ts';
import { rangesSentence, reportPage } from './page.ts';
import { clauseOf } from '../quantities/phrases.ts';
import { type FigureRow, rowsTable } from './rows-table.ts';
import { comparisonReport as t, frame } from '../texts/report.ts';

export interface ComparisonReport {
	readonly title: string;
	readonly seed: number;
	readonly report: Report;
	readonly sides: readonly [string, string];
	readonly facts: readonly (readonly [name: string, value: string])[];
	readonly command?: string;
	readonly commandOfGame?: string;
	readonly pictures?: ComparisonPictures;
	readonly toSee: readonly ExampleGame[];
	readonly excluded?: ExcludedShown;
	readonly stopped?: Stopped;
}

const sideNames = ['A', 'B'] as const;

/** Tables of a comparison: each has one axis, so the rows of a table have one unit. */
const tables: readonly (readonly [name: keyof typeof t.tables, of: readonly Quantity[]])[] = [
	['points', ['points', 'seat']],
	['wins', ['wins']],
	['rules', ['payer', 'line']],
	['length', ['tiles', 'decisions']],
];

export function comparisonPage(content: ComparisonReport): string {
	const { title, report, facts, command, commandOfGame, toSee, sides } = content;
	const linked = new Set(toSee.map((game) => game.seed));
	const table = (caption: string, rows: readonly Row[]): Html =>
		rowsTable(
			caption,
			rows.map((row) => figureRow(row, content)),
			linked,
		);
	const rows = distinctRows(report.rows);
	const twin = twinSentence(report);
	const sections = tables.map(([name, of]) =>
		section(
			t.tables[name].title,
			table(
				t.tables[name].caption,
				rows.filter((r) => of.includes(r.quantity)),
			),
			of.includes('wins') && twin !== undefined ? html`<p>${twin}</p>` : none,
		),
	);
	const measured = report.rows.filter((r) => r.quantity === 'measured');
	const units = [...new Set(measured.map((r) => r.unit ?? ''))];
	const others = units.map((unit) =>
		table(
			t.others(unit),
			measured.filter((r) => r.unit === unit),
		),
	);
	const standing = rows.filter((r) => r.stands && r.quantity !== 'line');
	const inShort = [
		t.sides({ a: sides[0], b: sides[1] }),
		...excludedInShort(content.excluded),
		...(standing.length === 0
			? [t.noDifference]
			: standing.slice(0, 8).map((row) => saysOf(row, content))),
	];
	return reportPage(
		{
			title,
			inShort,
			ranges: rangesSentence(report.intervals, false, content.stopped),
			facts,
			command,
		},
		[
			html`<p>${t.less} ${t.bold} ${intervalSentence(report)}</p>`,
			section(t.pictures, content.pictures ? html`<p>${t.bars}</p>` : none, plotsOf(content)),
			...sections,
			section(frame.everythingElse, ...others),
			excludedSection(content.excluded),
			gamesSection(toSee, commandOfGame),
		],
	);
}

function plotsOf({ report, pictures }: ComparisonReport): Html {
	const plots = comparisonPlots(report, pictures);
	return plots.length === 0 ? none : html`<div class="plots">${plots}</div>`;
}

function intervalSentence({ paired, pairing, games }: Report): string {
	if (!paired) return t.wholes;
	return pairing ? `${t.pairs} ${pairingSentence(pairing, games)}` : t.pairs;
}

function section(title: string, ...content: readonly Html[]): Html {
	return content.every((part) => part.html === '')
		? none
		: html`<section>
				<h2>${title}</h2>
				${content}
			</section>`;
}

function saysOf(row: Row, { report }: ComparisonReport): string {
	const measured = quantityOfRow(row.id);
	if (!measured) return sentenceOf(row, report, sideNames);
	const clause = (n: number): string =>
		clauseOf({ quantity: measured.name, of: row.of ?? ['', ''] }, figure(n));
	if (row.same) return t.same(clause(row.a));
	return t.under({ clause: clause(row.a), b: figure(row.b) });
}

function figureRow(row: Row, content: ComparisonReport): FigureRow {
	const { estimate, same, stands, quantity } = row;
	const times = quantity === 'wins' ? 100 : 1;
	return {
		says: saysOf(row, content),
		mean: differenceOfMeans(row) * times,
		...(estimate && { low: estimate.low * times, high: estimate.high * times }),
		...(same && { without: t.neverDiffers }),
		stands,
		...(row.withExcluded && {
			withExcluded: {
				low: row.withExcluded.low * times,
				high: row.withExcluded.high * times,
				stands: row.withExcluded.stands,
			},
		}),
		games: shownGames(row, content),
	};
}

/** The games of a pair of equal seeds in which the sides differ most; where decks differ a seed shows nothing. */
function shownGames(
	row: Row,
	{ report, seed }: ComparisonReport,
): { readonly seed: number; readonly is: string }[] {
	if (!report.paired) return [];
	return [row.ahead, row.behind].flatMap((shown) =>
		shown ? [{ seed: seed + shown.game, is: formatFigure(row, shown.difference) }] : [],
	);
}

export function comparisonGames(
	report: Report,
	seed: number,
): { readonly seed: number; readonly shows: string }[] {
	if (!report.paired) return [];
	return distinctRows(report.rows)
		.filter((row) => row.stands && row.quantity !== 'line')
		.flatMap((row) =>
			[row.ahead, row.behind].flatMap((shown) =>
				shown === undefined
					? []
					: [
							{
								seed: seed + shown.game,
								shows: t.difference({
									title: titleOf(row),
									by: formatFigure(row, shown.difference),
								}),
							},
						],
			),
		);
}
