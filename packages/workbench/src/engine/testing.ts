import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ReadFile, type WorkspaceFile, readDocument } from '@tilewright/lang';
import { expect } from 'vitest';
import { WorkspaceFiles, type GameState, type OptionView } from '@tilewright/session';
import { EditOverlay } from '../editor/edit-overlay.ts';
import { GameApi } from './game-api.ts';
import type { WorkbenchServices } from './handler-registry.ts';
import type { FromWorker, PlayedFiles } from './protocol.ts';

export { twoPersons } from '../../../session/src/setup/testing.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

function filesIn(folder: string): readonly WorkspaceFile[] {
	return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
		.filter((p) => p.endsWith('.yaml'))
		.map((p) => ({
			path: `${folder}/${p.replaceAll('\\', '/')}`,
			bytes: new Uint8Array(readFileSync(join(root, folder, p))),
		}));
}

export const shipped: readonly WorkspaceFile[] = filesIn('data');

const readFiles = new WeakMap<Uint8Array, ReadFile>();

/** Reads a text once for all tests, however many use it. */
export function readShared(file: WorkspaceFile): ReadFile {
	const before = readFiles.get(file.bytes);
	if (before?.document?.path === file.path) return before;
	const read = readDocument(file);
	readFiles.set(file.bytes, read);
	return read;
}

export const withHardCases = (): readonly WorkspaceFile[] =>
	(hardCases ??= [
		...shipped,
		...filesIn('test/litmus').filter((f) => !f.path.includes('/scenarios/')),
	]);
let hardCases: readonly WorkspaceFile[] | undefined;

export const rulesPath = 'data/carcassonne/base/rules.yaml';

export function textOf(path: string): string {
	const file = shipped.find((f) => f.path === path);
	if (!file) throw new Error(`there is no ${path}`);
	return new TextDecoder().decode(file.bytes as Uint8Array);
}

export function edited(from: string, to: string, path: string = rulesPath): WorkspaceFile[] {
	const text = textOf(path);
	if (!text.includes(from)) throw new Error(`${path} has no “${from}”`);
	return [{ path, bytes: new TextEncoder().encode(text.replace(from, to)) }];
}

/** The services of handlers, whose messages and delayed work go nowhere. Files come by `edits.change`. */
export function testServices(): WorkbenchServices {
	const files = new WorkspaceFiles(readShared);
	const host = new GameApi(
		() => {},
		() => {},
		files,
	);
	return { files, host, edits: new EditOverlay(host) };
}

type Pick = (options: readonly OptionView[], nth: number) => OptionView;

export class Trial {
	readonly messages: FromWorker[] = [];
	readonly pendingWork: (() => void)[] = [];
	host: GameApi;

	constructor(files: readonly WorkspaceFile[] = shipped) {
		this.host = this.reload(files);
	}

	reload(files: readonly WorkspaceFile[] = shipped): GameApi {
		this.host = new GameApi(
			(m) => this.messages.push(structuredClone(m)),
			(work) => this.pendingWork.push(work),
			new WorkspaceFiles(readShared),
		);
		this.host.change(files, [], true);
		return this.host;
	}

	private last<T extends FromWorker['is']>(is: T): Extract<FromWorker, { is: T }> {
		const last = this.messages.findLast((m): m is Extract<FromWorker, { is: T }> => m.is === is);
		if (!last) throw new Error(`no message “${is}” came`);
		return last;
	}

	get game(): GameState {
		const { game } = this.last('game');
		if (!game) throw new Error('no game was published');
		return game;
	}

	get keys(): string[] {
		return this.game.steps.map((s) => s.key);
	}

	get findings(): Extract<FromWorker, { is: 'findings' }> {
		return this.last('findings');
	}

	get savedText(): string {
		return this.last('keep').text;
	}

	get keptFiles(): PlayedFiles | undefined {
		const { rules } = JSON.parse(this.savedText) as { rules: string };
		return this.messages
			.map((m) => (m.is === 'keep' ? m.playedUnder : undefined))
			.findLast((kept) => kept?.rules === rules);
	}

	edit(from: string, to: string, path?: string): void {
		this.host.change(edited(from, to, path), [], false);
	}

	/** Steps of persons: of the options, one that moves on by `pick` each time, or the one it picks. */
	play(steps: number, pick: number | Pick = 7): void {
		for (let i = 0; i < steps && this.game.decision; i++) {
			const { decision, steps: taken } = this.game;
			const { options } = decision!;
			const option =
				typeof pick === 'number' ? options[(i * pick) % options.length]! : pick(options, i);
			expect(this.host.handlers.play({ key: option.key, at: taken.length })).toEqual({
				ok: true,
				message: '',
			});
		}
	}

	wait(max = 60): void {
		for (let i = 0; i < max && this.pendingWork.length > 0; i++) this.pendingWork.shift()!();
	}
}
