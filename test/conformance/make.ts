/**
 * Writes recordings of another program as logs of ours, when they pass: `node --conditions=@tilewright/source
 * test/conformance/make.ts FOLDER [FAMILY…]`. Each pack brings its mapping; recordings of sets that no mapping knows are
 * left out. Where a family departs from the rules, `FAMILY/differences.yaml` says so; the log tells what our rules give.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mapping, readRecording, verifyRecording } from '@tilewright/interop';
import { logJson, logOf } from '@tilewright/interpreter';
import { compilerOf, dataOf, shippedWorkspace } from '../support/packs.ts';
import { differencesOf } from './differences.ts';
import { familyOf } from './logs.ts';

const [folder, ...only] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of the recordings');
const workspace = shippedWorkspace();
const compile = compilerOf(workspace);
const mappings = workspace.packs.flatMap((pack) =>
	pack.others
		.filter((d) => d.kind === 'mapping')
		.map((d) => ({ game: pack.game ?? '', pack: pack.name, mapping: dataOf(d) as Mapping })),
);
for (const file of readdirSync(folder).filter((f) => /\.json(\.gz)?$/.test(f))) {
	const { recording, diagnostics } = await readRecording(file, readFileSync(join(folder, file)));
	if (recording === undefined) throw new Error(JSON.stringify(diagnostics));
	const family = familyOf(recording.name);
	if (only.length > 0 && !only.includes(family)) continue;
	const listed = await differencesOf(family);
	const verified = verifyRecording(recording, compile, mappings, { differences: listed });
	if (!verified.ok || verified.game === undefined) {
		const unknown = verified.diagnostics.every((d) => d.code === 'RECORDING-UNKNOWN');
		console.log(`${recording.name}: ${verified.diagnostics.map((d) => d.message).join('; ')}`);
		if (!unknown || only.length > 0) process.exitCode = 1;
		continue;
	}
	const met = verified.differences.length;
	const as = met === 0 ? 'as recorded there' : `as recorded there but for ${met} departures`;
	const says = `Random play through another engine (${recording.name}), every option, point and score ${as}.`;
	const log = logOf(verified.game, {
		title: recording.name,
		says,
		hashes: false,
		elements: verified.selection?.elements ?? {},
	});
	mkdirSync(join(import.meta.dirname, family), { recursive: true });
	writeFileSync(join(import.meta.dirname, family, `${recording.name}.json`), logJson(log));
	console.log(`${recording.name}: kept, ${met} departures`);
}
