import { readDocument } from '@tilewright/lang';
import { WorkspaceFiles } from '@tilewright/session';
import type { RequestName } from '@tilewright/workbench';
import { engineBackend } from '@tilewright/workbench/backend';
import { shippedFiles } from '../../support/packs.ts';
import type { Numbers } from '../campaign.ts';
import { causeOf, faultOfFinding } from './judge.ts';
import type { Fault, Files } from './trial.ts';

function setUp(game: string, packs: readonly string[]): object {
	const seats = ['Ann', 'Bob'].map((name) => ({ name, by: 'person' }));
	return { game, packs, preset: undefined, elements: {}, params: {}, seats, seed: 11 };
}

/** Opens what is below `own/` beside the shipped packs, and asks what the views of the studio ask. Every question must have an answer. */
export async function askStudio(
	files: Files,
	target: string,
	game: string,
	packs: readonly string[],
	numbers: Numbers,
): Promise<Fault[]> {
	const engine = engineBackend(() => undefined, new WorkspaceFiles(readDocument));
	const own = Object.entries(files)
		.filter(([path]) => /\.ya?ml$/.test(path))
		.map(([path, bytes]) => ({ path: `own/${path}`, bytes }));
	const faults: Fault[] = [];
	const ask = async (question: RequestName, value: unknown): Promise<unknown> => {
		try {
			const answer = await engine.handle(question, value);
			for (const finding of findingsIn(answer)) faults.push(...faultOfFinding(finding));
			return answer;
		} catch (error) {
			const message = error instanceof Error ? error.message : String(error);
			const at = error instanceof Error ? (error.stack?.split('\n')[1]?.trim() ?? '') : '';
			faults.push({
				cause: causeOf(`studio ${question}`, message),
				message: `${message} ${at}`.slice(0, 500),
			});
			return undefined;
		}
	};
	const setup = setUp(game, packs);
	const path = `own/${target}`;
	const text = new TextDecoder().decode(files[target]);
	const caret = (): object => ({ path, text, offset: numbers.below(text.length + 1), setup });
	engine.change({ files: [...shippedFiles(), ...own], gone: [], whole: true });
	await ask('choices', { game, packs });
	await ask('files.list', null);
	await ask('start', setup);
	for (const question of [
		'rules.set',
		'rules.house',
		'tiles.here',
		'tiles.findings',
		'set.holes',
		'files',
		'preview',
	] as const)
		await ask(question, setup);
	await ask('rules.difference', { setup, against: { is: 'default' }, game: undefined });
	await ask('set.of', { setup, onDisk: false });
	await ask('complete', caret());
	await ask('explain', caret());
	await ask('play.scenarios', game);
	await ask('play.position', null);
	await ask('play.fits', null);
	await ask('autoplay', { by: 'random', once: true });
	await ask('step-effects', null);
	await ask('save', { as: 'yaml', edited: [] });
	// the file as it is beside a good one: what is edited is laid over the disk
	await ask('edits', { [path]: text.slice(0, numbers.below(text.length + 1)) });
	await ask('rules.set', setup);
	await ask('leave', null);
	return faults;
}

function findingsIn(
	answer: unknown,
): readonly { readonly code?: unknown; readonly message?: unknown }[] {
	if (typeof answer !== 'object' || answer === null) return [];
	const { findings } = answer as { readonly findings?: unknown };
	return Array.isArray(findings) ? (findings as { code?: unknown; message?: unknown }[]) : [];
}
