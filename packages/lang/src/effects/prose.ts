import { operand } from '../expr/brackets.ts';
import { type Datum, get } from '../link/datum.ts';

/** What an author wrote under a key, as it stands. */
export function said(node: Datum, key: string, otherwise = ''): string {
	return write(get(node, key)) || otherwise;
}

/** `count × each`, each as it was written, in brackets where that is needed. */
export function times(node: Datum): string {
	const count = operand(said(node, 'count', '1'), '*', 'left');
	return `${count} × ${operand(said(node, 'each', '1'), '*', 'right')}`;
}

/** What an author wrote, on one line. */
export function write(datum: Datum | undefined): string {
	if (datum === undefined) return '';
	if (datum.is === 'scalar') return datum.value === null ? '' : String(datum.value);
	if (datum.is === 'list') return datum.items.map(write).join(', ');
	return [...datum.entries].map(([key, d]) => `${key} ${write(d)}`).join(', ');
}
