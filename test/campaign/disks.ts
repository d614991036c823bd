/**
 * The campaign of disks that refuse to be written, on the built studio:
 * `node test/campaign/disks.ts --seed S --disks N [--resume FILE] [--cases FOLDER] [--seconds T]`, and
 * `--case FILE` to repeat the round of a case that was kept.
 */
import { asSource } from './as-source.ts';

if (asSource(import.meta.filename)) {
	const { main } = await import('./studio/main.ts');
	process.exitCode = await main('disks', process.argv.slice(2));
}
