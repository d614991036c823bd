import { fileURLToPath } from 'node:url';
import { type Call, started } from '../frame/testing.ts';

const launcher = fileURLToPath(new URL('../../bin/tilewright.mjs', import.meta.url));

/** Runs the command as people do: a build that is up to date is what is measured, and it starts its many threads faster. */
export function launched(words: readonly string[], cwd?: string): Promise<Call> {
	return started([launcher, ...words], cwd);
}
