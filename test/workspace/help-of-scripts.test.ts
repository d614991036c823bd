import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

test.each(['start', 'static'])(
	'%s prints its help where nothing is installed or built',
	(command) => {
		const folder = mkdtempSync(join(tmpdir(), 'tilewright-help-'));
		try {
			for (const part of ['scripts', 'apps/studio/server', 'package.json'])
				cpSync(join(root, part), join(folder, part), { recursive: true });
			const { status, stdout, stderr } = spawnSync(
				process.execPath,
				['scripts/run.mjs', command, '--help'],
				{ cwd: folder, encoding: 'utf8', env: { ...process.env, PATH: '' } },
			);
			expect(stderr).toBe('');
			expect(status).toBe(0);
			expect(stdout).toMatch(/^usage: npm .*--data DIR/);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	},
);
