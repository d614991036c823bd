import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Numbers } from '../campaign.ts';
import type { Answer, Studio } from './studio.ts';
import { Record, textOf, write } from './writers.ts';

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'writers-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

type Save = Studio['save'];

function put(path: string, text: string | null): void {
	const file = join(home, path);
	if (text === null) return rmSync(file);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

const honest: Save = async (path, text, base) => {
	await Promise.resolve();
	if (textOf(home, path) !== base) return { status: 409 };
	put(path, text);
	return { status: 200 };
};

async function causes(save: Save): Promise<string[]> {
	const record = new Record(home);
	const studio = { save } as Studio;
	let left = 400;
	await Promise.all(
		[1, 2, 3].map((w) => write(`w${w}`, studio, record, new Numbers(7, w), () => left-- <= 0)),
	);
	record.check();
	expect(record.counts.saves).toBeGreaterThan(30);
	return [...new Set(record.faults.map((f) => f.cause))].sort();
}

function nowAndThen(other: (...ask: Parameters<Save>) => Answer | Promise<Answer>): Save {
	let n = 0;
	return async (...ask) => (n++ % 50 === 49 ? other(...ask) : honest(...ask));
}

test('an honest studio has no faults, also when it breaks off before or after it has written', async () => {
	expect(await causes(honest)).toEqual([]);
	rmSync(join(home, 'own'), { recursive: true });
	expect(
		await causes(
			nowAndThen(async (path, text, base) => {
				if (path.length % 2 === 0) await honest(path, text, base);
				return { status: 'broken' };
			}),
		),
	).toEqual([]);
});

test('a studio that acknowledges and does not write is found out', async () => {
	expect(await causes(nowAndThen(() => ({ status: 200 })))).toContain(
		'an acknowledged save is lost',
	);
});

test('a studio that writes over what others wrote is found out', async () => {
	const careless: Save = async (path, text) => {
		put(path, text);
		await Promise.resolve();
		return { status: 200 };
	};
	expect(await causes(careless)).toContain('two were told that they made one file');
});

test('a studio that writes half of a file is found out', async () => {
	const torn = nowAndThen(async (path, text, base) => {
		const { status } = await honest(path, text, base);
		if (status === 200 && text !== null) put(path, text.slice(0, text.length / 2 - 3));
		return { status: 'broken' };
	});
	expect(await causes(torn)).toContain('a file is torn');
});

test('a studio that refuses for no reason is found out', async () => {
	expect(await causes(nowAndThen(() => ({ status: 500, code: 'SAVE-FAILED' })))).toEqual([
		'a save was refused',
	]);
});
