import type { Setup } from './setup.ts';

export type RulesOfSetup = Pick<
	Setup,
	'game' | 'packs' | 'preset' | 'elements' | 'params' | 'overlays' | 'order'
>;

export interface NamedRules {
	readonly name: string;
	readonly rules: RulesOfSetup;
}

/**
 * Rules as the query of an address that a person can read, without the question mark:
 * `name=Friday&game=chess&packs=large&with=clocks&without=hints&rules=draw:allowed&house=short`.
 */
export function setupQuery({ name, rules }: NamedRules): string {
	const { game, packs, preset, elements, params, overlays = [], order = [] } = rules;
	const switched = (on: boolean): string[] =>
		Object.keys(elements).filter((id) => elements[id] === on);
	const parts: readonly (readonly [key: string, items: readonly (readonly string[])[]])[] = [
		['name', name === '' ? [] : [[name]]],
		['game', [[game]]],
		['packs', packs.map((id) => [id])],
		['edition', preset === undefined ? [] : [[preset]]],
		['with', switched(true).map((id) => [id])],
		['without', switched(false).map((id) => [id])],
		['rules', Object.entries(params).map(([id, value]) => [id, String(value)])],
		['house', overlays.map((id) => [id])],
		['order', order.map(({ first, then }) => [first, then])],
	];
	return parts
		.filter(([, items]) => items.length > 0)
		.map(([key, items]) => `${key}=${items.map((item) => item.map(encode).join(':')).join(',')}`)
		.join('&');
}

/** Reads such a query; undefined where it names no game. Words that are numbers or truth values are read as such. */
export function readSetupQuery(query: string): NamedRules | undefined {
	const parts = new Map(
		query
			.replace(/^\?/, '')
			.split('&')
			.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
	);
	const items = (key: string): string[][] =>
		(parts.get(key) ?? '')
			.split(',')
			.filter((item) => item !== '')
			.map((item) => item.split(':').map(decode));
	const ids = (key: string): string[] => items(key).map(([id = '']) => id);
	const pairs = (key: string): [string, string][] =>
		items(key).map(([id = '', value = '']) => [id, value]);
	const [game] = ids('game');
	if (game === undefined) return undefined;
	const overlays = ids('house');
	const order = pairs('order').map(([first, then]) => ({ first, then }));
	return {
		name: ids('name')[0] ?? '',
		rules: {
			game,
			packs: ids('packs'),
			preset: ids('edition')[0],
			elements: Object.fromEntries([
				...ids('with').map((id) => [id, true] as const),
				...ids('without').map((id) => [id, false] as const),
			]),
			params: Object.fromEntries(pairs('rules').map(([id, word]) => [id, valueOf(word)])),
			...(overlays.length === 0 ? {} : { overlays }),
			...(order.length === 0 ? {} : { order }),
		},
	};
}

/** A part of an item; what separates parts and items is written as numbers. */
function encode(text: string): string {
	return encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%2F', '/');
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text.replaceAll('+', ' '));
	} catch {
		return text;
	}
}

function valueOf(word: string): number | string | boolean {
	if (word === 'true' || word === 'false') return word === 'true';
	return /^-?\d{1,15}$/.test(word) ? Number(word) : word;
}
