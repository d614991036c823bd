import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titleOf } from '@tilewright/lab';
import { expect, test } from 'vitest';
import {
	type Origin,
	type StudyResult,
	commandOf,
	figuresOf,
	originLine,
	renewedPage,
} from './page.ts';
import { type Study, studies } from './studies.ts';

const root = join(import.meta.dirname, '../..');
const renew = process.env['TILEWRIGHT_RENEW'] === '1';

function run({ words }: Study, checkpoint: string): { result: StudyResult; origin: Origin } {
	const command = join(root, 'packages/cli/bin/tilewright.mjs');
	const out = execFileSync(
		process.execPath,
		[command, ...words, '--json', '--checkpoint', checkpoint],
		{
			cwd: root,
			encoding: 'utf8',
			maxBuffer: 2 ** 28,
		},
	);
	const header = readFileSync(checkpoint, 'utf8').split('\n')[0]!;
	return { result: JSON.parse(out) as StudyResult, origin: JSON.parse(header) as Origin };
}

/** Few games are enough to see under which rules a study would be played now. */
function withFewGames(study: Study): Study {
	const at = study.words.indexOf('--games') + 1;
	return { ...study, words: study.words.with(at, '2') };
}

test.each(studies)('$page comes from the rules as they are', (study) => {
	const file = join(root, 'docs/studies', `${study.page}.md`);
	const page = readFileSync(file, 'utf8');
	if (renew) {
		// a study that was stopped goes on, and one that is there already is not played again
		const folder = join(root, 'build/studies');
		mkdirSync(folder, { recursive: true });
		const { result, origin } = run(study, join(folder, `${study.page}.jsonl`));
		writeFileSync(file, renewedPage(page, figuresOf(study, result, origin)));
		return;
	}
	const folder = mkdtempSync(join(tmpdir(), 'studies-'));
	try {
		const { result, origin } = run(withFewGames(study), join(folder, 'few.jsonl'));
		const advice = `renew it with: TILEWRIGHT_RENEW=1 npm run studies`;
		expect(page.includes(originLine(origin)), `${study.page} is old; ${advice}`).toBe(true);
		const shown = (result.rows ?? []).filter((row) => study.rows.includes(row.id));
		const missing = shown.map(titleOf).filter((title) => !page.includes(`| ${title} |`));
		expect(missing, `${study.page} names rows by old titles; ${advice}`).toEqual([]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test('every page names its command and is in the list', () => {
	const list = readFileSync(join(root, 'docs/studies/README.md'), 'utf8');
	for (const study of studies) {
		const file = join(root, 'docs/studies', `${study.page}.md`);
		expect(existsSync(file)).toBe(true);
		expect(readFileSync(file, 'utf8')).toContain(commandOf(study));
		expect(list).toContain(`(${study.page}.md)`);
	}
});
