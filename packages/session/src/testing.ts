import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Workspace, loadWorkspace } from '@tilewright/lang';
import { beginSession } from './session/resume.ts';
import type { GameSession, NewSession } from './session/game-session.ts';
import { compileSetup } from './setup/compile-setup.ts';
import type { Setup } from './setup/setup.ts';

export { twoPersons } from './setup/testing.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The shipped data, with one text changed where a test wants other rules. */
export function workspaceWith(
	change?: readonly [path: string, from: string, to: string],
): Workspace {
	const files = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
		.filter((p) => p.endsWith('.yaml'))
		.map((p) => {
			const path = `data/${p.replaceAll('\\', '/')}`;
			const text = readFileSync(join(root, path), 'utf8');
			if (path !== change?.[0]) return { path, bytes: new TextEncoder().encode(text) };
			if (!text.includes(change[1])) throw new Error(`${path} has no “${change[1]}”`);
			return { path, bytes: new TextEncoder().encode(text.replace(change[1], change[2])) };
		});
	return loadWorkspace(files);
}

export const shipped: Workspace = workspaceWith();

/** A session of the shipped rules. */
export function begun(setup: Setup, parts: Partial<NewSession> = {}): GameSession {
	const { program, diagnostics } = compileSetup(shipped, setup);
	if (!program) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	return beginSession(program, setup, parts).session;
}
