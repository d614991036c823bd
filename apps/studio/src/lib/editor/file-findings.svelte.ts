import type { Finding } from '@tilewright/session';
import type {
	Faults,
	FileAccess,
	GameAccess,
	Requests,
	RuleEditing,
	SetupAccess,
} from '../capabilities.ts';

type Access = Pick<Faults, 'findings'> &
	Pick<FileAccess, 'fileSaver'> &
	Pick<RuleEditing, 'edits'> &
	Requests &
	Pick<GameAccess, 'game'> &
	SetupAccess;

/** The findings of edited and opened files that are not in play. They never keep a game from going on. */
export class FileFindings {
	all: readonly Finding[] = $state.raw([]);
	private readonly studio: Access;
	private checking: Promise<void> | undefined;
	private isOutdated = false;

	constructor(studio: Access) {
		this.studio = studio;
	}

	/** Checks the files as they are now; one check runs at a time, and the last one counts. */
	check(): Promise<void> {
		this.isOutdated = true;
		this.checking ??= this.checkAll().finally(() => (this.checking = undefined));
		return this.checking;
	}

	private async checkAll(): Promise<void> {
		while (this.isOutdated) {
			this.isOutdated = false;
			const { edits, fileSaver, game } = this.studio;
			// a finished game stays as it was played, so it tells nothing of what is edited now
			const setup = game?.finished ? undefined : this.studio.setup;
			const paths = [
				...edits.paths,
				...[fileSaver.shown].filter((path) => path !== '' && !edits.paths.includes(path)),
			];
			// without files nothing is asked: the engine may not be loaded yet
			this.all =
				paths.length === 0
					? []
					: ((await this.studio.request('file-findings', { paths, ...(setup && { setup }) })) ??
						[]);
		}
	}

	/** Those that the game does not tell of. */
	get elsewhere(): readonly Finding[] {
		const { findings } = this.studio;
		const isKnown = (f: Finding): boolean =>
			findings.some((g) => g.code === f.code && g.file === f.file && g.start === f.start);
		return this.all.filter((f) => !isKnown(f));
	}

	get withThoseOfGame(): readonly Finding[] {
		return [...this.studio.findings, ...this.elsewhere];
	}
}
