/**
 * Writes recordings of another program as logs of ours, when they pass: `node --conditions=@tilewright/source test/conformance/make.ts FOLDER`.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mapping, readRecording, verifyRecording } from '@tilewright/interop';
import { logJson, logOf } from '@tilewright/interpreter';
import { compilerOf, dataOf, shippedWorkspace } from '../support/packs.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of the recordings');
const workspace = shippedWorkspace();
const compile = compilerOf(workspace);
const mappings = workspace.packs.flatMap((pack) =>
	pack.others
		.filter((d) => d.kind === 'mapping')
		.map((d) => ({ game: pack.game ?? '', mapping: dataOf(d) as Mapping })),
);
for (const file of readdirSync(folder).filter((f) => f.startsWith('base'))) {
	const { recording, diagnostics } = await readRecording(file, readFileSync(join(folder, file)));
	if (recording === undefined) throw new Error(JSON.stringify(diagnostics));
	const verified = verifyRecording(recording, compile, mappings);
	if (!verified.ok || verified.game === undefined)
		throw new Error(JSON.stringify(verified.diagnostics));
	const says = `Random play through another engine (${recording.name}), every option, point and score as recorded there.`;
	const log = logOf(verified.game, {
		title: recording.name,
		says,
		hashes: false,
		elements: verified.selection?.elements ?? {},
	});
	writeFileSync(join(import.meta.dirname, 'base', `${recording.name}.json`), logJson(log));
}
