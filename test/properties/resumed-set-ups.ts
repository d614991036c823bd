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

/** As many of the shipped packs of a game as go together, in the order in which they stand. */
function together(game: string): string[] {
	return shipped
		.filter((p) => p.role === 'expansion' && p.game === game)
		.reduce<string[]>((packs, { name }) => {
			const more = [...packs, name];
			return hasErrors(compile({ game, with: more, seats: 2 }).diagnostics) ? packs : more;
		}, []);
}

/** Every shipped game alone, with each of its packs and with as many as go together; every pack of a hard case. */
const setUps: readonly Pick<Selection, 'game' | 'with' | 'params'>[] = [
	...games.map((game) => ({ game })),
	...shipped.filter((p) => p.role === 'expansion').map((p) => ({ game: p.game!, with: [p.name] })),
	...games.map((game) => ({ game, with: together(game) })),
	// piles that join are shuffled
	{ game: 'gold-rush', with: ['sheriff'], params: { 'mountain.joinOrder': 'shuffleSeeded' } },
	...litmusPacks.map((p) => ({ game: p.game!, with: p.role === 'game' ? [] : [p.name] })),
];

/** The set-ups by name, with their numbers. */
export const namedSetUps: readonly (readonly [says: string, number: number])[] = setUps.map(
	({ game, with: packs = [], params = {} }, i) => [
		[game, ...packs, ...Object.entries(params).map((p) => p.join(' '))].join(', '),
		i,
	],
);

/** A random game of a set-up, and where it is left. */
export function resumedSetUp(number: number, seed: number): Interrupted {
	const program = programOf(compile, { ...setUps[number]!, seats: 2 + (seed % 3) });
	return { program, seed, moment: mix(seed, number) % 60, scripted: seed % 2 === 0, compile };
}
