import type { Workspace } from '@tilewright/lang';
import type { Numbers } from '../campaign.ts';
import { type SoakedRound, playRound, quickBots } from '../soak/round.ts';
import { acts } from '../soak/game.ts';
import type { Plan } from './plan.ts';

export function packsRound(
	workspace: Workspace,
	plan: Plan,
	seed: number,
	round: number,
	numbers: Numbers,
): SoakedRound {
	const planned = plan.round(round, seed);
	if (planned === undefined) return { counts: {} };
	const { selection, games } = planned;
	const all = selection.with!.length > 2 ? { 'games together': games } : {};
	const played = playRound(workspace, selection, games, () => {
		const scripted = numbers.percent(30) ? numbers.below(40) : 0;
		const step = scripted + 1 + numbers.below(90);
		return {
			selection,
			seed: numbers.next() >>> 1,
			bots: Array.from({ length: selection.seats }, () => numbers.pick(quickBots)),
			scripted,
			interruptions: [{ step, act: numbers.pick(acts), steps: 1 + numbers.below(20) }],
		};
	});
	return { ...played, counts: { ...played.counts, ...all } };
}
