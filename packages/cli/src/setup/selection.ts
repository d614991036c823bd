import type { Selection, Workspace } from '@tilewright/lang';
import { suggest } from '@tilewright/schema';
import { misuse } from '../frame/refusal.ts';

type Flags = Readonly<Record<string, unknown>>;

/** Ids of the games among the packs. */
export function gamesOf(workspace: Workspace): string[] {
	return [...new Set(workspace.packs.flatMap((p) => p.game ?? []))].sort();
}

/** The first game that has all these packs; empty when none has. */
export function gameWith(workspace: Workspace, names: readonly unknown[]): string {
	const has = (game: string, name: unknown): boolean =>
		workspace.packs.some((p) => p.id === name || p.id === `${game}/${String(name)}`);
	return gamesOf(workspace).find((g) => names.every((n) => has(g, n))) ?? '';
}

/** The game that was named, or the only one. */
export function gameOf(workspace: Workspace, flags: { readonly [name: string]: unknown }): string {
	const games = gamesOf(workspace);
	const wanted = flags['game'] as string | undefined;
	if (wanted !== undefined) {
		if (games.includes(wanted)) return wanted;
		const near = suggest(wanted, games);
		throw misuse('LINK-GAME-UNKNOWN', { game: wanted, known: games, near });
	}
	const [only, ...others] = games;
	if (only === undefined) throw misuse('CLI-NOTHING-FOUND', { what: 'game' });
	if (others.length > 0) throw misuse('CLI-FLAG-MISSING', { flag: '--game' });
	return only;
}

/** The set-up that the flags of `setUpFlags` ask for. */
export function selectionFrom(workspace: Workspace, flags: Flags, seats: number): Selection {
	const packs = flags['with'] as string[] | undefined;
	const params = flags['set'] as Map<string, string> | undefined;
	const off = (flags['without'] as string[] | undefined) ?? [];
	const on = (flags['element'] as string[] | undefined) ?? [];
	const preset = flags['preset'] as string | undefined;
	const overlays = flags['overlay'] as string[] | undefined;
	const elements = Object.fromEntries([...on.map((e) => [e, true]), ...off.map((e) => [e, false])]);
	return {
		game: gameOf(workspace, flags),
		seats,
		...(packs === undefined ? {} : { with: packs }),
		...(params === undefined ? {} : { params: Object.fromEntries(params) }),
		...(on.length + off.length === 0 ? {} : { elements }),
		...(preset === undefined ? {} : { preset }),
		...(overlays === undefined ? {} : { overlays }),
	};
}
