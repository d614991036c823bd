import {
	type Data,
	type Diagnostic,
	type NodeInfo,
	type SourceFile,
	type YamlDocument,
	diagnose,
	hasErrors,
	parseYaml,
	sourceFile,
	valueAt,
} from '@tilewright/schema';
import { type Path, type Value, isList, isMapping, sameValue } from './value.ts';

export type Edited =
	| { readonly ok: true; readonly text: string }
	| { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

export interface Opened {
	readonly file: SourceFile;
	readonly text: string;
	readonly document: YamlDocument;
	readonly root: NodeInfo | undefined;
}

/** A refusal of one edit, thrown inside this module only. */
export class Refusal {
	declare readonly diagnostics: readonly Diagnostic[];
	constructor(diagnostics: readonly Diagnostic[]) {
		this.diagnostics = diagnostics;
	}
}

export function open(text: string, file: string): Opened {
	const source = sourceFile(file, text);
	const document = parseYaml(source);
	const faults = document.diagnostics.filter((d) => d.severity === 'error');
	if (faults.some((d) => d.code !== 'YAML-EMPTY')) throw new Refusal(faults);
	return { file: source, text, document, root: document.root };
}

export function dataAt(opened: Opened, path: Path): Value | undefined {
	return valueAt(opened.document.value, path);
}

export function noPlace(opened: Opened, path: Path): Refusal {
	const range = opened.document.rangeOf(path);
	return new Refusal([
		diagnose(opened.file, range, 'EDIT-PATH', { path: path.length === 0 ? '.' : path.join(' › ') }),
	]);
}

export function splice(text: string, start: number, end: number, put: string): string {
	return text.slice(0, start) + put + text.slice(end);
}

/**
 * Makes an edit of a text: keeps its byte order mark, and hands the new text out only when it reads
 * as what was asked for.
 */
export function edit(
	text: string,
	file: string,
	make: (opened: Opened) => { readonly text: string; readonly means: Value | undefined },
): Edited {
	const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
	try {
		const opened = open(text.slice(mark.length), file);
		const made = make(opened);
		if (made.text === opened.text) return { ok: true, text };
		const source = sourceFile(file, made.text);
		const read = parseYaml(source);
		const empty = made.means === undefined && read.value === undefined;
		if (empty) return { ok: true, text: mark + made.text };
		if (hasErrors(read.diagnostics)) return { ok: false, diagnostics: read.diagnostics };
		if (!sameValue(read.value, made.means)) {
			const lost = diagnose(opened.file, undefined, 'YAML-UNREADABLE', {});
			return { ok: false, diagnostics: [lost] };
		}
		return { ok: true, text: mark + made.text };
	} catch (error) {
		if (error instanceof Refusal) return { ok: false, diagnostics: error.diagnostics };
		throw error;
	}
}

export function checkValue(opened: Opened, value: Value | undefined): void {
	const bad = unwritable(value);
	if (bad === undefined) return;
	throw new Refusal([diagnose(opened.file, undefined, 'EDIT-VALUE', { found: bad })]);
}

function unwritable(value: unknown): string | undefined {
	if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined;
	if (typeof value === 'number') return Number.isInteger(value) ? undefined : String(value);
	if (isList(value as Data)) return firstOf((value as readonly unknown[]).map(unwritable));
	if (isMapping(value as Data)) return firstOf(Object.values(value as object).map(unwritable));
	return typeof value;
}

function firstOf(found: readonly (string | undefined)[]): string | undefined {
	return found.find((f) => f !== undefined);
}
