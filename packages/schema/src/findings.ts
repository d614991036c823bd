import { type Code, catalogue } from './catalogue/index.ts';
import { diagnose } from './diagnose.ts';
import { type Diagnostic, type Severity, sortDiagnostics } from './diagnostic.ts';
import { limits } from './generated/limits.ts';
import type { SourceFile } from './source.ts';
import { suggest } from './suggest.ts';

const moreOfFile = 'FILE-MORE-FINDINGS';
const moreOfAll = 'FINDINGS-MORE';

interface Counts {
	readonly byFile: Map<string, number>;
	kept: number;
}

/**
 * Findings as they are made. The first of each file are kept, and the first of all; the others are counted. Errors are
 * counted apart from warnings, so that no number of warnings hides an error.
 */
export class Findings {
	readonly #kept: Diagnostic[] = [];
	readonly #errors: Counts = { byFile: new Map(), kept: 0 };
	readonly #others: Counts = { byFile: new Map(), kept: 0 };
	#length = 0;
	#suggestions = 0;

	get length(): number {
		return this.#length;
	}

	push(...found: readonly Diagnostic[]): void {
		for (const d of found) if (this.#isNextKept(d.file, d.severity)) this.#kept.push(d);
	}

	/** Makes the finding only where it is kept: a hostile file may have hundreds of thousands. */
	pushMade(file: SourceFile, code: Code, make: () => Diagnostic): void {
		if (this.#isNextKept(file.path, catalogue[code].severity)) this.#kept.push(make());
	}

	#isNextKept(file: string, severity: Severity): boolean {
		this.#length++;
		const counts = severity === 'error' ? this.#errors : this.#others;
		const inFile = (counts.byFile.get(file) ?? 0) + 1;
		counts.byFile.set(file, inFile);
		const isBeyond = file !== '' && inFile > limits.diagnosticsPerFile;
		// one more than is shown is kept, so that it is known that there are more
		if (isBeyond && inFile > limits.diagnosticsPerFile + 1) return false;
		if (!isBeyond) counts.kept++;
		return counts.kept <= limits.findings + 1;
	}

	/** At most three known words that are near to a misspelt one; none once enough were looked for. */
	near(word: string, known: Iterable<string> | (() => Iterable<string>)): string[] {
		if (++this.#suggestions > limits.suggestions) return [];
		return suggest(word, typeof known === 'function' ? known() : known);
	}

	get shown(): Diagnostic[] {
		return boundFindings(this.#kept);
	}
}

/**
 * The findings that are shown: the first of each file and the first of all, errors before others, in order of their places.
 * A note tells where some are left out. Findings that were bounded before may be among them.
 */
export function boundFindings(found: readonly Diagnostic[]): Diagnostic[] {
	const notes = new Map<string, Diagnostic>();
	const files = new Map<string, number>();
	const kept: Diagnostic[] = [];
	let all = 0;
	const sorted = sortDiagnostics(found);
	for (const d of [...sorted.filter(isError), ...sorted.filter((d) => !isError(d))]) {
		if (d.code === moreOfFile || d.code === moreOfAll) {
			notes.set(d.file, d);
			continue;
		}
		const n = (files.get(d.file) ?? 0) + 1;
		files.set(d.file, n);
		if (d.file !== '' && n > limits.diagnosticsPerFile)
			notes.set(
				d.file,
				diagnose(d.file, undefined, moreOfFile, { shown: limits.diagnosticsPerFile }),
			);
		else if (++all > limits.findings)
			notes.set('', diagnose('', undefined, moreOfAll, { shown: limits.findings }));
		else kept.push(d);
	}
	return [...sortDiagnostics(kept), ...sortDiagnostics([...notes.values()])];
}

function isError(d: Diagnostic): boolean {
	return d.severity === 'error';
}
