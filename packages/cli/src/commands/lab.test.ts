import { expect, test } from 'vitest';
import { codesOf } from '../frame/testing.ts';
import {
	compare,
	folder,
	json,
	ownFolders,
	run,
	sameByWorkers,
	simulate,
	submitted,
	tampered,
} from '../lab/testing.ts';

ownFolders();

test('a run of simulate by workers has the result of one process', () =>
	sameByWorkers([...simulate, '--quantities', 'margin,points-by-source']));

test('a run that is not finished, is cancelled, or is not there has no result', async () => {
	const refused = async (words: readonly string[], exit: number, code: string): Promise<void> => {
		const found = await run([...words, '--json']);
		expect({ exit: found.exit, codes: codesOf(found) }).toEqual({ exit, codes: [code] });
	};
	const id = await submitted(simulate);
	await refused(['lab', 'result', id], 1, 'LAB-UNFINISHED');
	expect(await json<object>(['lab', 'cancel', id])).toMatchObject({ run: id, finished: 0 });
	await refused(['lab', 'result', id, '--wait'], 1, 'LAB-CANCELLED');
	for (const act of ['status', 'result', 'cancel'])
		await refused(['lab', act, 'nobody'], 2, 'LAB-RUN-UNKNOWN');
	await refused(['lab', 'submit', ...simulate, '--until', 'margin ±1'], 2, 'CLI-FLAG-UNKNOWN');
	await refused(['lab', 'submit', ...simulate, '--out', 'x.json'], 2, 'CLI-FLAG-UNKNOWN');
	await refused(['lab', 'sumbit'], 2, 'CLI-COMMAND-UNKNOWN');
	folder().put('file', '');
	await refused(['lab', 'status', '--folder', 'file'], 2, 'LAB-UNREACHABLE');
});

test('a queue that is full refuses a run', async () => {
	await submitted(simulate);
	tampered(
		'INSERT INTO blocks (place, block) WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999999) SELECT 9, i FROM n',
	);
	const found = await run(['lab', 'submit', ...compare, '--json']);
	expect({ exit: found.exit, codes: codesOf(found) }).toEqual({ exit: 1, codes: ['LAB-FULL'] });
});

test('a server that does not answer is named without its password, and so is what is no address of one', async () => {
	const refused = async (url: string, code: string): Promise<void> => {
		const found = await run(['lab', 'status', '--json', '--redis', url]);
		expect({ exit: found.exit, codes: codesOf(found) }).toEqual({ exit: 2, codes: [code] });
		expect(found.out).not.toContain('secret');
	};
	await refused('redis://:secret@127.0.0.1:1', 'LAB-UNREACHABLE');
	for (const url of ['http://:secret@127.0.0.1', 'secret', 'redis://', 'redis:///secret'])
		await refused(url, 'CLI-FLAG-VALUE');
	const both = ['lab', 'status', '--json', '--folder', 'here', '--redis', 'redis://127.0.0.1:1'];
	expect(codesOf(await run(both))).toEqual(['LAB-TWO-PLACES']);
});
