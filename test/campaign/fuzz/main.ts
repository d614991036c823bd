import { readFileSync } from 'node:fs';
import { type Campaign, campaignArguments, runCampaign, summaryText } from '../campaign.ts';
import { type FuzzCase, Fuzzer } from './fuzzer.ts';
import { Runner } from './runner.ts';
import { subjects } from './subjects.ts';
import { Words } from './words.ts';

const units = { fuzz: 'mutations', words: 'words' } as const;

export async function main(name: keyof typeof units, argv: readonly string[]): Promise<number> {
	const unit = units[name];
	const { seed, amount, file, folder, seconds, case: path } = campaignArguments(argv, unit, 1000);
	const runner = new Runner();
	const all = await subjects();
	const fuzzer = new Fuzzer(all, runner);
	try {
		if (path !== undefined) {
			const found = (JSON.parse(readFileSync(path, 'utf8')) as { case: FuzzCase }).case;
			const faults = await fuzzer.repeat(found);
			for (const { cause, message } of faults) console.log(`${cause}: ${message}`);
			console.log(`${faults.length} faults`);
			return faults.length === 0 ? 0 : 1;
		}
		const rounds: Pick<Campaign, 'play'> = name === 'fuzz' ? fuzzer : new Words(all, runner, seed);
		const summary = await runCampaign({
			name,
			seed,
			unit,
			amount,
			play: (round, numbers) => rounds.play(round, numbers),
			folder,
			...(file === undefined ? {} : { file }),
			...(seconds === undefined ? {} : { seconds }),
			report: (line) => console.log(line),
		});
		console.log(summaryText(summary));
		return summary.failures.length === 0 ? 0 : 1;
	} finally {
		runner.end();
	}
}
