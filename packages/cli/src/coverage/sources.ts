import type { Workspace, WorkspaceDocument } from '@tilewright/lang';
import { type Data, type DataPath, textsIn, appendAll } from '@tilewright/schema';
import { ruleId } from './sheets.ts';

export interface SourcedNode {
	readonly document: WorkspaceDocument;
	readonly path: DataPath;
	readonly value: Data;
	readonly cites: readonly string[];
	/** `params base.tiles`, as messages show it. */
	readonly name: string;
}

const declaring: readonly string[] = ['rules', 'tiles', 'pack'];

/** Every part with a `source`, except whole files: what stands for everything proves nothing. */
export function sourcedNodes(workspace: Workspace): SourcedNode[] {
	const nodes: SourcedNode[] = [];
	for (const document of workspace.documents) {
		if (!declaring.includes(document.kind)) continue;
		appendAll(nodes, citedNodes(workspace, document));
		const visit = (value: Data, path: DataPath): void => {
			if (typeof value !== 'object' || value === null) return;
			if (Array.isArray(value)) {
				value.forEach((item, i) => visit(item, [...path, i]));
				return;
			}
			const cites = [value['source']].flat().filter((s): s is string => ruleId.test(String(s)));
			if (cites.length > 0 && path.length > 0 && !isCitation(path))
				nodes.push({ document, path, value, cites, name: nameOf(value, path) });
			for (const key of Object.keys(value))
				if (key !== 'source') visit(value[key]!, [...path, key]);
		};
		if (document.yaml.value !== undefined) visit(document.yaml.value, []);
	}
	return nodes;
}

/** Sections of which `extend` says only where a declaration of another pack is written. */
const citing: readonly string[] = ['queries', 'actions', 'require', 'rules'];

function isCitation([first, section]: DataPath): boolean {
	return first === 'extend' && citing.includes(String(section));
}

/** Declarations of other packs that a document gives a source: they are what the source speaks of. */
function citedNodes(workspace: Workspace, document: WorkspaceDocument): SourcedNode[] {
	const { extend } = (document.yaml.value ?? {}) as { extend?: Sections };
	if (extend === undefined) return [];
	return citing.flatMap((section) =>
		Object.entries((extend[section] ?? {}) as Sections).flatMap(([name, entry]) => {
			const cites = textsIn((entry as { source?: Data } | null)?.source);
			const id = name.slice(name.lastIndexOf('.') + 1);
			return workspace.documents
				.filter((d) => d !== document && declaring.includes(d.kind))
				.flatMap((d) => declared(d, section, id))
				.map((node) => ({ ...node, cites: cites.filter((c) => ruleId.test(c)) }));
		}),
	);
}

type Sections = Readonly<Record<string, Data>>;

function declared(
	document: WorkspaceDocument,
	section: string,
	id: string,
): Omit<SourcedNode, 'cites'>[] {
	const all = ((document.yaml.value ?? {}) as Sections)[section];
	if (typeof all !== 'object' || all === null) return [];
	const step = Array.isArray(all) ? all.findIndex((d) => (d as { id?: Data }).id === id) : id;
	const value = (all as Sections)[step];
	if (value === undefined) return [];
	const path = [section, step];
	return [{ document, path, value, name: nameOf(value as Sections, path) }];
}

function nameOf(value: { readonly [key: string]: Data }, path: DataPath): string {
	const id = value['id'];
	const words = path.filter((step) => typeof step === 'string');
	return (typeof id === 'string' ? [...words, id] : words).join(' ');
}
