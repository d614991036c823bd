import type { LayerChange } from '../editor/layers.ts';
import { choicesOf, type WorkspaceFiles, type Setup, findingOf } from '@tilewright/session';
import type { Questions } from './protocol.ts';

type Choices = Questions['choices']['answer'];

/** What can be chosen for a game, and what is wrong with its files. */
export function choicesIn(files: WorkspaceFiles, wanted: Partial<Setup>): Choices {
	const { choices, diagnostics } = choicesOf(files.workspace, wanted);
	return { choices, findings: diagnostics.map(findingOf) };
}

/** Whether enough was chosen to begin a game. */
export function isWhole(wanted: Partial<Setup>): wanted is Setup {
	return (['packs', 'elements', 'params', 'seats', 'seed'] as const).every(
		(key) => wanted[key] !== undefined,
	);
}

/** Settings: nothing comes back, so they can wait. */
const waiting: ReadonlySet<string> = new Set(['confirms', 'pace']);

/** Everything behind the front: it plays, compiles and helps in writing. */
export interface Behind {
	change(change: LayerChange): void;
	answer(ask: string, with_: unknown): unknown;
}

/**
 * The part of the engine that a page needs to offer games. What plays them is fetched when something else is asked for, hears
 * of all changes that came before, and answers from then on.
 *
 *   changes, questions → front → (first other question) → behind
 */
export class Front {
	private readonly files: WorkspaceFiles;
	private readonly fetch: () => Promise<Behind>;
	private readonly hear: (change: LayerChange) => void;
	private readonly early: LayerChange[] = [];
	/** Settings that were told before there was anything to set. */
	private readonly settings = new Map<string, unknown>();
	private fetching: Promise<Behind> | undefined;
	private behind: Behind | undefined;

	/** `hear` is told of changes that nothing behind has heard of. */
	constructor(
		files: WorkspaceFiles,
		fetch: () => Promise<Behind>,
		hear: (change: LayerChange) => void = () => {},
	) {
		this.files = files;
		this.fetch = fetch;
		this.hear = hear;
	}

	change(change: LayerChange): void {
		if (this.behind) return this.behind.change(change);
		this.early.push(change);
		this.files.change(change.files, change.gone, change.whole);
		this.hear(change);
	}

	/** Answers now where that is possible, so that answers keep the order of questions. */
	answer(ask: string, with_: unknown): unknown {
		if (this.behind) return this.behind.answer(ask, with_);
		const wanted = with_ as Partial<Setup>;
		if (!this.fetching && ask === 'choices' && !isWhole(wanted))
			return choicesIn(this.files, wanted);
		if (!this.fetching && waiting.has(ask)) {
			this.settings.set(ask, with_);
			return null;
		}
		return this.load().then((behind) => behind.answer(ask, with_));
	}

	private load(): Promise<Behind> {
		return (this.fetching ??= this.fetch().then(
			(behind) => {
				for (const change of this.early) behind.change(change);
				this.early.length = 0;
				for (const [ask, with_] of this.settings) void behind.answer(ask, with_);
				this.settings.clear();
				return (this.behind = behind);
			},
			(error: unknown) => {
				// perhaps the server was away: the next question tries again
				this.fetching = undefined;
				throw error;
			},
		));
	}
}
