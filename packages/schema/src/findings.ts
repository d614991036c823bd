import { diagnose } from './diagnose.ts';
import { type Diagnostic, sortDiagnostics } from './diagnostic.ts';
import { limits } from './generated/limits.ts';
import { suggest } from './suggest.ts';

const moreOfFile = 'FILE-MORE-FINDINGS';
const moreOfAll = 'FINDINGS-MORE';

/**
 * Findings as they are made. The first of each file are kept, and the first of all; the others are counted. Errors are
 * counted apart from warnings, so that no number of warnings hides an error.
 */
export class Findings {
	readonly #kept: Diagnostic[] = [];
	/** Findings of each file, and kept ones of all files, errors apart from others. */
	readonly #counts = new Map<string, number>();
	#length = 0;
	#suggestions = 0;

	/** The number of all findings, those that were not kept included. */
	get length(): number {
		return this.#length;
	}

	push(...found: readonly Diagnostic[]): void {
		for (const d of found) {
			this.#length++;
			const sort = isError(d) ? 'errors' : 'others';
			const inFile = (this.#counts.get(`${sort} ${d.file}`) ?? 0) + 1;
			this.#counts.set(`${sort} ${d.file}`, inFile);
			const isBeyond = d.file !== '' && inFile > limits.diagnosticsPerFile;
			// one more than is shown is kept, so that it is known that there are more
			if (isBeyond && inFile > limits.diagnosticsPerFile + 1) continue;
			const inAll = (this.#counts.get(sort) ?? 0) + (isBeyond ? 0 : 1);
			this.#counts.set(sort, inAll);
			if (inAll <= limits.findings + 1) this.#kept.push(d);
		}
	}

	/** At most three known words that are near to a misspelt one; none once enough were looked for. */
	near(word: string, known: Iterable<string> | (() => Iterable<string>)): string[] {
		if (++this.#suggestions > limits.suggestions) return [];
		return suggest(word, typeof known === 'function' ? known() : known);
	}

	/** The findings that are shown, in order of their places, with a note where some are left out. */
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
