import { type Workspace, link } from '@tilewright/lang';
import { dataOf } from './packs.ts';

export interface PackSet {
	readonly game: string;
	readonly with: readonly string[];
}

/** Every shipped game alone, with each of its expansions, and with every two of them; packs that exclude each other are left out. */
export function pairsIn(workspace: Workspace): PackSet[] {
	return gamesIn(workspace).flatMap(({ game, expansions }) => {
		const both = expansions.flatMap((a, i) =>
			expansions.slice(i).map((b) => (a === b ? [a] : [a, b])),
		);
		return [[], ...both]
			.map((packs) => ({ game, with: packs }))
			.filter((set) => !excludesItself(workspace, set));
	});
}

export function gamesIn(
	workspace: Workspace,
): { game: string; min: number; max: number; expansions: string[] }[] {
	const shipped = workspace.packs.filter((p) => p.folder.startsWith('data/'));
	return shipped
		.filter((p) => p.role === 'game')
		.map(({ game, manifest }) => {
			const { seats } = dataOf(manifest) as { seats?: { min?: number; max?: number } };
			return {
				game: game!,
				min: seats?.min ?? 1,
				max: seats?.max ?? 12,
				expansions: shipped
					.filter((p) => p.role === 'expansion' && p.game === game)
					.map((p) => p.name),
			};
		});
}

function excludesItself(workspace: Workspace, set: PackSet): boolean {
	const { diagnostics } = link(workspace, { ...set, seats: 2 });
	return diagnostics.some((d) => d.code === 'LINK-CONFLICT');
}
