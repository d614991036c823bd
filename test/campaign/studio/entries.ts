import {
	chmodSync,
	lchownSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oddEntries } from '../../../packages/disk/src/testing.ts';
import type { Numbers, RoundResult } from '../campaign.ts';
import { startStudio } from './studio.ts';

const isAdministrator = process.getuid?.() === 0;
/** Permissions bind nobody who is the administrator: the studio then runs as somebody else. */
const user = isAdministrator ? 65_534 : undefined;

type Act = (folder: string, name: string) => void;

const acts: Readonly<Record<string, Act>> = {
	...Object.fromEntries(Object.entries(oddEntries).map(([name, { make }]) => [name, make])),
	'a file nobody may read': (folder, name) => {
		writeFileSync(join(folder, name), '');
		chmodSync(join(folder, name), 0);
	},
	'a folder nobody may list': (folder, name) => {
		mkdirSync(join(folder, name));
		chmodSync(join(folder, name), 0);
	},
	'a folder that can be listed and not entered': (folder, name) => {
		mkdirSync(join(folder, name));
		writeFileSync(join(folder, name, 'a.yaml'), '');
		chmodSync(join(folder, name), 0o444);
	},
	'a folder that becomes a file': (folder, name) => {
		mkdirSync(join(folder, name));
		writeFileSync(join(folder, name, 'a.yaml'), '');
		renameSync(join(folder, name), join(folder, `.${name}`));
		writeFileSync(join(folder, name), '');
	},
	'folders inside one another to the end of what a path can hold': (folder, name) => {
		for (let at = join(folder, name); at.length < 4000; at = join(at, 'd'.repeat(200)))
			mkdirSync(at);
	},
	'many links at once': (folder, name) => {
		mkdirSync(join(folder, name));
		for (let i = 0; i < 200; i++)
			oddEntries['a link to nothing']!.make(join(folder, name), `l${i}`);
	},
};

const ends: Readonly<Record<string, (own: string) => void>> = {
	nothing: () => {},
	'the folder becomes a file': (own) => {
		renameSync(own, `${own}-gone`);
		writeFileSync(own, '');
	},
	'the folder is gone': (own) => renameSync(own, `${own}-gone`),
	'the folder becomes a link to itself': (own) => {
		renameSync(own, `${own}-gone`);
		oddEntries['a link to itself']!.make(join(own, '..'), 'own');
	},
};

/**
 * One round of the campaign of odd entries: some lie in the folder before the studio starts, some come while a page follows it. The studio
 * goes on, prints nothing, serves what can be read, names what cannot, and saves.
 */
export async function tryEntries(round: number, numbers: Numbers): Promise<RoundResult> {
	const home = mkdtempSync(join(tmpdir(), 'tilewright-entries-'));
	const [data, own] = [join(home, 'data'), join(home, 'own')];
	const done: string[] = [];
	const faults: { readonly cause: string; readonly message: string }[] = [];
	const fault = (cause: string, message: string): void => void faults.push({ cause, message });
	chmodSync(home, 0o777);
	mkdirSync(data);
	mkdirSync(own);
	writeFileSync(join(data, 'd.yaml'), 'format: 1\n');
	writeFileSync(join(own, 'good.yaml'), 'format: 1\n');
	giveAway(home);
	let made = 0;
	const act = (): void => {
		const name = numbers.pick(Object.keys(acts));
		const entry = `e${made++}${numbers.pick(['', '.yaml', '.svg'])}`;
		acts[name]!(own, entry);
		giveAway(join(own, entry));
		done.push(`${name}: ${entry}`);
	};
	for (let n = numbers.below(6); n > 0; n--) act();
	const studio = await startStudio(data, own, user);
	try {
		done.push('start');
		const stop = await studio.follow();
		for (let n = numbers.below(6); n > 0; n--) {
			act();
			await new Promise((later) => setTimeout(later, numbers.below(60)));
		}
		for (const path of ['own/new.yaml', 'data/new.yaml']) {
			const { status, code, message } = await studio.save(path, 'format: 1\n', null);
			if (status !== 200) fault('a save failed', `${path}: ${status} ${code} ${message}`);
		}
		const { texts, findings } = await studio.everything();
		for (const path of ['own/good.yaml', 'own/new.yaml', 'data/d.yaml', 'data/new.yaml'])
			if (texts[path] !== 'format: 1\n') fault('a file is not served', path);
		const odd = done.filter((d) =>
			/^(a link|many links|a folder nobody|a folder that can)/.test(d),
		);
		if (odd.length > 0 && findings.length === 0) fault('nothing is reported', odd.join());
		const end = numbers.pick(Object.keys(ends));
		ends[end]!(own);
		done.push(end);
		await new Promise((later) => setTimeout(later, 100));
		await studio.everything();
		const { status } = await studio.save('data/more.yaml', 'format: 1\n', null);
		if (status !== 200) fault('a save failed', `data/more.yaml: ${status}`);
		stop();
		if (studio.errors() !== '') fault('the studio printed errors', studio.errors().slice(0, 300));
	} catch (error) {
		fault('the studio ended', `${studio.errors().slice(0, 300)} ${String(error)}`);
	} finally {
		await studio.end('SIGKILL');
		open(home);
		rmSync(home, { recursive: true, force: true });
	}
	return {
		counts: { entries: made, studios: 1 },
		failures: faults.map((f) => ({ ...f, minimal: () => ({ round, done }) })),
	};
}

function giveAway(path: string): void {
	if (user === undefined) return;
	try {
		lchownSync(path, user, user);
		if (lstatSync(path).isDirectory())
			for (const name of readdirSync(path)) giveAway(join(path, name));
	} catch {
		// a name that is no text
	}
}

function open(folder: string): void {
	try {
		chmodSync(folder, 0o755);
		for (const entry of readdirSync(folder, { withFileTypes: true }))
			if (entry.isDirectory()) open(join(folder, entry.name));
	} catch {
		// it is gone
	}
}
