import { expect, test } from 'vitest';
import { setIn } from '../edit/index.ts';
import { link } from '../link/link.ts';
import { declsOf } from '../link/ruleset.ts';
import { readingOrder } from '../link/sections.ts';
import { dataFolder, readFolder } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import { type Blank, fillBlank } from './blank.ts';
import { lexiconOf } from './lexicon.ts';
import { describeWithBlanks } from './sentence.ts';

const files = readFolder(dataFolder);
const workspace = loadWorkspace(files);
const textOf = new Map(files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));

function blanksOf(game: string): Blank[] {
	const { ruleSet } = link(workspace, {
		game,
		seats: 2,
		with: workspace.packs
			.filter((p) => p.game === game && p.role === 'expansion')
			.map((p) => p.name),
	});
	return readingOrder.flatMap((section) =>
		declsOf(ruleSet!, section).flatMap((decl) =>
			describeWithBlanks(decl, lexiconOf(ruleSet!))
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
