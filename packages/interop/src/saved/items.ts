import type { Decision, Game } from '@tilewright/interpreter';
import type { Names } from '../recording/names.ts';
import { matchTemplate } from './messages.ts';
import { ForeignEncoder } from './foreign-encoder.ts';

export interface Item {
	readonly type: string;
	readonly of: string | undefined;
	/** Each place as its parts in one order, so that two can be compared. */
	readonly places: ReadonlySet<string>;
}

/** The options that the other program would offer at one of our decisions; `unmapped` lists keys that no mapping has words for. */
export function itemsOf(
	game: Game,
	decision: Decision,
	names: Names,
): { readonly items: readonly Item[]; readonly unmapped: readonly string[] } {
	const encoder = new ForeignEncoder(names);
	const items = new Map<string, { type: string; of: string | undefined; places: Set<string> }>();
	const unmapped: string[] = [];
	for (const option of decision.options) {
		if (option.action === 'pass') continue;
		const encoded = encoder.encode(game, decision, option);
		if (encoded === undefined) unmapped.push(option.key);
		for (const words of encoded?.words ?? [])
			for (const [type, offer] of names.all('offers')) {
				const parts = matchTemplate(offer.as, words);
				if (parts === undefined) continue;
				const about = parts.find((p) => p.path === 'of');
				const of = about?.role === 'figure' ? about.word.split('.')[1] : about?.word;
				const id = `${type} ${of ?? ''}`;
				let item = items.get(id);
				if (item === undefined) items.set(id, (item = { type, of, places: new Set() }));
				item.places.add(placeOf(parts.filter((p) => p.path !== 'of').map((p) => p.word)));
			}
	}
	return { items: [...items.values()], unmapped };
}

export function placeOf(parts: readonly string[]): string {
	return parts
		.map((part) =>
			part.includes('.') && !/^\d/.test(part)
				? part.split('.').sort().join('.')
				: /^[NESW]{2,4}$/.test(part)
					? [...part].sort().join('')
					: part,
		)
		.sort()
		.join(' ');
}

/** Returns true when two names of the other program are equal, or mean the same tile or figure of our game. */
export function sameThing(a: string | undefined, b: string | undefined, names: Names): boolean {
	if (a === b) return true;
	if (a === undefined || b === undefined) return false;
	const tile = (name: string): unknown =>
		names.find('tiles', name) === undefined ? undefined : names.tile(name).tile;
	if (tile(a) !== undefined) return tile(a) === tile(b);
	const piece = names.find('pieces', a);
	return piece !== undefined && JSON.stringify(piece) === JSON.stringify(names.find('pieces', b));
}
