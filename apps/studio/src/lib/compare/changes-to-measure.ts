import type { Setup } from '@tilewright/session';
import type { HouseView } from '@tilewright/workbench';
import { compare as t } from '#texts/compare.ts';
import { setUps } from '#texts/set-ups.ts';
import type { Requests } from '../capabilities.ts';
import { choiceInWords } from '../set-ups/difference-lines.ts';
import type { BotSource } from './many.svelte.ts';
import { printedRules } from './printed-rules.ts';

export interface MeasuredPair {
	readonly with: BotSource;
	readonly without: BotSource;
}

/**
 * A change of the printed rules with the games that tell what it does: alone, the printed rules with it against the printed rules; and among the
 * others, all changes against all without it. Where there is no other change, both are the same games.
 */
export interface ChangeToMeasure {
	readonly id: string;
	readonly title: string;
	readonly alone: MeasuredPair;
	readonly among: MeasuredPair | undefined;
}

/** Each choice that differs from the printed rules, each house rule, each change of those that make several, and all of them together. */
export async function changesToMeasure(
	studio: Requests,
	source: BotSource,
): Promise<readonly ChangeToMeasure[]> {
	const { setup } = source;
	const ids = setup.overlays ?? [];
	const houses = ids.length === 0 ? [] : ((await studio.request('rules.house', setup)) ?? []);
	const choices = await choicesOf(studio, source);
	const ofHouses = await Promise.all(
		ids.map((id) => changesOfHouse(studio, { source, id, house: houses.find((h) => h.id === id) })),
	);
	const changes = [...choices, ...ofHouses.flat()];
	if (choices.length + ids.length < 2)
		return changes.map((change) =>
			isWhole(change, ids) ? { ...change, among: undefined } : change,
		);
	const all = { with: source, without: under(source, printedRules(setup)) };
	return [...changes, { id: 'all', title: t.allChanges, alone: all, among: undefined }];
}

/** It is all that differs from the printed rules, where nothing else is chosen. */
const isWhole = ({ id }: ChangeToMeasure, houses: readonly string[]): boolean =>
	houses.length === 0 || houses.includes(id);

const under = (source: BotSource, setup: Setup): BotSource => ({ ...source, setup });

async function choicesOf(studio: Requests, source: BotSource): Promise<readonly ChangeToMeasure[]> {
	const { setup } = source;
	const printed = printedRules(setup);
	const found = await studio.request('setups.difference', {
		a: { ...setup, elements: {}, params: {} },
		b: setup,
		seats: setup.seats,
	});
	return (found ?? []).flatMap((difference): ChangeToMeasure[] => {
		if (difference.is !== 'param' && difference.is !== 'element') return [];
		const key = difference.is === 'param' ? 'params' : 'elements';
		const { [difference.id]: value, ...others } = setup[key] as Record<string, unknown>;
		// an element that another choice switches is no choice of its own
		if (value === undefined) return [];
		return [
			{
				id: `${difference.is} ${difference.id}`,
				title: t.choice({ says: choiceInWords(difference) }),
				alone: {
					with: under(source, { ...printed, [key]: { [difference.id]: value } }),
					without: under(source, printed),
				},
				among: { with: source, without: under(source, { ...setup, [key]: others }) },
			},
		];
	});
}

async function changesOfHouse(
	studio: Requests,
	{
		source,
		id,
		house,
	}: { readonly source: BotSource; readonly id: string; readonly house: HouseView | undefined },
): Promise<readonly ChangeToMeasure[]> {
	const { setup } = source;
	const printed = printedRules(setup);
	const without = under(source, printed);
	const alone = under(source, { ...printed, overlays: [id] });
	const overlays = (setup.overlays ?? []).filter((other) => other !== id);
	const title = house?.title || id;
	const whole: ChangeToMeasure = {
		...{ id, title: setUps.house({ title }) },
		alone: { with: alone, without },
		among: { with: source, without: under(source, { ...setup, overlays }) },
	};
	const entries = house?.entries.filter((e) => e.switches && !e.off && e.rests.length === 0) ?? [];
	if (!house || entries.length < 2) return [whole];
	const { file } = house;
	const rewritten = async (index: number, is: 'off' | 'only') => {
		const made = await studio.request('rules.rewrite', { file, to: { index, is } });
		return made?.text === undefined ? undefined : { texts: { [file]: made.text } };
	};
	const each = entries.map(async ({ index, name, after }): Promise<ChangeToMeasure[]> => {
		const [off, only] = await Promise.all([rewritten(index, 'off'), rewritten(index, 'only')]);
		if (!off || !only) return [];
		return [
			{
				...{ id: `${id} ${index}`, title: t.houseChange({ title, name, after }) },
				alone: { with: { ...alone, ...only }, without },
				among: { with: source, without: { ...source, ...off } },
			},
		];
	});
	return [...(await Promise.all(each)).flat(), { ...whole, title: t.allOfHouse({ title }) }];
}
