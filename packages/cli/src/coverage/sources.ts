import type { Workspace, WorkspaceDocument } from '@tilewright/lang';
import type { Data, DataPath } from '@tilewright/schema';
import { ruleId } from './sheets.ts';

/** A part of a data file that names rules of the sheets as its source. */
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
		const visit = (value: Data, path: DataPath): void => {
			if (typeof value !== 'object' || value === null) return;
			if (Array.isArray(value)) {
				value.forEach((item, i) => visit(item, [...path, i]));
				return;
			}
			const cites = [value['source']].flat().filter((s): s is string => ruleId.test(String(s)));
			if (cites.length > 0 && path.length > 0)
				nodes.push({ document, path, value, cites, name: nameOf(value, path) });
			for (const key of Object.keys(value))
				if (key !== 'source') visit(value[key]!, [...path, key]);
		};
		if (document.yaml.value !== undefined) visit(document.yaml.value, []);
	}
	return nodes;
}

function nameOf(value: { readonly [key: string]: Data }, path: DataPath): string {
	const id = value['id'];
	const words = path.filter((step) => typeof step === 'string');
	return (typeof id === 'string' ? [...words, id] : words).join(' ');
}
