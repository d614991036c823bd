import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/packs.ts';

const studio = join(root, 'apps/studio');

export interface Answer {
	readonly status: number | 'broken';
	readonly code?: string;
	readonly message?: string;
	readonly disk?: string | null;
}

export interface Everything {
	readonly texts: Readonly<Record<string, string>>;
	readonly findings: readonly { readonly code: string; readonly file: string }[];
}

export interface Studio {
	readonly save: (path: string, text: string | null, base: string | null) => Promise<Answer>;
	readonly everything: () => Promise<Everything>;
	readonly follow: () => Promise<() => void>;
	readonly end: (signal: NodeJS.Signals) => Promise<void>;
	readonly isRunning: () => boolean;
	readonly errors: () => string;
}

export async function startStudio(data: string, own: string, uid?: number): Promise<Studio> {
	if (!existsSync(join(studio, 'build/handler.js')))
		throw new Error('The studio is not built: npm run do -- exec turbo run build');
	const child = spawn(
		process.execPath,
		['server.mjs', '--no-open', '--port', '0', '--data', data, '--own', own],
		{
			cwd: studio,
			stdio: ['ignore', 'pipe', 'pipe'],
			env: { ...process.env, NODE_OPTIONS: '' },
			...(uid === undefined ? {} : { uid, gid: uid }),
		},
	);
	let errors = '';
	child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()));
	let isRunning = true;
	const ended = new Promise<void>((resolve) =>
		child.once('exit', () => {
			isRunning = false;
			resolve();
		}),
	);
	const url = await new Promise<string>((resolve, reject) => {
		let out = '';
		child.stdout.on('data', (bytes: Buffer) => {
			out += bytes.toString();
			const [found] = /http:\/\/127\.0\.0\.1:\d+\//.exec(out) ?? [];
			if (found !== undefined) resolve(found);
		});
		child.once('exit', () => reject(new Error(`the studio did not start: ${errors}`)));
	});
	return {
		save: (path, text, base) => save(url, { path, text, base }),
		everything: async () => {
			const stop = new AbortController();
			const { body } = await fetch(`${url}data/events`, { signal: stop.signal });
			let text = '';
			for await (const part of body!) {
				text += Buffer.from(part).toString();
				if (text.includes('\n\n')) break;
			}
			stop.abort();
			return everythingIn(text);
		},
		follow: async () => {
			const stop = new AbortController();
			const { body } = await fetch(`${url}data/events`, { signal: stop.signal });
			const read = async (): Promise<void> => {
				for await (const part of body!) void part;
			};
			read().catch(() => {});
			return () => stop.abort();
		},
		end: async (signal) => {
			child.kill(signal);
			await ended;
		},
		isRunning: () => isRunning,
		errors: () => errors,
	};
}

async function save(url: string, ask: object): Promise<Answer> {
	try {
		const response = await fetch(`${url}data/save`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(ask),
		});
		return { status: response.status, ...((await response.json()) as object) };
	} catch {
		return { status: 'broken' };
	}
}

interface Sent {
	readonly files: readonly { readonly path: string; readonly base64: string }[];
	readonly findings: Everything['findings'];
}

function everythingIn(text: string): Everything {
	const { files, findings } = JSON.parse(text.slice('data: '.length).split('\n\n')[0]!) as Sent;
	const texts = files.map((f) => [f.path, Buffer.from(f.base64, 'base64').toString()]);
	return { texts: Object.fromEntries(texts) as Record<string, string>, findings };
}
