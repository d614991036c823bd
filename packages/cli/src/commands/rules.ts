import {
	declsOf,
	type Difference,
	differences,
	effectiveText,
	readingOrder,
	type RuleSet,
	type Section as DeclaredSection,
	sectionWords,
	type ExplainedDeclaration,
	explainDeclaration,
} from '@tilewright/lang';
import { loadData } from '../data/workspace.ts';
import type { CommandSpec } from '../frame/command.ts';
import { Exit } from '../frame/exit.ts';
import { list, wholeNumberReader, wordReader } from '../frame/flags.ts';
import { jsonFlags, jsonOutput } from '../frame/json-output.ts';
import { compiled } from '../setup/compiled.ts';
import { setUpFlags } from '../setup/flags.ts';
import { selectionFrom } from '../setup/selection.ts';
import { sideFlags } from '../setup/side.ts';
import { ruleWords } from '../texts/checks.ts';

interface RulesJson extends RuleSetJson {
	readonly declarations?: readonly DeclarationJson[];
	readonly against?: RuleSetJson;
	readonly differences?: readonly DifferenceJson[];
}

interface RuleSetJson {
	readonly game: string;
	readonly packs: readonly string[];
	readonly overlays: readonly string[];
	readonly elements: readonly string[];
	readonly params: Readonly<Record<string, number | string | boolean>>;
}

interface DeclarationJson extends ExplainedDeclaration {
	readonly section: string;
	readonly id: string;
	readonly name: string;
	readonly value?: number | string | boolean;
}

interface DifferenceJson extends Pick<
	Difference,
	'is' | 'section' | 'id' | 'name' | 'values' | 'why'
> {
	readonly before?: ExplainedDeclaration & { readonly text: string };
	readonly after?: ExplainedDeclaration & { readonly text: string };
}

export const rules: CommandSpec = {
	name: 'rules',
	summary: 'Show the rules in force in words, or the differences from another rule set.',
	says: 'Shows every declaration of the set-up with the sentence of its author, its meaning, the rules that it cites, and its place. With `--diff`, shows what is added, removed or changed by the additional flags. The number of seats is the same for both.',
	arguments: [],
	flags: [
		...setUpFlags,
		{
			flags: '--for <seats>',
			says: 'how many seats there are',
			read: wholeNumberReader('--for', 1, 12),
			otherwise: 2,
		},
		{
			flags: '--section <names>',
			says: 'only these sections, separated by commas: rules, kinds, params, deck …; repeatable',
			read: list('--section'),
		},
		{
			flags: '--diff <flags>',
			says: 'additional flags of the other rule set, in one word: "--with pack --set name=value"',
		},
		...jsonFlags,
	],
	examples: [
		[
			'tilewright rules --game {game} --section actions,kinds',
			'What can be done, and what is built.',
		],
		[
			'tilewright rules --game {game} --diff "--overlay my-table"',
			'What house rules add, take away and change.',
		],
	],
	run: async (context, _args, flags) => {
		const output = jsonOutput(context, flags);
		const data = loadData(context);
		const seats = flags['for'] as number;
		const sections = sectionsIn(flags['section'] as string[] | undefined);
		const ruleSetOf = (all: Readonly<Record<string, unknown>>): RuleSet =>
			compiled(data, selectionFrom(data.workspace, all, seats)).ruleSet;
		const mine = ruleSetOf(flags);
		const diffFlags = flags['diff'] as string | undefined;
		const other = diffFlags === undefined ? undefined : ruleSetOf(sideFlags(flags, diffFlags));
		const json: RulesJson = {
			...ruleSetJson(mine),
			...(other === undefined
				? { declarations: declarationsOf(mine, sections) }
				: { against: ruleSetJson(other), differences: differencesOf(mine, other, sections) }),
		};
		output?.write(json);
		return { exit: Exit.good, json, text: () => textOf(json) };
	},
};

const settings = ['scores', 'deck'] as const;
const allSections: readonly string[] = [...readingOrder, ...settings];

function sectionsIn(wanted: readonly string[] | undefined): (section: string) => boolean {
	for (const name of wanted ?? []) wordReader('--section', allSections)(name, undefined);
	return (section) => wanted === undefined || wanted.includes(section);
}

