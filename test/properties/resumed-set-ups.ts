import type { Selection } from '@tilewright/lang';
import { hasErrors } from '@tilewright/schema';
import { litmusPacks, litmusWorkspace } from '../litmus/packs.ts';
import { programOf } from '../support/base.ts';
import { compilerOf } from '../support/packs.ts';
import type { Interrupted } from './resumed.ts';
import { mix } from './script.ts';

const compile = compilerOf(litmusWorkspace);
const shipped = litmusWorkspace.packs.filter((p) => p.folder.startsWith('data/'));
const games = shipped.flatMap((p) => (p.role === 'game' ? [p.game!] : []));

function together(game: string): string[] {
	return shipped
		.filter((p) => p.role === 'expansion' && p.game === game)
		.reduce<string[]>((packs, { name }) => {
			const more = [...packs, name];
			return hasErrors(compile({ game, with: more, seats: 2 }).diagnostics) ? packs : more;
		}, []);
}

const setUps: readonly Pick<Selection, 'game' | 'with' | 'params'>[] = [
	...games.map((game) => ({ game })),
	...shipped.filter((p) => p.role === 'expansion').map((p) => ({ game: p.game!, with: [p.name] })),
	...games.map((game) => ({ game, with: together(game) })),
	// piles that join are shuffled
	{ game: 'gold-rush', with: ['sheriff'], params: { 'mountain.joinOrder': 'shuffleSeeded' } },
	...litmusPacks.map((p) => ({ game: p.game!, with: p.role === 'game' ? [] : [p.name] })),
];

export const namedSetUps: readonly (readonly [says: string, number: number])[] = setUps.map(
	({ game, with: packs = [], params = {} }, i) => [
		[game, ...packs, ...Object.entries(params).map((p) => p.join(' '))].join(', '),
		i,
	],
);

export function resumedSetUp(number: number, seed: number): Interrupted {
	const program = programOf(compile, { ...setUps[number]!, seats: 2 + (seed % 3) });
	return { program, seed, moment: mix(seed, number) % 60, scripted: seed % 2 === 0, compile };
}
