/**
 * The campaign of changed files:
 * `node test/campaign/fuzz.ts --seed S --mutations N [--resume FILE] [--cases FOLDER] [--seconds T]`, and `--case FILE` to repeat a case that was kept.
 */
import { asSource } from './as-source.ts';

if (asSource(import.meta.filename)) {
	const { main } = await import('./fuzz/main.ts');
	process.exitCode = await main('fuzz', process.argv.slice(2));
}
