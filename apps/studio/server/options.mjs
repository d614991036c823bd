import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Ends the process where help is requested, or where an option is none.
 * @template {import('node:util').ParseArgsOptionsConfig} const Options
 * @param {string} help @param {Options} options @param {string[]} [args]
 */
export function optionsOf(help, options, args = process.argv.slice(2)) {
	if (args.includes('--help')) {
		console.log(help);
		process.exit(0);
	}
	try {
		return parseArgs({ args, options, allowNegative: true }).values;
	} catch (error) {
		console.error(`${/** @type {Error} */ (error).message}\n\n${help}`);
		process.exit(2);
	}
}

/** A path as it is meant where the command was written. @param {string} path */
export const fromHere = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
