/**
 * The campaign of words that all objects know, and of wrong types, at every kind of place in data:
 * `node test/campaign/words.ts --seed S --words N [--resume FILE] [--cases FOLDER] [--seconds T]`, and `--case FILE` to repeat a case that was kept.
 */
import { asSource } from './as-source.ts';

if (asSource(import.meta.filename)) {
	const { main } = await import('./fuzz/main.ts');
	process.exitCode = await main('words', process.argv.slice(2));
}
