import { type Diagnostic, type YamlDocument, decodeSource, parseYaml } from '@tilewright/schema';
import { sourcedValueOf, get } from '../link/sourced-value.ts';
import { type DocumentKind, kindOf, plainTopKeys } from './kind.ts';
import { once } from './once.ts';
import type { WorkspaceDocument, WorkspaceFile } from './workspace.ts';

export interface ReadFile {
	/** Absent where it is not a text. */
	readonly document: WorkspaceDocument | undefined;
	readonly diagnostics: readonly Diagnostic[];
}
export type Reader = (file: WorkspaceFile) => ReadFile;

export type SchemaCheck = (kind: DocumentKind, yaml: YamlDocument) => readonly Diagnostic[];

/** Decodes and classifies files; parses one and checks it against its schema as far as somebody asks. */
export function readerWith(check: SchemaCheck): Reader {
	return (file) => readWith(check, file);
}

function readWith(check: SchemaCheck, { path, bytes }: WorkspaceFile): ReadFile {
	const decoded = decodeSource(path, bytes);
	const { file } = decoded;
	if (file === undefined) return { document: undefined, diagnostics: decoded.diagnostics };
	const yaml = once(() => parseYaml(file));
	const root = once(() => {
		const { value } = yaml();
		return value === undefined ? undefined : sourcedValueOf(yaml(), value);
	});
	const keys = plainTopKeys(file.text);
	const kind = kindOf((key) => keys?.has(key) ?? get(root(), key) !== undefined);
	const diagnostics = once(() => {
		const checked = root() === undefined ? [] : check(kind, yaml());
		return [...decoded.diagnostics, ...yaml().diagnostics, ...checked];
	});
	return {
		document: {
			path,
			kind,
			get yaml() {
				return yaml();
			},
			get root() {
				return root();
			},
		},
		get diagnostics() {
			return diagnostics();
		},
	};
}
