import type { AlternativeIR, VariableIR } from '@tilewright/lang';
import { frontierCell, frontierCount } from '../board/frontier.ts';
import { canonicalRotation } from '../board/placement-table.ts';
import type { Game } from '../game/game.ts';
import { Header } from '../run/header.ts';
import type { Machine } from '../run/machine.ts';
import { membersOf } from './why-not-here.ts';
import { refusalsOfValues, type Refusal } from './why-not.ts';

export interface Tally {
	readonly refused: readonly { readonly refusal: Refusal; readonly n: number }[];
	/** Truncated: the counts are lower bounds. */
	readonly partly: boolean;
}

const ofTheAction = /^(?:when|where|among\.|cell\.taken|option\.)/;

/**
 * Judges what the open decision might offer and counts refusals by requirement. Of each alternative at most `maxJudged` combinations
 * are judged, evenly spread. A requirement counts even where others refuse the same combination.
 */
export function tallyRefusals(game: Game, maxJudged: number): Tally {
	const found = new Map<string, { refusal: Refusal; n: number }>();
	let partly = false;
	if (game.decision === undefined) return { refused: [], partly };
	const { machine, program } = game;
	const ir = program.decisions[machine.rt.m[Header.decision]!]!;
	for (const alternative of ir.alternatives) {
		if (alternative.where === undefined || alternative.variables.length === 0) continue;
		const members = alternative.variables.map((v) => valuesOf(machine, alternative, v));
		const all = members.reduce((n, values) => n * values.length, 1);
		if (all === 0) continue;
		const looked = Math.min(all, maxJudged);
		if (looked < all) partly = true;
		for (let i = 0; i < looked; i++) {
			let nth = Math.floor((i * all) / looked);
			const values = new Map<number, number>();
			alternative.variables.forEach(({ slot }, k) => {
				const own = members[k]!;
				values.set(slot, own[nth % own.length]!);
				nth = Math.floor(nth / own.length);
			});
			for (const refusal of refusalsOfValues(machine, alternative, values)) {
				if (refusal.source < 0 || ofTheAction.test(refusal.id)) continue;
				const key = `${refusal.source} ${refusal.id}`;
				const known = found.get(key);
				if (known) known.n++;
				else found.set(key, { refusal, n: 1 });
			}
		}
	}
	return { refused: [...found.values()], partly };
}

function valuesOf(machine: Machine, alternative: AlternativeIR, variable: VariableIR): number[] {
	if (variable.type !== 'placement') return membersOf(machine, alternative, variable);
	const { board, m } = machine.rt;
	const tile = m[Header.drawn]!;
	if (tile < 0) return [];
	return Array.from({ length: frontierCount(board) }, (_, i) => frontierCell(board, i)).flatMap(
		(cell) =>
			[0, 1, 2, 3].flatMap((r) => (canonicalRotation(board, tile, r) === r ? [cell * 4 + r] : [])),
	);
}
