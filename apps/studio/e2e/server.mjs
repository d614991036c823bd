import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const studio = dirname(dirname(fileURLToPath(import.meta.url)));
const shipped = join(studio, '..', '..', 'data');

export function copyOfData() {
	const folder = mkdtempSync(join(tmpdir(), 'tilewright-e2e-'));
	const data = join(folder, 'data');
	cpSync(shipped, data, { recursive: true });
	return { data, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Packs that a test makes: each a name, with what its manifest says besides.
 * @param {string} data @param {readonly (readonly [name: string, rest: string])[]} packs
 */
export function putPacks(data, packs) {
	for (const [name, rest] of packs) {
		const folder = join(data, 'carcassonne', name);
		mkdirSync(folder, { recursive: true });
		writeFileSync(
			join(folder, 'pack.yaml'),
			`pack: ${name}\nformat: 1\ngame: carcassonne\nrole: expansion\ntitle: The ${name}\nversion: 1.0.0\nlicence: MIT\n${rest.startsWith('use:') ? '' : 'use: [base]\n'}says: Nothing at all.\n${rest}`,
		);
		writeFileSync(join(folder, 'rules.yaml'), 'format: 1\n');
	}
}

/** Gives a pack rules. @param {string} data @param {string} name @param {string} rules */
export function putRules(data, name, rules) {
	writeFileSync(join(data, 'carcassonne', name, 'rules.yaml'), `format: 1\n${rules}`);
}

/**
 * @param {string} data @param {string[]} args
 * @returns {Promise<{ url: string, port: number, stop: () => void }>}
 */
export function startServer(data, args = ['--port', '4733']) {
	const child = spawn(process.execPath, ['server.mjs', '--no-open', ...args], {
		cwd: studio,
		// nothing of the person's own is read, or written
		env: { ...process.env, TILEWRIGHT_DATA: data, TILEWRIGHT_OWN: join(dirname(data), 'own') },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	return new Promise((resolve, reject) => {
		let output = '';
		child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
		child.stdout.on('data', (bytes) => {
			output += bytes;
			const match = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(output);
			if (match) resolve({ url: match[0], port: Number(match[1]), stop: () => child.kill() });
		});
	});
}
