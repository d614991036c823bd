import { expect, test } from 'vitest';
import { gamesIn, pairsIn } from '../../support/pairs.ts';
import { shippedWorkspace } from '../../support/packs.ts';
import { Numbers } from '../campaign.ts';
import { type PlannedRound, planOf } from './plan.ts';
import { packsRound } from './round.ts';
import { startWorkers } from './workers.ts';

const workspace = shippedWorkspace();
const amounts = { games: 130, together: 250 };
const seed = 9;
const plan = planOf(workspace, amounts);
const planned = Array.from({ length: plan.rounds }, (_, n) => plan.round(n, seed)!);

const gamesBy = (key: (round: PlannedRound) => string): Map<string, number> => {
	const found = new Map<string, number>();
	for (const round of planned) found.set(key(round), (found.get(key(round)) ?? 0) + round.games);
	return found;
};

test('every pair is planned with as many games as are wanted, and with every number of seats', () => {
	const played = gamesBy(({ selection: s }) => `${s.game} ${s.with!.join()}`);
	const seats = gamesBy(({ selection: s }) => `${s.game} ${s.with!.join()} ${s.seats}`);
	for (const { game, with: packs } of pairsIn(workspace)) {
		expect(played.get(`${game} ${packs.join()}`)).toBe(amounts.games);
		const { min, max } = gamesIn(workspace).find((g) => g.game === game)!;
		for (let n = min; n <= max; n++) expect(seats.has(`${game} ${packs.join()} ${n}`)).toBe(true);
	}
});

test('sets of all packs hold as many as go together', () => {
	const crowds = planned.filter(({ selection }) => selection.with!.length > 2);
	expect(crowds.reduce((n, { games }) => n + games, 0)).toBe(amounts.together);
	const pairs = pairsIn(workspace);
	const fits = (a: string, b: string): boolean =>
		pairs.some(({ with: packs }) => packs.includes(a) && packs.includes(b));
	for (const { selection } of crowds) {
		const { expansions } = gamesIn(workspace).find(({ game }) => game === selection.game)!;
		const inSet = selection.with!;
		for (const e of expansions)
			expect(inSet.includes(e) || inSet.some((other) => !fits(e, other)), e).toBe(true);
	}
	expect(new Set(crowds.map(({ selection }) => selection.with!.join())).size).toBeGreaterThan(1);
	expect(new Set(crowds.map(({ selection }) => selection.seats))).toEqual(
		new Set([1, 2, 3, 4, 5, 6]),
	);
});

test('one set of packs can be played alone, whatever the order in which they are named', () => {
	const [pair] = pairsIn(workspace).filter(({ with: packs }) => packs.length === 2);
	const [a, b] = pair!.with;
	const both = { games: 40, together: 0 };
	const one = planOf(workspace, { ...both, only: [a!, b!] });
	expect(one.games).toBe(40);
	for (let n = 0; n < one.rounds; n++)
		expect(one.round(n, seed)!.selection.with).toEqual(pair!.with);
	expect(planOf(workspace, { ...both, only: [b!, a!] }).digest).toBe(one.digest);
	expect(() => planOf(workspace, { ...both, only: ['nothing'] })).toThrow('nothing');
});

test('a worker plays the rounds that its process plays', async () => {
	const few = { games: 1, together: 0 };
	const small = planOf(workspace, few);
	const workers = startWorkers(1, seed, few);
	try {
		const found = await Promise.all([0, 1, 2].map((round) => workers.play(round)));
		const own = [0, 1, 2].map((round) =>
			packsRound(workspace, small, seed, round, new Numbers(seed, round)),
		);
		expect(found).toEqual(own);
		expect(own.map(({ counts }) => counts['games'])).toEqual([1, 1, 1]);
	} finally {
		await workers.stop();
	}
});
