import { type OverlayEntry, type RuleSet, type Section, declsOf } from '@tilewright/lang';

/** The ids of declarations of a section, and those in changes of house rules that are switched off (`off`). */
export function takenIds(
	ruleSet: RuleSet,
	section: Section,
	off: readonly OverlayEntry[],
): readonly string[] {
	const idsOf = ({ ref }: OverlayEntry): string[] =>
		ref.split(', ').map((one) => one.split('.').at(-1)!);
	return [...declsOf(ruleSet, section).map(({ id }) => id), ...off.flatMap(idsOf)];
}
