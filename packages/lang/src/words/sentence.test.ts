import { expect, test } from 'vitest';
import { setIn } from '../edit/index.ts';
import { link } from '../link/link.ts';
import { type RuleSet, declsOf, isAbstract } from '../link/ruleset.ts';
import { readingOrder } from '../link/sections.ts';
import { dataFolder, readFolder } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import { type Blank, fillBlank } from './blank.ts';
import { lexiconOf } from './lexicon.ts';
import { describeWithBlanks } from './sentence.ts';

const files = readFolder(dataFolder);
const workspace = loadWorkspace(files);
const textOf = new Map(files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));

function ruleSetOf(game: string): RuleSet {
	const { ruleSet } = link(workspace, {
		game,
		seats: 2,
		with: workspace.packs
			.filter((p) => p.game === game && p.role === 'expansion')
			.map((p) => p.name),
	});
	return ruleSet!;
}

function blanksOf(game: string): Blank[] {
	const ruleSet = ruleSetOf(game);
	return readingOrder.flatMap((section) =>
		declsOf(ruleSet, section).flatMap((decl) =>
			describeWithBlanks(decl, lexiconOf(ruleSet))
				.flat()
				.filter((part): part is Blank => typeof part !== 'string'),
		),
	);
}

/** The text of the file of a blank in which its value is another one. */
function withValue({ at }: Blank, before: string, value: string): string {
	const isNumber = /^-?\d+$/.test(value);
	const edited = setIn(before, at.path, isNumber ? Number(value) : value, { file: at.file });
	expect(edited.ok, `${at.file} ${at.path.join('.')}`).toBe(true);
	return edited.ok ? edited.text : '';
}

test.each(['carcassonne', 'gold-rush'])(
	'a blank of a sentence in %s stands for a part of the text, and filled and put back leaves every byte',
	(game) => {
		const blanks = blanksOf(game);
		expect(blanks.length).toBeGreaterThan(20);
		for (const [i, blank] of blanks.entries()) {
			const { text, start, end, is, choices } = blank;
			const own = text.slice(start, end);
			expect(own, text).not.toBe('');
			expect(fillBlank(blank, own)).toBe(text);
			if (is === 'choice')
				expect(choices.filter((c) => c.text === own.trim()).length, `${text}: ${own}`).toBe(1);
			else expect(own).toMatch(/^\d+$/);
			if (i % 12 !== 0) continue;
			const before = textOf.get(blank.at.file)!;
			expect(withValue(blank, before, text)).toBe(before);
			const other =
				is === 'number' ? String(Number(own) + 1) : choices.find((c) => c.text !== own)!.text;
			const changed = withValue(blank, before, fillBlank(blank, other));
			expect(changed).not.toBe(before);
			// a value that was folded over lines comes back on one
			if (before.includes(text)) expect(withValue(blank, changed, text)).toBe(before);
		}
	},
);

test.each(['carcassonne', 'gold-rush'])(
	'no blank in %s offers what only others are built on',
	(game) => {
		const ruleSet = ruleSetOf(game);
		for (const section of ['kinds', 'pieces'] as const) {
			const decls = declsOf(ruleSet, section);
			const bases = decls.filter(isAbstract).map((d) => d.id);
			const [made] = decls.filter((d) => !isAbstract(d));
			const offered = lexiconOf(ruleSet)
				.alike(made!.id)
				.map((choice) => choice.text);
			expect(offered).toContain(made!.id);
			expect(offered.filter((id) => bases.includes(id))).toEqual([]);
			for (const base of bases)
				expect(
					lexiconOf(ruleSet)
						.alike(base)
						.map((choice) => choice.text),
				).toContain(base);
		}
		expect(declsOf(ruleSet, 'kinds').some(isAbstract)).toBe(true);
	},
);
