import { readFileSync } from 'node:fs';
import { Command } from 'commander';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
	version: string;
};

const program = new Command('tilewright')
	.description('Declare tile-laying games as data; check, play, explain and measure them.')
	.version(manifest.version);

program.exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));

await program.parseAsync();
