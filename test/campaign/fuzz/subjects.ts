import { gzipSync } from 'node:zlib';
import type { Mapping } from '@tilewright/interop';
import { conformanceLogs } from '../../conformance/logs.ts';
import { asRecording } from '../../recordings/synthetic.ts';
import { smallGame } from '../../saved/games.ts';
import { compilerOf, dataOf, shippedWorkspace } from '../../support/packs.ts';
import { json, packedJson } from './formats.ts';
import { type Subject, encode } from './seed.ts';
import { packSeeds } from './pack-seeds.ts';
import { bundleSeed, linkSeed, pictureSeeds } from './subjects-bundles.ts';
import { gameSeed, logSeeds, xmlSeed } from './subjects-games.ts';
import { packSubjects, scenarioSeeds } from './subjects-packs.ts';

export async function subjects(): Promise<Subject[]> {
	const workspace = shippedWorkspace();
	const logs = await conformanceLogs();
	const mapping = workspace.documents.find(
		(d) => d.kind === 'mapping' && d.path.includes('/base/'),
	)!;
	const recorded = asRecording(
		logs.get('base-2ed-abbot-garden-2p-s2-dense')!,
		compilerOf(workspace),
		dataOf(mapping) as Mapping,
	);
	const saved = {
		...smallGame(),
		test: {
			description: '',
			assertions: ['Ann has 0 points.', 'Undo is allowed', 'Phase is TilePhase'],
		},
	};
	return [
		...packSubjects(packSeeds()),
		{ name: 'scenarios', weight: 3, seeds: scenarioSeeds() },
		{ name: 'logs', weight: 3, seeds: logSeeds(logs) },
		{
			name: 'saved games',
			weight: 3,
			seeds: [
				gameSeed('a saved game', 'game.jcz', encode(JSON.stringify(saved)), json, ['--assert']),
				gameSeed(
					'a packed saved game',
					'game.jcz',
					new Uint8Array(gzipSync(JSON.stringify(saved))),
					packedJson,
					['--verify'],
				),
			],
		},
		{
			name: 'recordings',
			weight: 3,
			seeds: [
				gameSeed('a recording', 'game.json', encode(JSON.stringify(recorded)), json, ['--verify']),
			],
		},
		{ name: 'bundles', weight: 3, seeds: [bundleSeed()] },
		{ name: 'links', weight: 3, seeds: [linkSeed()] },
		{ name: 'tiles in XML', weight: 3, seeds: [xmlSeed] },
		{ name: 'pictures', weight: 2, seeds: pictureSeeds() },
	];
}
