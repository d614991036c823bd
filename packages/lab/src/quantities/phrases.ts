import { figure } from '../run/figure.ts';
import { cellOf } from './cells.ts';
import type { QuantityRow } from './report.ts';
import { type Names, nameOf } from './names.ts';

/** Says what a game has of a quantity: `n` is the number in words, `a` and `b` are what it is of. */
type Phrase = (n: string, a: string, b: string) => string;

/** For every quantity a clause that a reader can repeat. */
export const phrases: Readonly<Record<string, Phrase>> = {
	points: (n, seat) => `${seat} ends with ${n} points`,
	'points-by-source': (n, seat, source) => `${seat} gets ${n} points from ${source}`,
	'points-over-time': (n, seat, tenth) =>
		`${seat} has ${n} points after ${tenth.replace(/^tenth 0?/, '')} tenths of the turns`,
	wins: (n, seat) => `${seat} wins ${n} of a hundred games`,
	'seat-advantage': (n, seat) => `the lead of ${seat} over the mean of the others is ${n} points`,
	'lead-changes': (n) => `the lead goes to another seat ${n} times in a game`,
	margin: (n) => `the best seat ends ${n} points ahead of the second`,
	turns: (n) => `a game has ${n} turns`,
	decisions: (n) => `a game asks for ${n} decisions`,
	tiles: (n) => `${n} tiles lie on the board at the end`,
	branching: (n) => `a decision has ${n} options`,
	forced: (n) => `${n} decisions of a game have one option only`,
	'idle-turns': (n, seat) => `in ${n} of its turns ${seat} places no piece and gets no points`,
	'dead-tiles': (n) => `${n} tiles of a game are put away since nothing can be done with them`,
	'pieces-out': (n, seat) => `${n} pieces of ${seat} are away from its supply at a time`,
	'pieces-placed': (n, owner, sort) =>
		sort === '' ? `${owner} is placed ${n} times` : `${owner} places ${sort} ${n} times`,
	'features-complete': (n, kind) => `${n} features of the kind ${kind} are complete at the end`,
	'features-open': (n, kind) => `${n} features of the kind ${kind} stay incomplete`,
	'largest-feature': (n, kind) => `the largest feature of the kind ${kind} has ${n} tiles`,
	'tiles-in-complete': (n, kind) =>
		`complete features of the kind ${kind} have ${n} tiles together`,
	'rule-uses': (n, rule) => `the rule ${rule} gives or takes points ${n} times in a game`,
	'rule-points': (n, rule) => `the rule ${rule} brings all seats together ${n} points in a game`,
	'tiles-at': (n, place) => `${place} has ${n} tiles at the end`,
	'pieces-at': (n, place) => `${n} pieces are placed ${place}`,
};

/** A row in a sentence: what games have on average. */
export function averageSentence(row: QuantityRow, names: Names): string {
	const same = row.least === row.most;
	const clause = clauseOf(row, figure(row.mean), names);
	return same ? `In every game ${clause}.` : `On average ${clause}.`;
}

/** A row of one game in a clause. */
export function clauseOf(
	{ quantity, title }: Pick<QuantityRow, 'quantity' | 'title'>,
	n: string,
	names: Names = new Map(),
): string {
	const of = title.slice(quantity.length + 2);
	const place = cellOf(of);
	if (place) return phrases[quantity]!(n, placeWords(place), '');
	const [a = '', b = ''] = of.split(', ');
	return phrases[quantity]!(n, nameOf(names, a), nameOf(names, b));
}

/** The words for a cell: how far it is from the middle of the board. */
export function placeWords({ x, y }: { readonly x: number; readonly y: number }): string {
	if (x === 0 && y === 0) return 'in the middle';
	const across = x === 0 ? '' : `${Math.abs(x)} to the ${x < 0 ? 'left' : 'right'}`;
	const along = y === 0 ? '' : `${Math.abs(y)} ${y < 0 ? 'up' : 'down'}`;
	return [across, along].filter((words) => words !== '').join(', ');
}