function ruleSetJson({ game, packs, overlays, elements, params }: RuleSet): RuleSetJson {
	return {
		game,
		packs: packs.map((p) => p.name),
		overlays,
		elements: [...elements].flatMap(([id, on]) => (on ? [id] : [])),
		params: Object.fromEntries([...params].map(([id, { value }]) => [id, value])),
	};
}

function declarationsOf(ruleSet: RuleSet, wanted: (section: string) => boolean): DeclarationJson[] {
	return readingOrder.filter(wanted).flatMap((section) =>
		declsOf(ruleSet, section).map((decl): DeclarationJson => {
			const value =
				section === 'params'
					? ruleSet.params.get(decl.id)?.value
					: section === 'elements'
						? ruleSet.elements.get(decl.id)
						: undefined;
			const { id, name } = decl;
			return {
				section,
				id,
				name,
				...(value === undefined ? {} : { value }),
				...explainDeclaration(ruleSet, decl),
			};
		}),
	);
}

function differencesOf(
	mine: RuleSet,
	other: RuleSet,
	wanted: (section: string) => boolean,
): DifferenceJson[] {
	return differences(mine, other)
		.filter((d) => wanted(d.section))
		.sort((a, b) => allSections.indexOf(a.section) - allSections.indexOf(b.section))
		.map(({ before, after, ...d }) => ({
			...d,
			...(before === undefined
				? {}
				: { before: { ...explainDeclaration(mine, before), text: effectiveText(before) } }),
			...(after === undefined
				? {}
				: { after: { ...explainDeclaration(other, after), text: effectiveText(after) } }),
		}));
}

function wordOf(section: string): string {
	if (section === 'scores') return ruleWords.points;
	return section === 'deck' ? ruleWords.deck : sectionWords[section as DeclaredSection];
}

function textOf({ declarations, differences: different = [] }: RulesJson): string {
	if (declarations)
		return [...declarations.map(declarationText), ruleWords.declarations(declarations.length)].join(
			'\n\n',
		);
	if (different.length === 0) return ruleWords.nothingDiffers;
	const n = (is: DifferenceJson['is']): number => different.filter((d) => d.is === is).length;
	const sum = ruleWords.differences({
		added: n('added'),
		removed: n('removed'),
		changed: n('changed'),
	});
	return [...different.map(differenceText), sum].join('\n\n');
}

function declarationText({ section, id, value, ...rest }: DeclarationJson): string {
	const is = value === undefined ? '' : ` = ${value}`;
	return [`${wordOf(section)} ${id}${is}${titled(rest)}`, ...linesOf(rest)].join('\n');
}

function differenceText({ is, section, id, values, why, before, after }: DifferenceJson): string {
	const sign = { added: '+', removed: '-', changed: '~' }[is];
	const was =
		values === undefined
			? ''
			: `: ${values.before ?? ruleWords.none} → ${values.after ?? ruleWords.none}`;
	const because = why === undefined ? '' : ` (${why})`;
	const now = after ?? before;
	const head = `${sign} ${wordOf(section)} ${id}${now ? titled(now) : ''}${was}${because}`;
	if (is !== 'changed') return [head, ...(now ? linesOf(now) : [])].join('\n');
	if (!before || !after || before.text === after.text) return head;
	const [old, fresh] = [bodyOf(before), bodyOf(after)];
	const lines =
		old.join('\n') === fresh.join('\n')
			? [...marked('- ', before.text.split('\n')), ...marked('+ ', after.text.split('\n'))]
			: [
					...marked(
						'- ',
						old.filter((line) => !fresh.includes(line)),
					),
					...marked(
						'+ ',
						fresh.filter((line) => !old.includes(line)),
					),
				];
	return [head, ...lines, ...placeOf(after)].join('\n');
}

const marked = (mark: string, lines: readonly string[]): string[] =>
	lines.map((line) => `  ${mark}${line}`);
const titled = ({ title }: ExplainedDeclaration): string => (title === '' ? '' : `  ${title}`);
const bodyOf = ({ says, prose }: ExplainedDeclaration): string[] =>
	[...(says === '' ? [] : [says]), ...prose].map((line) => line.replaceAll('\t', '  '));
const placeOf = ({ file, line, cites }: ExplainedDeclaration): string[] => [
	`  ${file}:${line}${cites.length === 0 ? '' : `  [${cites.join(', ')}]`}`,
];
const linesOf = (of: ExplainedDeclaration): string[] => [
	...bodyOf(of).map((line) => `  ${line}`),
	...placeOf(of),
];
