import {
	type Palette,
	type RuleSet,
	compile,
	declsOf,
	link,
	paletteOf,
	renameTile,
	plainText,
} from '@tilewright/lang';
import { isOwnPath, type Finding, findingOf, selectionOf, type Setup } from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import type { RenameRequest, RenameResult, TileFile, TilesHere } from './requests.ts';
import { looksIn } from '@tilewright/scene';

export const handlers = ({ files }: WorkbenchServices) => {
	return {
		'tiles.here': (setup: Setup): TilesHere | undefined => {
			const { ruleSet } = link(files.workspace, selectionOf(setup, setup.seats.length));
			if (!ruleSet) return undefined;
			const palette = paletteOf(ruleSet);
			const kinds = palette.kinds.map(({ id, title }) => {
				const { connect, form } = palette.context.kinds[id]!;
				return {
					id,
					title,
					connect,
					form: connect === 'edge' ? (form ?? 'line') : 'none',
				} as const;
			});
			return {
				palette,
				kinds,
				looks: looksIn(files.workspace, ruleSet),
				groups: declsOf(ruleSet, 'groups').map((d) => d.id),
				files: filesFor(ruleSet, palette),
			};
		},
		'tiles.rename': (request: RenameRequest): RenameResult => {
			const renamed = renameTile(files.workspace, request);
			if (!renamed.ok) return { finding: findingOf(renamed.diagnostics[0]!) };
			// line ends are those of the text in the editor
			return {
				texts: Object.fromEntries(
					Object.entries(renamed.texts).map(([path, text]) => [path, plainText(text)]),
				),
			};
		},
		'tiles.findings': (setup: Setup): Finding[] => {
			const { workspace } = files;
			const drawn = workspace.documents.filter((d) => d.kind === 'tiles');
			const { diagnostics } = compile(workspace, selectionOf(setup, setup.seats.length));
			return [
				...workspace.diagnosticsOf((path) => drawn.some((d) => d.path === path)),
				...diagnostics,
			]
				.map(findingOf)
				.filter((f, i, all) => all.findIndex((g) => sameFinding(f, g)) === i);
		},
	};
};

function filesFor(ruleSet: RuleSet, { files }: Palette): TileFile[] {
	const known = files.map(({ file, of }) => ({ file, of, isOwn: isOwnPath(file) }));
	const missing = ruleSet.packs
		.filter((p) => isOwnPath(p.folder) && !files.some((f) => f.pack === p.name))
		.map((p) => ({ file: `${p.folder}/tiles.yaml`, of: p.title || p.name, isOwn: true }));
	const all = [...known, ...missing];
	return [...all.filter((h) => h.isOwn), ...all.filter((h) => !h.isOwn)];
}

function sameFinding(
	a: { readonly code: string; readonly file: string; readonly start?: number },
	b: { readonly code: string; readonly file: string; readonly start?: number },
): boolean {
	return a.code === b.code && a.file === b.file && a.start === b.start;
}
