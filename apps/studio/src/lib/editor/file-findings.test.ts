import type { Finding } from '@tilewright/session';
import { expect, test } from 'vitest';
import type { Studio } from '../studio.svelte.ts';
import { FileFindings } from './file-findings.svelte.ts';

const finding = (file: string, start: number): Finding => ({
	...{ code: 'SOME-CODE', severity: 'error', message: 'This is wrong.', file, line: 1, column: 1 },
	...{ excerpt: '', hint: undefined, start },
});

function setUp() {
	const asked: string[][] = [];
	const answers: (() => void)[] = [];
	const ofGame: Finding[] = [];
	const studio = {
		findings: ofGame,
		edits: { paths: ['own/a.yaml'] },
		fileSaver: { shown: '' },
		setup: {},
		request: (_: string, { paths }: { paths: string[] }) => {
			asked.push(paths);
			return new Promise((resolve) =>
				answers.push(() => resolve(paths.map((path) => finding(path, asked.length)))),
			);
		},
	};
	return { asked, answers, studio, findings: new FileFindings(studio as unknown as Studio) };
}

test('edited files and the opened one are checked, and the last state counts', async () => {
	const { asked, answers, studio, findings } = setUp();
	const done = findings.check();
	studio.fileSaver.shown = 'own/b.yaml';
	void findings.check();
	void findings.check();
	answers[0]!();
	await expect.poll(() => asked.length).toBe(2);
	answers[1]!();
	await done;
	expect(asked).toEqual([['own/a.yaml'], ['own/a.yaml', 'own/b.yaml']]);
	expect(findings.all.map((f) => f.file)).toEqual(['own/a.yaml', 'own/b.yaml']);
	studio.findings.push(finding('own/a.yaml', 2), finding('data/c.yaml', 1));
	expect(findings.elsewhere.map((f) => f.file)).toEqual(['own/b.yaml']);
	expect(findings.withThoseOfGame.map((f) => f.file)).toEqual([
		'own/a.yaml',
		'data/c.yaml',
		'own/b.yaml',
	]);
});

test('nothing is asked while no file is edited or opened', async () => {
	const { asked, studio, findings } = setUp();
	studio.edits.paths = [];
	await findings.check();
	expect([asked, findings.all]).toEqual([[], []]);
});

test('a finished game tells nothing of what is edited, so files that it uses are checked, too', async () => {
	const { studio, findings } = setUp();
	const payloads: object[] = [];
	studio.request = (_: string, payload: object) => {
		payloads.push(payload);
		return Promise.resolve([]);
	};
	for (const finished of [false, true]) {
		Object.assign(studio, { game: { finished } });
		await findings.check();
	}
	expect(payloads).toEqual([{ paths: ['own/a.yaml'], setup: {} }, { paths: ['own/a.yaml'] }]);
});
