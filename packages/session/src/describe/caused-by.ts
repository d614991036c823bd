import type { Game } from '@tilewright/interpreter';
import { Header } from '@tilewright/interpreter/state';
import { english as t } from '../texts/en.ts';
import { identifierWords } from '../texts/spelling.ts';
import { sourceOf } from './describe.ts';
import type { StepEffect } from './step-effects.ts';
import { wordsOf } from './words.ts';

/**
 * An instruction that gives another turn, or more of this one, with the rule that does so; one that puts away the tile in hand, with the house rules
 * that may be why. Undefined of any other instruction.
 */
export function causedBy(
	{ program, names }: Pick<Game, 'program' | 'names'>,
	{ rt }: Game['machine'],
	pc: number,
): StepEffect | undefined {
	const { op, source: index = -1 } = program.code[pc]!;
	if (op === 'discard-tile') {
		const houses = rt.m[Header.drawn]! < 0 ? [] : wordsOf(program).refusingHouseRules();
		const titles = houses.map(({ title }) => title);
		return houses.length === 0 ? undefined : { says: t.refusingHouses({ titles }), houses };
	}
	if (op !== 'grant' && op !== 'grant-turn') return undefined;
	const source = sourceOf(program, index);
	if (!source) return undefined;
	const houses = wordsOf(program).houseRules(source.id);
	const rule =
		houses.length > 0
			? t.houseRule({ titles: houses.map(({ title }) => title) })
			: (program.ruleTitles?.[source.id] ?? identifierWords(source.id.split('.').at(-1) ?? ''));
	const name = names[rt.m[Header.active]!] ?? '';
	const says = op === 'grant-turn' ? t.anotherTurn({ name, rule }) : t.anotherPart({ name, rule });
	return { says, ...(houses.length > 0 && { houses }) };
}
