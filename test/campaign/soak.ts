/**
 * The campaign of random, interrupted games of the shipped packs:
 * `node test/campaign/soak.ts --seed S --games N [--resume FILE] [--cases FOLDER] [--seconds T]`, and `--case FILE` to play a minimal case again.
 */
import { asSource } from './as-source.ts';

if (asSource(import.meta.filename)) {
	const { main } = await import('./soak/main.ts');
	process.exitCode = await main(process.argv.slice(2));
}
