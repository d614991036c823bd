import { type Compiled, type Program, readDocument, type WorkspaceFile } from '@tilewright/lang';
import {
	compileSetup,
	type GameSession,
	isFinished,
	pathsOf,
	type Setup,
	WorkspaceFiles,
} from '@tilewright/session';
import type { PlayedFiles } from './protocol.ts';

/** The files that programs were compiled from, so that a finished game can be shown as it was played, whatever its files say later. */
export class FilesOfPrograms {
	private readonly known = new WeakMap<Program, readonly WorkspaceFile[]>();
	private given = '';

	compile(files: WorkspaceFiles, setup: Setup): Compiled {
		const compiled = compileSetup(files.workspace, setup);
		const { program, ruleSet } = compiled;
		const paths = pathsOf(ruleSet, files.workspace);
		if (program && paths)
			this.known.set(
				program,
				[...files.all].flatMap(([path, bytes]) => (paths.has(path) ? [{ path, bytes }] : [])),
			);
		return compiled;
	}

	compileAgain(files: readonly WorkspaceFile[], setup: Setup): Compiled {
		const then = new WorkspaceFiles(readDocument);
		then.change(files, [], true);
		return this.compile(then, setup);
	}

	of(program: Program | undefined): readonly WorkspaceFile[] {
		return (program && this.known.get(program)) ?? [];
	}

	/** The files of a finished game, once for each game and its rules. */
	toKeep(session: GameSession): PlayedFiles | undefined {
		const { number, game } = session;
		const files = this.known.get(game.program);
		if (!files || !isFinished(session)) return undefined;
		const { hash: rules } = game.program;
		const given = `${number} ${rules}`;
		if (given === this.given) return undefined;
		this.given = given;
		return { rules, files };
	}
}

export function differentPaths(
	before: readonly WorkspaceFile[],
	now: readonly WorkspaceFile[],
): string[] {
	const files = new WorkspaceFiles(readDocument);
	files.change(before, [], true);
	return files.change(now, [], true);
}
