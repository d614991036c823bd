import { expect, test } from 'vitest';
import { setIn } from '../edit/index.ts';
import { link } from '../link/link.ts';
import { declsOf, type RuleSet } from '../link/ruleset.ts';
import { readingOrder } from '../link/sections.ts';
import { dataFolder, readFolder } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import { type Blank, fillBlank } from './blank.ts';
import { lexiconOf } from './lexicon.ts';
import { describeWithBlanks } from './sentence.ts';
import { describeWithNumber } from './with-number.ts';

const files = readFolder(dataFolder);
const selection = { game: 'carcassonne', seats: 2, with: ['inns-and-cathedrals'] };

function rulesWith(texts: Readonly<Record<string, string>>): RuleSet {
	const changed = files.map(({ path, bytes }) => ({
		path,
		bytes: path in texts ? new TextEncoder().encode(texts[path]) : bytes,
	}));
	return link(loadWorkspace(changed), selection).ruleSet!;
}

test('with another number a sentence reads as it does once the number is written in the file', () => {
	const rules = rulesWith({});
	const found = readingOrder.flatMap((section) =>
		declsOf(rules, section).flatMap((decl) =>
			describeWithBlanks(decl, lexiconOf(rules))
				.flat()
				.filter((part): part is Blank => typeof part !== 'string' && part.is === 'number')
				.map((blank) => ({ section, decl, blank })),
		),
	);
	expect(found.length).toBeGreaterThan(20);
	for (const [i, { section, decl, blank }] of found.entries()) {
		if (i % 12 !== 0) continue;
		const { at } = blank;
		const before = new TextDecoder().decode(files.find(({ path }) => path === at.file)!.bytes);
		for (const number of [1, 2]) {
			const filled = fillBlank(blank, String(number));
			const value = /^-?\d+$/.test(filled) ? Number(filled) : filled;
			const edited = setIn(before, at.path, value, { file: at.file });
			if (!edited.ok) throw new Error(`${at.file} ${at.path.join('.')}`);
			const written = rulesWith({ [at.file]: edited.text });
			const now = declsOf(written, section).find(({ name }) => name === decl.name)!;
			const words = (line: readonly (string | Blank)[]): string =>
				line.map((part) => (typeof part === 'string' ? part : part.label)).join('');
			expect(describeWithNumber(decl, lexiconOf(rules), blank, number).map(words)).toEqual(
				describeWithBlanks(now, lexiconOf(written)).map(words),
			);
		}
	}
});
