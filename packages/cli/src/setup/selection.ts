import type { OrderChoice, Selection, Workspace } from '@tilewright/lang';
import { suggest } from '@tilewright/schema';
import { misuse } from '../frame/refusal.ts';

type Flags = Readonly<Record<string, unknown>>;

export function gamesOf(workspace: Workspace): string[] {
	return [...new Set(workspace.packs.flatMap((p) => p.game ?? []))].sort();
}

function gamesWith(workspace: Workspace, names: readonly string[]): string[] {
	const has = (game: string, name: string): boolean =>
		workspace.packs.some(
			(p) =>
				(p.game === undefined || p.game === game) && (p.id === name || p.id === `${game}/${name}`),
		);
	return gamesOf(workspace).filter((g) => names.every((n) => has(g, n)));
}

export function gameWith(workspace: Workspace, names: readonly string[]): string {
	return gamesWith(workspace, names)[0] ?? '';
}

/** The game that was named, or the only one that has the packs that were. */
export function gameOf(workspace: Workspace, flags: { readonly [name: string]: unknown }): string {
	const games = gamesOf(workspace);
	const wanted = flags['game'] as string | undefined;
	if (wanted !== undefined) {
		if (games.includes(wanted)) return wanted;
		const near = suggest(wanted, games);
		throw misuse('LINK-GAME-UNKNOWN', { game: wanted, known: games, near });
	}
	if (games.length === 0) throw misuse('CLI-NOTHING-FOUND', { what: 'game' });
	const named = gamesWith(workspace, (flags['with'] as string[] | undefined) ?? []);
	const open = named.length > 0 ? named : games;
	if (open.length > 1) throw misuse('CLI-GAME-OPEN', { games: open });
	return open[0]!;
}

export function selectionFrom(workspace: Workspace, flags: Flags, seats: number): Selection {
	const packs = flags['with'] as string[] | undefined;
	const params = flags['set'] as Map<string, string> | undefined;
	const off = (flags['without'] as string[] | undefined) ?? [];
	const on = (flags['element'] as string[] | undefined) ?? [];
	const preset = flags['preset'] as string | undefined;
	const overlays = flags['overlay'] as string[] | undefined;
	const order = orderFrom((flags['order'] as string[] | undefined) ?? []);
	const elements = Object.fromEntries([...on.map((e) => [e, true]), ...off.map((e) => [e, false])]);
	return {
		game: gameOf(workspace, flags),
		seats,
		...(packs === undefined ? {} : { with: packs }),
		...(params === undefined ? {} : { params: Object.fromEntries(params) }),
		...(on.length + off.length === 0 ? {} : { elements }),
		...(preset === undefined ? {} : { preset }),
		...(overlays === undefined ? {} : { overlays }),
		...(order.length === 0 ? {} : { order }),
	};
}

function orderFrom(names: readonly string[]): OrderChoice[] {
	if (names.length % 2 === 1)
		throw misuse('CLI-FLAG-VALUE', {
			flag: '--order',
			value: names.at(-1)!,
			allowed: ['<pack.rule>,<pack.rule>'],
			near: [],
		});
	return names.flatMap((first, i) => (i % 2 === 0 ? { first, then: names[i + 1]! } : []));
}

/** Another set-up of the same game, told in parts: packs, `preset=`, `overlay=`; `published` is this one without house rules. */
export function otherSelection(selection: Selection, parts: readonly string[]): Selection {
	if (parts.length === 1 && parts[0] === 'published') return { ...selection, overlays: [] };
	const packs: string[] = [];
	const overlays: string[] = [];
	let preset: string | undefined;
	for (const part of parts) {
		const cut = part.indexOf('=');
		const [word, value] = cut < 0 ? ['', part] : [part.slice(0, cut), part.slice(cut + 1)];
		if (value === '' || !['', 'preset', 'overlay'].includes(word))
			throw misuse('CLI-FLAG-VALUE', {
				flag: '--against',
				value: part,
				allowed: ['published', '<pack>', 'preset=<id>', 'overlay=<id>'],
				near: [],
			});
		if (word === '') packs.push(value);
		else if (word === 'preset') preset = value;
		else overlays.push(value);
	}
	const { game, seats, elements, params } = selection;
	return {
		game,
		seats,
		with: packs,
		overlays,
		...(elements === undefined ? {} : { elements }),
		...(params === undefined ? {} : { params }),
		...(preset === undefined ? {} : { preset }),
	};
}
