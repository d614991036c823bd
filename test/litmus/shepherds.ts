import { type Program, compile } from '@tilewright/lang';
import { litmusWorkspace } from './packs.ts';

export function shepherdsProgram(form: 'always' | 'byEvents'): Program {
	const { program, diagnostics } = compile(litmusWorkspace, {
		game: 'carcassonne',
		with: ['shepherds'],
		params: { 'flocks.checked': form },
		seats: 2,
	});
	if (!program) throw new Error(diagnostics.map((d) => `${d.code} ${d.message}`).join('\n'));
	return program;
}
