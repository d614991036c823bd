import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { walkFolder } from '../../../packages/disk/src/index.ts';
import type { Numbers, RoundResult } from '../campaign.ts';
import { type Answer, type Studio, startStudio } from './studio.ts';
import { textOf } from './writers.ts';

const isAdministrator = process.getuid?.() === 0;
const NOBODY = 65_534;

interface Trial {
	readonly home: string;
	readonly own: string;
	readonly studio: Studio;
	readonly numbers: Numbers;
	readonly fault: (cause: string, message: string) => void;
	readonly remount: (options: string) => void;
}

interface Refusing {
	readonly mount?: string;
	readonly uid?: number;
	readonly try: (trial: Trial) => Promise<number>;
}

/** A save that must be refused in words, with the file as it was. */
async function mustRefuse(
	{ studio, home, own, fault }: Trial,
	path: string,
	text: string | null,
	words: string,
): Promise<void> {
	const before = textOf(home, path);
	const { status, code, message = '' } = await studio.save(path, text, before);
	const [wanted, expected] = words.startsWith('SAVE-') ? [words, ''] : ['SAVE-FAILED', words];
	if (status === 200 || code !== wanted || !message.includes(expected))
		fault('a refusal is not told in words', `${path}: ${status} ${code} ${message}`);
	if (textOf(home, path) !== before) fault('a refused save changed the file', path);
	const { temporary } = walkFolder(own, 'own');
	if (temporary.length > 0) fault('a refused save left a file behind', temporary.join());
}

const good = ({ status }: Answer): boolean => status === 200;

async function fill(trial: Trial, size: () => number, words: string): Promise<number> {
	const { studio, home, fault } = trial;
	const written: string[] = [];
	for (let n = 0; n < 500; n++) {
		const path = `own/${n}.yaml`;
		const text = `# ${n}\n`.repeat(1 + size());
		const answer = await studio.save(path, text, null);
		if (good(answer)) {
			written.push(path);
			if (textOf(home, path) !== text) fault('an acknowledged save is lost', path);
			continue;
		}
		if (answer.code !== 'SAVE-FAILED' || !answer.message?.includes(words))
			fault('a refusal is not told in words', `${path}: ${answer.code} ${answer.message}`);
		if (textOf(home, path) !== null) fault('a refused save changed the file', path);
		break;
	}
	if (written.length === 0 || written.length === 500)
		fault('the disk was not filled', `${written.length}`);
	for (const path of written.slice(0, 3)) {
		// a larger text in the place of a file has no room either, or is there as a whole
		const before = textOf(home, path);
		const text = `# more\n`.repeat(200_000 / 7);
		const answer = await studio.save(path, text, before);
		const now = textOf(home, path);
		if (now !== (good(answer) ? text : before)) fault('a file is torn', path);
	}
	for (const path of written)
		if (!good(await studio.save(path, null, textOf(home, path))))
			fault('what is deleted makes no room', path);
	if (!good(await studio.save('own/last.yaml', '# last\n', null)))
		fault('a disk with room again refuses', 'own/last.yaml');
	return written.length;
}

