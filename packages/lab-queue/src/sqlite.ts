import type { DatabaseSync } from 'node:sqlite';

/** A database in a file, or undefined where this Node has none. Node calls its SQLite experimental, once, on the terminal. */
export function openDatabase(file: string): DatabaseSync | undefined {
	const { emitWarning } = process;
	process.emitWarning = () => {};
	try {
		const sqlite = (process.getBuiltinModule as typeof process.getBuiltinModule | undefined)?.(
			'node:sqlite',
		);
		return sqlite && new sqlite.DatabaseSync(file, { timeout: patience });
	} finally {
		process.emitWarning = emitWarning;
	}
}

/** Milliseconds that one process waits for another that writes. */
const patience = 30_000;
