import { isOwnPath } from './own-files.ts';
import { textsIn } from '@tilewright/schema';
import type { Pack, Workspace } from '@tilewright/lang';
import { overlayId } from './overlays.ts';

/**
 * An example to begin from, derived from the data:
 *
 *   finished      a game of the first game that bots have played to its end
 *   set           a tile set in the making
 *   house-rule    a game under house rules that came with the data
 *   game          a game of one of the other games, in its middle
 */
export type ExampleChoice = {
	readonly id: string;
	readonly game: string;
	readonly packs: readonly string[];
} & (
	| { readonly is: 'finished' | 'set' }
	| { readonly is: 'house-rule'; readonly title: string; readonly overlay: string }
	| { readonly is: 'game'; readonly title: string }
);

export function examplesIn(workspace: Workspace): readonly ExampleChoice[] {
	const shipped = workspace.packs.filter((p) => !isOwnPath(p.folder));
	const games = shipped.filter((p) => p.role === 'game' && p.game !== undefined);
	const [first, ...others] = games.filter(
		(p, i) => games.findIndex((q) => q.game === p.game) === i,
	);
	if (first?.game === undefined) return [];
	const { game } = first;
	return [
		{ is: 'finished', id: 'finished', game, packs: [] },
		{ is: 'set', id: 'set', game, packs: [] },
		...houseRules(workspace, shipped).slice(0, 1),
		...others.map(
			({ game = '', title }) =>
				({ is: 'game', id: `game ${game}`, game, packs: [], title }) as const,
		),
	];
}

function houseRules({ documents }: Workspace, shipped: readonly Pack[]): ExampleChoice[] {
	return documents.flatMap((d): ExampleChoice[] => {
		const overlay = d.kind === 'overlay' ? overlayId(d) : undefined;
		const isShipped = shipped.some((p) => d.path.startsWith(`${p.folder}/`));
		if (overlay === undefined || !isShipped || d.path.includes('/scenarios/')) return [];
		const { title, over } = d.yaml.value as { title?: unknown; over?: unknown };
		const packs = textsIn(over).map((name) =>
			shipped.find((p) => p.name === name && p.game !== undefined),
		);
		const game = packs[0]?.game;
		if (game === undefined || packs.some((p) => p?.game !== game)) return [];
		return [
			{
				is: 'house-rule',
				id: `house-rule ${overlay}`,
				game,
				packs: packs.flatMap((p) => (p && p.role !== 'game' ? [p.name] : [])),
				title: typeof title === 'string' ? title : overlay,
				overlay,
			},
		];
	});
}
