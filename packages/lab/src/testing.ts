import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
	type Program,
	type Selection,
	type Workspace,
	compile,
	loadWorkspace,
} from '@tilewright/lang';

let known: Workspace | undefined;

function shipped(): Workspace {
	const data = join(import.meta.dirname, '../../../data');
	return (known ??= loadWorkspace(
		readdirSync(data, { recursive: true, encoding: 'utf8' })
			.filter((p) => p.endsWith('.yaml'))
			.map((path) => ({ path, bytes: new Uint8Array(readFileSync(join(data, path))) })),
	));
}

export function programOf(selection: Partial<Selection> = {}): Program {
	const { program, diagnostics } = compile(shipped(), {
		game: 'carcassonne',
		seats: 2,
		...selection,
	});
	if (!program) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	return program;
}
