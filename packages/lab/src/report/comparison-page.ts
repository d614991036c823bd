import type { Quantity, Report, Row } from '../compare/comparison.ts';
import type { ComparisonPictures } from '../compare/growing.ts';
import { pairingSentence } from '../compare/pairing.ts';
import { figure } from '../run/figure.ts';
import {
	formatFigure,
	rowsWithoutTwins,
	sentenceOf,
	titleOf,
	twinSentence,
} from '../compare/sentence.ts';
import { quantityOfRow } from '../quantities/rows.ts';
import { comparisonPlots } from './comparison-plots.ts';
import { type GameToSee, gamesSection } from './games.ts';
import { type Html, html, none } from './html.ts';
import type { Names } from '../quantities/names.ts';
import { rangesSentence, reportPage } from './page.ts';
import { clauseOf } from '../quantities/phrases.ts';
import { type FigureRow, rowsTable } from './rows-table.ts';

/** The content of a report about two rule sets: the result of a run and nothing else. */
export interface ComparisonReport {
	readonly title: string;
	readonly seed: number;
	readonly report: Report;
	readonly names: Names;
	/** Descriptions of A and B, in a line each. */
	readonly sides: readonly [string, string];
	readonly facts: readonly (readonly [name: string, value: string])[];
	/** The command that makes the report again, where there is one. */
	readonly command?: string;
	/** The commands that save one game of either side, without its seed. */
	readonly commandOfGame?: string;
	/** Games that were kept one by one have pictures. */
	readonly pictures?: ComparisonPictures;
	readonly toSee: readonly GameToSee[];
}

const sideNames = ['A', 'B'] as const;

/** Tables of a comparison: each has one axis, so the rows of a table have one unit. */
const tables: readonly (readonly [title: string, caption: string, of: readonly Quantity[]])[] = [
	['Points', 'Points of a seat in a game, A less B', ['points', 'seat']],
	['Who wins', 'Games won of a hundred, A less B', ['wins']],
	['What each rule does', 'Points of a seat by what pays, A less B', ['payer', 'line']],
	['How long games are', 'Tiles and decisions of a game, A less B', ['tiles', 'decisions']],
];

/** A report about two rule sets as a page. */
export function comparisonPage(content: ComparisonReport): string {
	const { title, report, facts, command, commandOfGame, toSee, sides } = content;
	const linked = new Set(toSee.map((game) => game.seed));
	const table = (caption: string, rows: readonly Row[]): Html =>
		rowsTable(
			caption,
			rows.map((row) => figureRow(row, content)),
			linked,
		);
	const rows = rowsWithoutTwins(report);
	const twin = twinSentence(report);
	const sections = tables.map(([heading, caption, of]) =>
		section(
			heading,
			table(
				caption,
				rows.filter((r) => of.includes(r.quantity)),
			),
			of.includes('wins') && twin !== undefined ? html`<p>${twin}</p>` : none,
		),
	);
	const measured = report.rows.filter((r) => r.quantity === 'measured');
	const units = [...new Set(measured.map((r) => r.unit ?? ''))];
	const others = units.map((unit) =>
		table(
			`Other figures in ${unit}, A less B`,
			measured.filter((r) => r.unit === unit),
		),
	);
	const standing = rows.filter((r) => r.stands && r.quantity !== 'line');
	const inShort = [
		`A is ${sides[0]}. B is ${sides[1]}.`,
		...(standing.length === 0
			? ['Nothing in these games tells A from B: what differs may be chance.']
			: standing.slice(0, 8).map((row) => saysOf(row, content))),
	];
	return reportPage(
		{ title, inShort, ranges: rangesSentence(report.intervals, false), facts, command },
		[
			html`<p>
				Bold rows differ by more than chance, all rows being looked at together. ${howHeld(report)}
			</p>`,
			section('In pictures', plotsOf(content)),
			...sections,
			section('Everything else', ...others),
			gamesSection(toSee, commandOfGame),
		],
	);
}

function plotsOf({ report, pictures }: ComparisonReport): Html {
	const plots = comparisonPlots(report, pictures);
	return plots.length === 0 ? none : html`<div class="plots">${plots}</div>`;
}

function howHeld({ paired, pairing, games }: Report): string {
	if (!paired) return 'The decks differ, so the games of A and B were compared as wholes.';
	const held = 'Games with the same seed were held against each other.';
	return pairing ? `${held} ${pairingSentence(pairing, games)}` : held;
}

function section(title: string, ...content: readonly Html[]): Html {
	return content.every((part) => part.html === '')
		? none
		: html`<section>
				<h2>${title}</h2>
				${content}
			</section>`;
}

/** A row in a sentence that a reader can repeat. */
function saysOf(row: Row, { report, names }: ComparisonReport): string {
	const measured = quantityOfRow(row.id);
	if (!measured) return sentenceOf(row, report, sideNames);
	const clause = (n: number): string =>
		clauseOf({ quantity: measured.name, title: row.name ?? '' }, figure(n), names);
	if (row.same) return `In every game it is the same: ${clause(row.a)}.`;
	return `Under A ${clause(row.a)}, under B ${figure(row.b)}.`;
}

function figureRow(row: Row, content: ComparisonReport): FigureRow {
	const { estimate, same, stands, quantity } = row;
	const times = quantity === 'wins' ? 100 : 1;
	return {
		says: saysOf(row, content),
		mean: (estimate?.difference ?? row.a - row.b) * times,
		...(estimate && { low: estimate.low * times, high: estimate.high * times }),
		...(same && { without: 'never differs' }),
		stands,
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

/** Games that are worth a look, with what they show. */
export function comparisonGames(
	report: Report,
	seed: number,
): { readonly seed: number; readonly shows: string }[] {
	if (!report.paired) return [];
	return rowsWithoutTwins(report)
		.filter((row) => row.stands && row.quantity !== 'line')
		.flatMap((row) =>
			[row.ahead, row.behind].flatMap((shown) =>
				shown === undefined
					? []
					: [
							{
								seed: seed + shown.game,
								shows: `${titleOf(row)}: A less B is ${formatFigure(row, shown.difference)}`,
							},
						],
			),
		);
}
