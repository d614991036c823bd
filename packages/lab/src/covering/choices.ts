import {
	type RuleSet,
	type Selection,
	type Workspace,
	declsOf,
	link,
	fieldsOf,
	seatBounds,
	writtenId,
} from '@tilewright/lang';
import type { Choice, Chosen } from './choice.ts';
import { choiceJudge } from './judge.ts';
import type { CoveringModel, CoveringRow } from './model.ts';

export interface ChoiceModel extends CoveringModel {
	readonly game: string;
	readonly choices: readonly Choice[];
	/** The set-up of a row; choices of packs that are not in play are left out. */
	readonly selectionOf: (row: CoveringRow) => Selection;
	readonly textOf: (row: CoveringRow) => string;
}

/**
 * Everything that can be chosen for a game: its other packs, elements, params, presets and seats. An element is turned, a param takes each of
 * its words, or its lowest and its highest number and those it names for sweeps. Rows with declared clashes are refused, and what a
 * `given` rules out means nothing.
 */
export function choiceModel(workspace: Workspace, game: string): ChoiceModel {
	const packs = workspace.packs
		.filter((p) => p.game === game && p.role !== 'game')
		.map((p) => p.name);
	const { ruleSet } = link(workspace, { game, with: packs, seats: 2 });
	if (ruleSet === undefined) throw new Error(`there is no game "${game}"`);
	const declared = (section: ChoiceSection): Declared[] => declaredIn(ruleSet, section);
	const presets = declared('presets');
	const choices: Choice[] = [
		...packs.map((id): Choice => ({ is: 'pack', id, values: [false, true], packs: [[], []] })),
		alike('seats', 'seats', [], seatsOf(ruleSet)),
		{
			is: 'preset',
			id: 'preset',
			values: [undefined, ...presets.map((d) => d.id)],
			packs: [[], ...presets.map((d) => d.packs)],
		},
		...declared('elements').map(({ id, packs, value }) =>
			alike('element', id, packs, [undefined, value['default'] === false]),
		),
		...declared('params').map(({ id, packs, value }): Choice => {
			const words = wordsOf(value);
			return {
				is: 'param',
				id,
				values: [undefined, ...words],
				packs: [packs, ...words.map((w) => [...packs, ...addersOf(ruleSet, id, w)])],
			};
		}),
	];
	const { selectionOf, judge } = choiceJudge(workspace, game, choices);
	return {
		game,
		choices,
		sizes: choices.map((c) => c.values.length),
		selectionOf,
		judge,
		textOf: (row) => textOf(choices, row),
	};
}

type ChoiceSection = 'presets' | 'elements' | 'params';

interface Declared {
	readonly id: string;
	readonly packs: readonly string[];
	readonly value: Readonly<Record<string, unknown>>;
}

/** The declarations of a section by id, those that are ruled out included. */
function declaredIn(ruleSet: RuleSet, section: ChoiceSection): Declared[] {
	const absent = [...(ruleSet.absent.get(section)?.values() ?? [])].map((a) => a.decl);
	return [...declsOf(ruleSet, section), ...absent]
		.map((d) => ({
			id: d.id,
			packs: [d.pack, ...besideOf(ruleSet, d.pack, section, writtenId(d))],
			value: fieldsOf(d),
		}))
		.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function alike(
	is: Choice['is'],
	id: string,
	packs: readonly string[],
	values: Choice['values'],
): Choice {
	return { is, id, values, packs: values.map(() => packs) };
}

interface Block {
	readonly pack: string;
	readonly beside: readonly string[];
	readonly value: Readonly<Record<string, unknown>>;
}

function blocksOf(ruleSet: RuleSet): Block[] {
	return ruleSet.packs.flatMap(({ name: pack, parts }) =>
		parts.flatMap(({ yaml }): Block[] => {
			const value = recordOf(yaml.value);
			const beside = Object.entries(recordOf(value['with'])).map(([other, block]) => ({
				pack,
				beside: [other.split('/').at(-1)!],
				value: recordOf(block),
			}));
			return [{ pack, beside: [], value }, ...beside];
		}),
	);
}

function besideOf(
	ruleSet: RuleSet,
	pack: string,
	section: ChoiceSection,
	written: string,
): string[] {
	return blocksOf(ruleSet)
		.filter((b) => b.pack === pack && Object.hasOwn(recordOf(b.value[section]), written))
		.flatMap((b) => b.beside);
}

function addersOf(ruleSet: RuleSet, param: string, word: Chosen): string[] {
	const adds = ({ value }: Block): boolean => {
		const extension = recordOf(recordOf(recordOf(value['extend'])['params'])[param]);
		return Array.isArray(extension['values']) && extension['values'].includes(word);
	};
	return blocksOf(ruleSet)
		.filter(adds)
		.flatMap((b) => [b.pack, ...b.beside]);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function seatsOf({ packs }: RuleSet): number[] {
	const { min = 1, max = min } = seatBounds(packs);
	return Array.from({ length: Math.max(1, max - min + 1) }, (_, i) => min + i);
}

/** The values of a param that are worth choosing; its default is left out where it is a plain value. */
function wordsOf(param: Declared['value']): Chosen[] {
	const { type, values, min, max, sweep, default: usual } = param;
	const words: readonly unknown[] =
		type === 'bool' || typeof usual === 'boolean'
			? [false, true]
			: Array.isArray(values)
				? values
				: [min, max, ...(Array.isArray(sweep) ? (sweep as unknown[]) : [])];
	return [...new Set(words.filter((w): w is Chosen => w !== undefined && w !== usual))];
}

function textOf(choices: readonly Choice[], row: CoveringRow): string {
	const chosen = (is: Choice['is']): { id: string; value: Chosen }[] =>
		choices.flatMap((c, f) => {
			const value = row[f] === 0 ? undefined : c.values[row[f]!];
			return c.is !== is || value === undefined ? [] : [{ id: c.id, value }];
		});
	const flag = (name: string, ids: readonly string[]): string[] =>
		ids.length === 0 ? [] : [`--${name} ${ids.join()}`];
	const elements = chosen('element');
	const ids = (list: readonly { readonly id: string }[]): string[] => list.map((c) => c.id);
	const words = [
		...flag('with', ids(chosen('pack'))),
		...chosen('preset').flatMap((c) => flag('preset', [String(c.value)])),
		...flag('element', ids(elements.filter((c) => c.value === true))),
		...flag('without', ids(elements.filter((c) => c.value === false))),
		...chosen('param').flatMap((c) => flag('set', [`${c.id}=${String(c.value)}`])),
		...chosen('seats').flatMap((c) =>
			flag(
				'seats',
				Array.from({ length: Number(c.value) }, () => 'random'),
			),
		),
	];
	return words.length === 0 ? 'nothing chosen' : words.join(' ');
}
