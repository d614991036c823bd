import type { FilesChange } from '@tilewright/lang';
import {
	type Choices,
	choicesOf,
	type Finding,
	findingOf,
	type Setup,
	type WorkspaceFiles,
} from '@tilewright/session';

export interface FoundChoices {
	readonly choices: Choices | undefined;
	readonly findings: readonly Finding[];
}

export function choicesIn(files: WorkspaceFiles, wanted: Partial<Setup>): FoundChoices {
	const { choices, diagnostics } = choicesOf(files.workspace, wanted);
	return { choices, findings: diagnostics.map(findingOf) };
}

export function isWhole(wanted: Partial<Setup>): wanted is Setup {
	return (['packs', 'elements', 'params', 'seats', 'seed'] as const).every(
		(key) => wanted[key] !== undefined,
	);
}

/** Settings: nothing comes back, so they can wait. */
const waiting: ReadonlySet<string> = new Set(['confirm-turns', 'pace', 'use-curtain']);

export interface EngineBackend {
	change(change: FilesChange): void;
	handle(name: string, payload: unknown): unknown;
}

/**
 * The part of the engine that a page needs to offer games. The rest is fetched with the first other request, takes over all changes
 * that came before, and handles everything from then on.
 *
 *   changes, requests → lazy engine → (first other request) → backend
 */
export class LazyEngine {
	private readonly files: WorkspaceFiles;
	private readonly fetch: () => Promise<EngineBackend>;
	private readonly onChange: (change: FilesChange) => void;
	private readonly early: FilesChange[] = [];
	private readonly settings = new Map<string, unknown>();
	private fetching: Promise<EngineBackend> | undefined;
	private backend: EngineBackend | undefined;

	constructor(
		files: WorkspaceFiles,
		fetch: () => Promise<EngineBackend>,
		onChange: (change: FilesChange) => void = () => {},
	) {
		this.files = files;
		this.fetch = fetch;
		this.onChange = onChange;
	}

	change(change: FilesChange): void {
		if (this.backend) return this.backend.change(change);
		this.early.push(change);
		this.files.change(change.files, change.gone, change.whole);
		this.onChange(change);
	}

	/** Handles a request at once where that is possible, so that results keep the order of requests. */
	handle(name: string, payload: unknown): unknown {
		if (this.backend) return this.backend.handle(name, payload);
		const wanted = payload as Partial<Setup>;
		if (!this.fetching && name === 'choices' && !isWhole(wanted))
			return choicesIn(this.files, wanted);
		if (!this.fetching && waiting.has(name)) {
			this.settings.set(name, payload);
			return undefined;
		}
		return this.load().then((backend) => backend.handle(name, payload));
	}

	private load(): Promise<EngineBackend> {
		return (this.fetching ??= this.fetch().then(
			(backend) => {
				for (const change of this.early) backend.change(change);
				this.early.length = 0;
				for (const [name, payload] of this.settings) void backend.handle(name, payload);
				this.settings.clear();
				return (this.backend = backend);
			},
			(error: unknown) => {
				// perhaps the server was away: the next request tries again
				this.fetching = undefined;
				throw error;
			},
		));
	}
}
