import { readFileSync } from 'node:fs';
import { Command } from 'commander';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
	version: string;
};

const program = new Command('tilewright')
	.description('Declare tile-laying games as data; check, play, explain and measure them.')
	.version(manifest.version);

await program.parseAsync();