const disks: Readonly<Record<string, Refusing>> = {
	'a full disk': {
		mount: 'size=256k',
		try: (trial) => fill(trial, () => trial.numbers.below(8000), 'the disk is full'),
	},
	'a disk without room for names': {
		mount: 'size=4m,nr_inodes=20',
		try: (trial) => fill(trial, () => 1, 'the disk is full'),
	},
	'a disk that becomes read-only': {
		mount: 'size=1m',
		try: async (trial) => {
			const { studio, remount, fault } = trial;
			if (!good(await studio.save('own/a.yaml', '# a\n', null)))
				fault('a good disk refuses', 'own/a.yaml');
			remount('ro');
			for (const [path, text] of [
				['own/a.yaml', '# b\n'],
				['own/a.yaml', null],
				['own/new/b.yaml', '# b\n'],
			] as const)
				await mustRefuse(trial, path, text, 'the disk is read-only');
			remount('rw');
			if (!good(await studio.save('own/a.yaml', '# b\n', '# a\n')))
				fault('a good disk refuses', 'own/a.yaml');
			return 2;
		},
	},
	'a disk that is taken away': {
		mount: 'size=1m',
		try: async ({ studio, own, fault }) => {
			if (!good(await studio.save('own/a.yaml', '# a\n', null)))
				fault('a good disk refuses', 'own/a.yaml');
			const stop = await studio.follow();
			spawnSync('umount', ['-l', own]);
			const { texts } = await studio.everything();
			if ('own/a.yaml' in texts) fault('a file that is gone is served', 'own/a.yaml');
			if (!good(await studio.save('own/b.yaml', '# b\n', null)))
				fault('the folder below refuses', 'own/b.yaml');
			stop();
			return 2;
		},
	},
	'a folder of somebody else': {
		uid: NOBODY,
		try: async (trial) => {
			const { studio, own, fault } = trial;
			writeFileSync(join(own, 'a.yaml'), '# a\n');
			for (const [path, text] of [
				['own/b.yaml', '# b\n'],
				['own/new/b.yaml', '# b\n'],
				['own/a.yaml', '# b\n'],
				['own/a.yaml', null],
			] as const)
				await mustRefuse(
					trial,
					path,
					text,
					path === 'own/a.yaml' ? 'SAVE-PROTECTED' : 'permission is denied',
				);
			chownSync(own, NOBODY, NOBODY);
			if (!good(await studio.save('own/b.yaml', '# b\n', null)))
				fault('a good folder refuses', 'own/b.yaml');
			return 1;
		},
	},
	'a file that is marked as read-only': {
		try: async (trial) => {
			const { studio, own, fault } = trial;
			if (!good(await studio.save('own/a.yaml', '# a\n', null)))
				fault('a good folder refuses', 'own/a.yaml');
			chmodSync(join(own, 'a.yaml'), 0o444);
			for (const text of ['# b\n', null])
				await mustRefuse(trial, 'own/a.yaml', text, 'SAVE-PROTECTED');
			return 1;
		},
	},
};

export const diskNames: readonly string[] = Object.keys(disks);

/** One round of the campaign of disks that refuse: each kind in turn. Where a disk cannot be made here, the round is skipped and says why. */
export async function tryDisk(round: number, numbers: Numbers): Promise<RoundResult> {
	const name = diskNames[round % diskNames.length]!;
	const { mount, uid, try: run } = disks[name]!;
	const faults: { readonly cause: string; readonly message: string }[] = [];
	const home = mkdtempSync(join(tmpdir(), 'tilewright-disks-'));
	const [data, own] = [join(home, 'data'), join(home, 'own')];
	for (const folder of [data, own]) mkdirSync(folder);
	const skip = (why: string): RoundResult => ({ counts: { disks: 1 }, skipped: `${name}: ${why}` });
	let studio: Studio | undefined;
	try {
		if (uid !== undefined && !isAdministrator)
			return skip('only the administrator runs a studio as somebody else');
		if (mount !== undefined) {
			const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', mount, 'tmpfs', own], {
				encoding: 'utf8',
			});
			if (status !== 0)
				return skip(
					`no disk can be mounted here (${(stderr ?? 'no mount').trim().split('\n')[0]})`,
				);
		}
		chmodSync(home, 0o755);
		studio = await startStudio(data, own, uid);
		const saves = await run({
			home,
			own,
			studio,
			numbers,
			fault: (cause, message) => faults.push({ cause: `${name}: ${cause}`, message }),
			remount: (options) => void spawnSync('mount', ['-o', `remount,${options}`, own]),
		});
		if (!studio.isRunning() || studio.errors() !== '')
			faults.push({
				cause: `${name}: the studio ended or printed errors`,
				message: studio.errors(),
			});
		return {
			counts: { disks: 1, [`of ${name}`]: 1, saves },
			failures: faults.map((f) => ({ ...f, minimal: () => ({ round, name }) })),
		};
	} finally {
		await studio?.end('SIGKILL');
		if (mount !== undefined) spawnSync('umount', ['-l', own]);
		rmSync(home, { recursive: true, force: true });
	}
}
