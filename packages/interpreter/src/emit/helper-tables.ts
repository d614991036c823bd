import { type AssistIR, elementOf, type Expr, type Program } from '@tilewright/lang';
import { SIDE_CODE, SIDE_WORDS } from '../board/tile-tables.ts';
import { followsFromTurn, type ShownSides, turnedChoices } from '../run/decision/turned-sides.ts';
import type { Emission } from './emission.ts';

export type Shows = NonNullable<AssistIR['shows']>;

export function isInHand({ sides }: Shows): boolean {
	return elementOf(sides.type) === 'placement-side';
}

/** Possible placements of tiles with a helper, by tile kind and constraint. */
export interface HelperTable {
	/** The rotations at which a tile may fit with the helper, as bits. */
	readonly masks: Uint8Array;
	/**
	 * Where all sides that the helper shows are sides of one tile: that variable's slot, and by rotation, in four bits each, the direction
	 * of the only side that does not fit, as a bit, or 0 where all fit.
	 */
	readonly facing: { readonly slot: number; readonly directions: Uint16Array } | undefined;
	/** Where the sides that the helper shows follow from the turn: by rotation, in four bits each, the sides that may be chosen, all else fitting. */
	readonly choices: Uint16Array | undefined;
}

/**
 * Works out at which placements a helper could help: those at which each side may meet what it faces, or could if one of the two showed
 * the kind. Where it is known which sides a helper shows together, all others must fit without it.
 */
export function helperTable(e: Emission, assist: AssistIR, compatible: Uint8Array): HelperTable {
	const { shows, variables } = assist;
	const { board, program } = e.rt;
	const { codeCount, constraints } = board.placements;
	const { cellBase, sides, symmetry } = board.tables;
	const { kind, sides: shown } = shows!;
	const code = board.plan.kindCode[kind + 1]!;
	const may = (own: number, facing: number): boolean => compatible[own * codeCount + facing] === 1;
	const mayShown = isInHand(shows!)
		? (_own: number, facing: number) => may(code, facing)
		: (own: number) => may(own, code);
	const slot = isInHand(shows!) ? undefined : tileOfSides(program, shown, variables);
	const turned = turnedSets(e, assist);
	const masks = new Uint8Array(program.tiles.length * constraints);
	const directions = new Uint16Array(slot === undefined ? 0 : masks.length);
	const choices = new Uint16Array(turned ? masks.length : 0);
	let isInOrder = turned !== undefined;
	program.tiles.forEach((_, tile) => {
		for (let r = 0; r < symmetry[tile]!; r++) {
			const sets = turned?.(tile, r);
			isInOrder &&= sets?.every((one, i) => i === 0 || sets[i - 1]!.side < one.side) ?? false;
			// by direction and code of what is faced: 1 where the side does not fit, 16 where it would not with the kind, at their places
			const lacks = Uint8Array.from({ length: 4 * codeCount }, (_, i) => {
				const [d, facing] = [Math.trunc(i / codeCount), i % codeCount];
				const own = sides[((cellBase[tile]! * 4 + r) * 4 + d) * SIDE_WORDS + SIDE_CODE]!;
				if (own < 0 || facing === 0) return 0;
				return (may(own, facing) ? 0 : 1 << d) | (mayShown(own, facing) ? 0 : 16 << d);
			});
			for (let constraint = 0; constraint < constraints; constraint++) {
				let lacking = 0;
				for (let d = 0, rest = constraint; d < 4; d++, rest = Math.trunc(rest / codeCount))
					lacking |= lacks[d * codeCount + (rest % codeCount)]!;
				const needed = lacking & 15;
				const refusing = lacking >> 4;
				const isOne = (needed & (needed - 1)) === 0;
				const fitting = sets?.filter(
					({ shown }) => (needed & ~shown) === 0 && (refusing & shown) === 0,
				);
				const isPossible = fitting
					? fitting.length > 0
					: (needed & refusing) === 0 && (slot === undefined || isOne);
				if (!isPossible) continue;
				const at = tile * constraints + constraint;
				masks[at]! |= 1 << r;
				for (const { side } of fitting ?? []) choices[at]! |= 1 << (4 * r + side);
				if (slot !== undefined) directions[at]! |= needed << (4 * r);
			}
		}
	});
	return {
		masks,
		facing: slot === undefined ? undefined : { slot, directions },
		choices: isInOrder ? choices : undefined,
	};
}

/** (tile kind, rotation) → the sides that can be chosen, with what each shows; undefined where these do not follow from the turn. */
function turnedSets(
	{ machine }: Emission,
	{ it, shows, variables }: AssistIR,
): ((tile: number, rotation: number) => readonly ShownSides[]) | undefined {
	const [only, ...others] = variables;
	if (!only || others.length > 0) return undefined;
	const { among, slot } = only;
	const shown = shows!.sides;
	if (!followsFromTurn(among, it) || !followsFromTurn(shown, it, slot)) return undefined;
	return turnedChoices(machine, { among, it, shown, slot });
}

/** The variable of a helper whose tile has all sides of a set; undefined where the sides may be those of several tiles. */
function tileOfSides(
	{ defines }: Program,
	set: Expr,
	variables: AssistIR['variables'],
): number | undefined {
	type Given = ReadonlyMap<number, number | undefined>;
	const none: Given = new Map();
	const tileOf = (e: Expr, given: Given): number | undefined => {
		switch (e.op) {
			case 'temp': {
				if (given.has(e.slot)) return given.get(e.slot);
				const variable = variables.find(({ slot }) => slot === e.slot);
				if (variable?.type === 'tile') return e.slot;
				return variable && tileOf(variable.among, none);
			}
			case 'list': {
				const [first, ...others] = e.items.map((item) => tileOf(item, given));
				return others.every((other) => other === first) ? first : undefined;
			}
			case 'fold':
				return e.fold === 'filter' ? tileOf(e.on, given) : undefined;
			case 'define': {
				const { body, params } = defines[e.define]!;
				const args = e.args.map((arg) => tileOf(arg, given));
				return tileOf(body, new Map(params.map(({ slot }, i) => [slot, args[i]])));
			}
			case 'if': {
				const then = tileOf(e.then, given);
				return then === tileOf(e.else, given) ? then : undefined;
			}
			case 'call':
				return ['tile.sides', 'side.opposite', 'set(*).minus(set(*))'].includes(e.fn)
					? tileOf(e.args[0]!, given)
					: undefined;
			default:
				return undefined;
		}
	};
	return tileOf(set, none);
}
