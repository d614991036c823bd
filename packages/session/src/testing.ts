import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Game } from '@tilewright/interpreter';
import { Where } from '@tilewright/interpreter/state';
import { type Workspace, loadWorkspace } from '@tilewright/lang';
import type { BotRandom } from '@tilewright/players';
import { beginSession } from './session/resume.ts';
import type { GameSession, NewSession } from './session/game-session.ts';
import { compileSetup } from './setup/compile-setup.ts';
import type { Setup } from './setup/setup.ts';

export { twoPersons } from './setup/testing.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The shipped files, one of them changed, and others besides. */
export function workspaceWith(
	change?: readonly [path: string, from: string, to: string],
	more: Readonly<Record<string, string>> = {},
): Workspace {
	const files = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
		.filter((p) => p.endsWith('.yaml'))
		.map((p) => {
			const path = `data/${p.replaceAll('\\', '/')}`;
			const text = readFileSync(join(root, path), 'utf8');
			if (path !== change?.[0]) return { path, bytes: new TextEncoder().encode(text) };
			if (!text.includes(change[1])) throw new Error(`${path} has no “${change[1]}”`);
			return { path, bytes: new TextEncoder().encode(text.replace(change[1], change[2])) };
		});
	const others = Object.entries(more).map(([path, text]) => ({
		path,
		bytes: new TextEncoder().encode(text),
	}));
	return loadWorkspace([...files, ...others]);
}

export const shipped: Workspace = workspaceWith();

export function newSession(setup: Setup, parts: Partial<NewSession> = {}): GameSession {
	const { program, diagnostics } = compileSetup(shipped, setup);
	if (!program) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	return beginSession(program, setup, parts).session;
}

/** The pieces whose faces a seat cannot see: those with faces that it does not hold. Without a seat, all with faces. */
function hiddenFrom({ machine: { rt, program } }: Game, seat: number | undefined): number[] {
	const hoard =
		seat === undefined
			? undefined
			: rt.zoneFirst[program.zones.findIndex((z) => z.id === 'hoard')]! + seat;
	return [...rt.pieceKind.keys()].filter((p) => {
		if (program.pieces[rt.pieceKind[p]!]!.faces.length === 0) return false;
		return hoard === undefined || rt.m[rt.WHERE + p] !== Where.zone || rt.m[rt.REF + p] !== hoard;
	});
}

/** Gives `twin` the faces of `game`, those that the seat cannot see in another order. */
export function shuffleHidden(
	game: Game,
	twin: Game,
	seat: number | undefined,
	random: BotRandom,
): void {
	const { m, FACE, pieceKind } = game.machine.rt;
	const to = twin.machine.rt.m;
	for (const p of pieceKind.keys()) to[FACE + p] = m[FACE + p]!;
	const hidden = hiddenFrom(game, seat);
	const faces = hidden.map((p) => m[FACE + p]!);
	for (let i = faces.length - 1; i > 0; i--) {
		const k = random.below(i + 1);
		[faces[i], faces[k]] = [faces[k]!, faces[i]!];
	}
	hidden.forEach((p, i) => (to[FACE + p] = faces[i]!));
	twin.machine.decider.forget();
}
