import { expect, test } from 'vitest';
import { excludedTexts as t } from '../texts/report.ts';
import {
	type ExcludedShown,
	excludedInShort,
	excludedLines,
	excludedSection,
} from './excluded-section.ts';

const shown = (excluded: number, played: number): ExcludedShown => ({
	...{ played, excluded, commands: [] },
	listed: [{ seed: 4, code: 'RUN-UNEXPECTED', again: 'broke', why: 'a bot failed' }],
});

const saidIn = (of: ExcludedShown): string[] => [
	excludedLines(of).join(' '),
	excludedInShort(of).join(' '),
	excludedSection(of).html,
];

test('a run with many excluded games warns of its figures, on the terminal and on the page', () => {
	for (const text of saidIn(shown(1, 100))) expect(text).toContain(t.many);
	for (const text of saidIn(shown(9, 1000))) expect(text).not.toContain(t.many);
});

test('the reason of a game is told where no rule is to blame', () => {
	expect(excludedLines(shown(1, 100)).join('\n')).toContain(
		'Seed 4: RUN-UNEXPECTED: a bot failed.',
	);
});
