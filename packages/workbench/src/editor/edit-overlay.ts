import {
	type ReadFile,
	type RuleSet,
	type Workspace,
	type WorkspaceDocument,
	type WorkspaceFile,
	type Written,
	expressionsIn,
	link,
	loadWorkspace,
	pictureType,
	readDocument,
	type FilesChange,
	FileLayers,
	plainText,
} from '@tilewright/lang';
import { kinds, parseYaml, sourceFile } from '@tilewright/schema';
import {
	selectionOf,
	overlaysIn,
	type Finding,
	findingOf,
	pathsOf,
	type Setup,
} from '@tilewright/session';
import type {
	Caret,
	EditableFile,
	Explanation,
	FilesOutOfUse,
	FileText,
	Proposals,
} from './requests.ts';
import { findingsOfFiles } from './file-findings.ts';
import { type Knowledge, proposalsAt } from './completion.ts';
import { explanationAt } from './explain.ts';
import { english as t } from '../texts/en.ts';
import { spotAt } from './spot-in-text.ts';

export interface EditHost {
	readonly files: { readonly workspace: Workspace };
	change(files: FilesChange['files'], gone: readonly string[], whole: boolean): void;
}

/**
 * Edited texts between the disk and the engine, and what helps in writing them.
 *
 *   disk ┐
 *        ├→ texts in use → engine
 *   edits┘
 */
export class EditOverlay {
	private readonly host: EditHost;
	private readonly onDiskChange: () => void;
	private readonly layers = new FileLayers();
	/** The rule set of the last texts that could be linked, for a text that cannot. */
	private last: RuleSet | undefined;
	private known: { at: string; text: string; found: Known } | undefined;

	constructor(host: EditHost, onDiskChange: () => void = () => {}) {
		this.host = host;
		this.onDiskChange = onDiskChange;
	}

	change(change: FilesChange): void {
		this.known = undefined;
		const { files, gone, whole } = this.layers.takeDisk(change);
		this.host.change(files, gone, whole);
		this.onDiskChange();
	}

	readonly handlers = {
		files: (setup: Setup) => this.files(setup),
		edits: (edits: Readonly<Record<string, string | null>>) => this.edits(edits),
		'file-findings': (wanted: FilesOutOfUse) => this.findingsOutOfUse(wanted),
		texts: (paths: readonly string[]) => paths.map((path) => this.textOf(path)),
		complete: (caret: Caret) => this.complete(caret),
		explain: (caret: Caret) => this.explain(caret),
	};

	get onDisk(): WorkspaceFile[] {
		return this.layers.onDisk;
	}

	workspaceOnDisk(): Workspace {
		return this.workspaceWith(
			this.layers.edited().map(({ path, bytes }) => ({
				path,
				...(pictureType(path) === undefined
					? { document: bytes && readDocument({ path, bytes }) }
					: { document: undefined, picture: bytes }),
			})),
		);
	}

	withText(path: string, text: string): Workspace {
		return this.withTexts({ [path]: text });
	}

	withTexts(texts: Readonly<Record<string, string>>): Workspace {
		return this.workspaceWith(
			Object.entries(texts).map(([path, text]) => ({
				path,
				document: readDocument({ path, bytes: new TextEncoder().encode(text) }),
			})),
		);
	}

	private workspaceWith(
		changes: readonly {
			readonly path: string;
			readonly document: ReadFile | undefined;
			readonly picture?: Uint8Array | undefined;
		}[],
	): Workspace {
		const pictures = new Map(this.host.files.workspace.pictures);
		const read = new Map<string, ReadFile>();
		for (const document of this.host.files.workspace.documents)
			read.set(document.path, { document, diagnostics: [] });
		for (const { path, document, picture } of changes) {
			if (document) read.set(path, document);
			else read.delete(path);
			if (picture) pictures.set(path, picture);
			else pictures.delete(path);
		}
		return loadWorkspace(
			[
				...[...read.keys()].map((path) => ({ path, bytes: new Uint8Array() })),
				...[...pictures].map(([path, bytes]) => ({ path, bytes })),
			],
			(file) => read.get(file.path)!,
		);
	}

	textOf(path: string): FileText {
		const disk = this.layers.diskText(path);
		return { path, disk, text: this.layers.editedText(path) ?? disk };
	}

	private edits(edits: Readonly<Record<string, string | null>>): void {
		this.known = undefined;
		const { files, gone } = this.layers.takeEdits(edits);
		if (this.layers.diskIsKnown) this.host.change(files, gone, false);
	}

	private files(setup: Setup): EditableFile[] {
		const ruleSet = this.linked(this.host.files.workspace, setup);
		const { documents } = this.host.files.workspace;
		const file = ({ path, yaml }: WorkspaceDocument, pack: string): EditableFile => ({
			path,
			pack,
			disk: this.layers.diskText(path),
			text: this.layers.editedText(path) ?? this.layers.diskText(path) ?? plainText(yaml.file.text),
		});
		return [
			...(ruleSet?.packs ?? []).flatMap((p) => p.parts.map((d) => file(d, p.title || p.name))),
			...overlaysIn(documents, setup.overlays ?? []).map((d) => file(d, t.houseRules)),
		];
	}

	/** The findings of those of the files that a set-up does not use: its own findings come with the game. */
	private findingsOutOfUse({ paths, setup }: FilesOutOfUse): Finding[] {
		const { workspace } = this.host.files;
		const used =
			setup && pathsOf(link(workspace, selectionOf(setup, setup.seats.length)).ruleSet, workspace);
		const others = new Set(paths.filter((path) => !used?.has(path)));
		return others.size === 0 ? [] : findingsOfFiles(workspace, others).map(findingOf);
	}

	private complete(caret: Caret): Proposals | undefined {
		const spot = spotAt(caret.path, caret.text, caret.offset);
		const know = spot && this.knowledge(caret, spot.document.file.text);
		return know && proposalsAt(spot, know);
	}

	private explain(caret: Caret): Explanation | undefined {
		const know = this.knowledge(caret, caret.text);
		return know && explanationAt(parseYaml(sourceFile(caret.path, caret.text)), caret.offset, know);
	}

	/** The workspace with a text in the place of a file; the last one is kept for requests about the same text. */
	private knowledge({ path, setup }: Caret, text: string): Knowledge | undefined {
		if (this.known?.at !== path || this.known.text !== text)
			this.known = { at: path, text, found: this.know(path, setup, text) };
		const { kind, ruleSet, written } = this.known.found;
		return (
			kind && {
				kind,
				ruleSet,
				written: (at) => written.get(JSON.stringify(at)),
			}
		);
	}

	private know(path: string, setup: Setup, text: string): Known {
		const own = readDocument({ path, bytes: new TextEncoder().encode(text) });
		const workspace = this.workspaceWith([{ path, document: own }]);
		const ruleSet = this.linked(workspace, setup);
		const kind = kinds.find((k) => k === own.document?.kind);
		const written = new Map<string, Written>();
		if (ruleSet)
			for (const w of expressionsIn(ruleSet))
				if (w.file === path) written.set(JSON.stringify(w.path), w);
		return { kind, ruleSet, written };
	}

	private linked(workspace: Workspace, setup: Setup): RuleSet | undefined {
		const { ruleSet } = link(workspace, selectionOf(setup, setup.seats.length));
		if (ruleSet) this.last = ruleSet;
		return ruleSet ?? this.last;
	}
}

interface Known {
	readonly kind: Knowledge['kind'] | undefined;
	readonly ruleSet: RuleSet | undefined;
	readonly written: ReadonlyMap<string, Written>;
}
