import { spawn } from 'node:child_process';

/**
 * The command that opens an address here; undefined where there is no screen.
 * @param {string} url @param {NodeJS.Platform} platform @param {NodeJS.ProcessEnv} env
 * @returns {[string, string[]] | undefined}
 */
export function opener(url, platform, env) {
	if (env.CI || env.SSH_CONNECTION) return undefined;
	if (platform === 'darwin') return ['open', [url]];
	if (platform === 'win32') return ['cmd', ['/c', 'start', '', url]];
	return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open', [url]] : undefined;
}

/** @param {string} url */
export function openBrowser(url) {
	const command = opener(url, process.platform, process.env);
	if (!command) return;
	const child = spawn(command[0], command[1], { stdio: 'ignore', detached: true });
	child.on('error', () => {}); // no such program: the address was printed
	child.unref();
}
