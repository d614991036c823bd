import {
	type Game,
	type Refusal as Reason,
	refusals,
	type SwapStop,
	viewOf,
} from '@tilewright/interpreter';
import { english as t } from '../texts/en.ts';
import { sentence } from '../texts/spelling.ts';
import { describeDecision } from './decision.ts';
import { describeRefusal } from './place-options.ts';

/** A recorded step that does not fit a game, in sentences; the game stands before that step. */
export interface Misfit {
	readonly message: string;
	/** The reasons that the rules have against it, where they word them. */
	readonly reasons: readonly string[];
}

export function describeMisfit(game: Game, { code, key }: Pick<SwapStop, 'code' | 'key'>): Misfit {
	const { decision } = game;
	if (code === 'SWAP-OVER' || !decision) return { message: t.misfit.over, reasons: [] };
	const name = game.names[decision.seat] ?? '';
	if (code === 'SWAP-SEAT') return { message: t.misfit.seat({ name }), reasons: [] };
	if (code === 'SWAP-DECISION') return { message: t.misfit.asked, reasons: [] };
	const { options } = describeDecision(game, decision);
	const { drawn } = viewOf(game.machine, decision.seat);
	const lays = options.some((o) => o.targets.some(({ is }) => is === 'placement'));
	if (lays && drawn !== undefined && !key.split(' ').includes(drawn))
		return { message: t.misfit.otherTile, reasons: [] };
	const worded = refusals(game, key).filter(({ id }) => id !== 'option.unknown');
	return {
		message: lays ? t.misfit.tile : t.misfit.option,
		reasons: worded.map((reason) => inWords(game, reason)),
	};
}

/** A reason, and the house rules from which it stems. */
function inWords({ program }: Game, reason: Reason): string {
	const { says, houses = [] } = describeRefusal(program, reason);
	const titles = houses.map(({ title }) => title);
	return [sentence(says), ...(titles.length > 0 ? [t.misfit.houses({ titles })] : [])].join(' ');
}
