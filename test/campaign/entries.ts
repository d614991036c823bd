/**
 * The campaign of odd entries in the folders of packs, on the built studio:
 * `node test/campaign/entries.ts --seed S --entries N [--resume FILE] [--cases FOLDER] [--seconds T]`, and
 * `--case FILE` to repeat the round of a case that was kept.
 */
import { asSource } from './as-source.ts';

if (asSource(import.meta.filename)) {
	const { main } = await import('./studio/main.ts');
	process.exitCode = await main('entries', process.argv.slice(2));
}
