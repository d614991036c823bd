/**
 * The campaign of packs that meet: random games of every two shipped packs, and of all that go together:
 * `node test/campaign/packs.ts --seed S --games N --together N [--jobs N] [--first N] [--only PACK,PACK] [--resume FILE] [--cases FOLDER] [--seconds T]`, and
 * `--case FILE` to play a minimal case again.
 */
import { asSource } from './as-source.ts';

if (asSource(import.meta.filename)) {
	const { main } = await import('./packs/main.ts');
	process.exitCode = await main(process.argv.slice(2));
}
