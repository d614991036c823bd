/**
 * The campaign of studios that are killed while they save, on the built studio:
 * `node test/campaign/kills.ts --seed S --kills N [--resume FILE] [--cases FOLDER] [--seconds T]`, and
 * `--case FILE` to repeat the round of a case that was kept.
 */
import { asSource } from './as-source.ts';

if (asSource(import.meta.filename)) {
	const { main } = await import('./studio/main.ts');
	process.exitCode = await main('kills', process.argv.slice(2));
}
