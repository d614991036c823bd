import { positioned } from '@tilewright/interpreter';
import { type Compiled, compile, type RuleSet, type Workspace } from '@tilewright/lang';
import { type Diagnostic, diagnose, hasErrors, sortDiagnostics } from '@tilewright/schema';
import { cacheWords } from '../describe/words.ts';
import { selectionOf } from './choices.ts';
import { overlaysIn } from './overlays.ts';
import type { Setup } from './setup.ts';

/** Compiles the rules of a set-up, with its position; there is no program where the files have errors. */
export function compileSetup(workspace: Workspace, setup: Setup): Compiled {
	const { position, seats } = setup;
	const plain = compile(workspace, selectionOf(setup, seats.length));
	const names = seats.map((s) => s.name);
	const begun = position && plain.program && positioned(plain.program, position, names);
	if (begun && 'message' in begun) {
		const { path, message } = begun;
		const finding = diagnose('', undefined, 'LOG-POSITION', { path: path.join('.'), message });
		return { ...plain, program: undefined, diagnostics: [...plain.diagnostics, finding] };
	}
	const compiled = begun ? { ...plain, program: begun } : plain;
	if (compiled.program && compiled.ruleSet) cacheWords(compiled.program, compiled.ruleSet);
	const paths = pathsOf(compiled.ruleSet, workspace);
	const texts = workspace.diagnosticsOf((path) => !paths || paths.has(path));
	const diagnostics = withoutDoubles(sortDiagnostics([...texts, ...compiled.diagnostics]));
	return {
		...compiled,
		program: hasErrors(diagnostics) ? undefined : compiled.program,
		diagnostics,
	};
}

export function withoutDoubles(sorted: readonly Diagnostic[]): Diagnostic[] {
	return sorted.filter((d, i) => {
		const before = sorted[i - 1];
		return d.code !== before?.code || d.start !== before.start || d.file !== before.file;
	});
}

export function pathsOf(
	ruleSet: RuleSet | undefined,
	{ documents }: Pick<Workspace, 'documents'>,
): Set<string> | undefined {
	if (!ruleSet) return undefined;
	const over = overlaysIn(documents, ruleSet.overlays);
	return new Set([...ruleSet.packs.flatMap((p) => p.parts), ...over].map((d) => d.path));
}
