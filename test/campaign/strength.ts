/**
 * Games of a search bot against another bot, each deal twice with the seats swapped:
 * `node test/campaign/strength.ts <set-up> --seed S --games N [--playouts N] [--resume FILE] [--seconds T]`.
 */
import { asSource } from './as-source.ts';

if (asSource(import.meta.filename)) {
	const { main } = await import('./strength/main.ts');
	process.exitCode = await main(process.argv.slice(2));
}
