import { appendAll } from '@tilewright/schema';
import { type SourcedValue, get, itemsOf, textOf } from '../link/sourced-value.ts';
import { type Decl, declOf, declsOf } from '../link/ruleset.ts';
import { checkChosenByParam, chosenByParam } from './by-param.ts';
import { type LoweringContext, report } from './lowering-context.ts';

export const stretchPrefix = {
	'set-up': 'set-up.',
	turn: '',
	wave: 'wave.',
	'end-game': 'end-game.',
} as const;

export function stepsOf(
	lowering: LoweringContext,
	stretch: keyof typeof stretchPrefix,
): readonly SourcedValue[] {
	return itemsOf(declOf(lowering.ruleSet, 'timeline', stretch)?.datum);
}

export function nameOfStep(step: SourcedValue): string | undefined {
	return (
		textOf(step) ??
		textOf(get(step, 'slot')) ??
		textOf(get(step, 'actions')) ??
		textOf(get(step, 'wave'))
	);
}

export function namesOfStep(prefix: string, step: SourcedValue): string[] {
	const own = textOf(step) ?? textOf(get(step, 'slot'));
	const inner = own === undefined ? prefix : `${prefix}${own}.`;
	const group = textOf(get(step, 'actions'));
	const wave = textOf(get(step, 'wave'));
	return [
		...(own === undefined ? [] : [`${prefix}${own}`]),
		...(group === undefined ? [] : [group]),
		...(wave === undefined ? [] : [`wave ${wave}`]),
		...itemsOf(get(step, 'part')).flatMap((s) => namesOfStep(prefix, s)),
		...itemsOf(get(step, 'steps')).flatMap((s) => namesOfStep(inner, s)),
	];
}

export function partSteps(lowering: LoweringContext): readonly SourcedValue[] {
	return stepsOf(lowering, 'turn').flatMap((s) => itemsOf(get(s, 'part')));
}

export function turnSteps(lowering: LoweringContext): readonly SourcedValue[] {
	return stepsOf(lowering, 'turn').flatMap((s) => {
		const part = get(s, 'part');
		return part === undefined ? [s] : itemsOf(part);
	});
}

export interface TurnStep {
	readonly name: string;
	readonly prefix: string;
	readonly item: SourcedValue;
	readonly list: readonly SourcedValue[];
}

export function turnStep(
	list: readonly SourcedValue[],
	item: SourcedValue,
	prefix: string,
): TurnStep {
	const slot = textOf(item) ?? textOf(get(item, 'slot'));
	const name = slot === undefined ? (nameOfStep(item) ?? '') : `${prefix}${slot}`;
	return { name, prefix, item, list };
}

export function namedSteps(lowering: LoweringContext): ReadonlyMap<string, TurnStep> {
	const found = new Map<string, TurnStep>();
	const look = (list: readonly SourcedValue[], prefix: string): void => {
		for (const item of list) {
			look(itemsOf(get(item, 'part')), prefix);
			const step = turnStep(list, item, prefix);
			if (step.name !== '' && !found.has(step.name)) found.set(step.name, step);
			look(itemsOf(get(item, 'steps')), `${step.name}.`);
		}
	};
	look(stepsOf(lowering, 'turn'), '');
	return found;
}

export function turnSlots(lowering: LoweringContext): string[] {
	return stepsOf(lowering, 'turn').flatMap((s) => namesOfStep('', s));
}

function slotIds(lowering: LoweringContext): Set<string> {
	const out: string[] = [];
	for (const stretch of ['set-up', 'turn', 'end-game'] as const)
		appendAll(
			out,
			stepsOf(lowering, stretch).flatMap((s) => namesOfStep(stretchPrefix[stretch], s)),
		);
	const wave = declOf(lowering.ruleSet, 'timeline', 'wave')?.datum;
	for (const key of ['round', 'once'])
		appendAll(
			out,
			itemsOf(get(wave, key)).map((s) => `wave.${nameOfStep(s) ?? ''}`),
		);
	return new Set(out.filter((id) => !id.startsWith('wave ')));
}

export function rulesBySlot(lowering: LoweringContext): Map<string, Decl[]> {
	const known = slotIds(lowering);
	const out = new Map<string, Decl[]>();
	for (const rule of declsOf(lowering.ruleSet, 'rules')) {
		const datum = get(rule.datum, 'at');
		if (datum === undefined) continue;
		const { slot, place } = slotOf(lowering, datum);
		if (!known.has(slot)) {
			report(lowering, place, 'LINK-ID-UNKNOWN', {
				what: 'slot',
				id: slot,
				near: lowering.diagnostics.near(slot, known),
			});
			continue;
		}
		const list = out.get(slot);
		if (list === undefined) out.set(slot, [rule]);
		else list.push(rule);
	}
	return out;
}

/** A slot by name, or the one a param chooses: `{ by: param.x, of: { value: slot } }`. */
function slotOf(
	lowering: LoweringContext,
	at: SourcedValue,
): { slot: string; place: SourcedValue } {
	checkChosenByParam(lowering, at);
	const chosen = chosenByParam(lowering.ruleSet, at);
	return { slot: textOf(chosen) ?? '', place: chosen ?? at };
}
