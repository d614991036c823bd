import { type Compiled, type Selection, compile } from '@tilewright/lang';
import { type Diagnostic, hasErrors } from '@tilewright/schema';
import type { Data } from '../data/workspace.ts';
import { affectsPlay, textFindings } from './documents.ts';

/** Compiles selections of one set of data, each once; errors in the texts of the packs in use count. */
export function compilerOf(data: Pick<Data, 'workspace'>): (selection: Selection) => Compiled {
	const known = new Map<string, Compiled>();
	const texts = new Map<string, readonly Diagnostic[]>();
	return (selection) => {
		const key = JSON.stringify(selection);
		const before = known.get(key);
		if (before !== undefined) return before;
		const result = compile(data.workspace, selection);
		const packs = result.ruleSet?.packs ?? [];
		const names = packs.map((p) => p.id).join();
		let found = texts.get(names);
		if (found === undefined) {
			found = textFindings(data.workspace, affectsPlay(packs));
			texts.set(names, found);
		}
		const diagnostics = [...found, ...result.diagnostics];
		const whole: Compiled = {
			...result,
			diagnostics,
			program: hasErrors(diagnostics) ? undefined : result.program,
		};
		known.set(key, whole);
		return whole;
	};
}
