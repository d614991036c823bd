import type { Region } from '../ir/state.ts';
import { stateParts } from '../texts/state.ts';
import { memberWords, tieReasons } from '../texts/ties.ts';
import type { LoweringContext } from './lowering-context.ts';

type Entry<C extends keyof typeof tieReasons> = (typeof tieReasons)[C];

type TieText = {
	[C in keyof typeof tieReasons]: { readonly text: C } & (Entry<C> extends (
		values: infer V,
	) => string
		? Readonly<V>
		: unknown);
}[keyof typeof tieReasons];

export type TieReason = Region | TieText;

export function reasonWords(lowering: Pick<LoweringContext, 'symbols'>, reason: TieReason): string {
	if ('part' in reason) return regionWords(lowering, reason);
	const entry = tieReasons[reason.text] as string | ((values: TieText) => string);
	return typeof entry === 'string' ? entry : entry(reason);
}

export function regionWords(
	{ symbols }: Pick<LoweringContext, 'symbols'>,
	{ part, only }: Region,
): string {
	if (only === undefined) return stateParts[part];
	const { pieces, registers, zones, kinds } = symbols;
	const members: Partial<Record<Region['part'], readonly { index: number; id: string }[]>> = {
		pieces,
		register: registers,
		tiles: zones,
		wave: kinds,
		board: kinds,
	};
	const id = members[part]?.find((s) => s.index === only)?.id;
	return memberWords.member({ part: stateParts[part], name: id ?? String(only) });
}
