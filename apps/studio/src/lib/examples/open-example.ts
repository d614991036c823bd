import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { page } from '$app/state';
import type { ExampleChoice, Setup } from '@tilewright/session';
import { examples as t } from '#texts/examples.ts';
import { setup as setupTexts } from '#texts/setup.ts';
import { tilesView } from '../tiles/context.svelte.ts';
import type { ExampleFiles } from '@tilewright/workbench';
import type { TilesAccess } from '../capabilities.ts';
import type { NoticeAction } from '../ui/notices.svelte.ts';
import type { CurrentExample, Examples } from './examples.svelte.ts';

const pages = { finished: '/', game: '/', 'house-rule': '/rules#house', set: '/tiles' } as const;

export async function openExample(examples: Examples, example: ExampleChoice): Promise<boolean> {
	const { studio } = examples;
	const before = studio.draft.setup(studio.choices);
	const view = page.route.id ?? '/';
	const edited = studio.edits.paths;
	examples.commandsBefore = studio.commands.history.past;
	const plain = await studio.request('examples.setup', { example, names: setupTexts.names });
	if (!plain) return false;
	const set = example.is === 'set' ? await addSet(examples, plain) : undefined;
	if (example.is === 'set' && !set) return false;
	const setup = set ? { ...plain, packs: [...plain.packs, set.pack] } : plain;
	const to = example.is === 'finished' ? 'end' : 'middle';
	const saved = await studio.request('examples.game', { setup, to });
	const opened = saved === undefined ? undefined : await studio.request('restore', { text: saved });
	if (!opened?.ok) {
		await removeFiles(examples, set?.folder ?? '');
		return false;
	}
	studio.draft.take(setup, undefined);
	await studio.choose();
	if (set) {
		const view = tilesView(studio);
		await view.load();
		view.choose(set.blank.file, set.blank.id);
	}
	await goto(resolve(pages[example.is]));
	const title = example.is === 'house-rule' || example.is === 'game' ? example.title : '';
	// only now: whoever acts on an example that is shown would be taken away from where that leads
	const game = studio.games.sessions.lastOpen?.id ?? '';
	examples.show({
		...{ is: example.is, title, folder: set?.folder ?? '' },
		...{ before, game, view, edited },
	});
	return true;
}

async function addSet({ studio }: Examples, setup: Setup): Promise<ExampleFiles | undefined> {
	const set = await studio.request('examples.set', { setup, title: t.setTitle });
	if (set) await studio.change(set.texts, t.made);
	await studio.edits.sent();
	return set;
}

async function removeFiles({ studio }: Examples, folder: string): Promise<void> {
	const paths = studio.edits.paths.filter((path) => folder !== '' && path.startsWith(folder));
	if (paths.length > 0) await studio.fileSaver.revert(paths, 'example');
}

export async function closeExample(
	examples: Examples,
	to: 'what was open' | 'new game',
): Promise<void> {
	const { studio, current } = examples;
	const leftAt = page.route.id;
	const { sessions } = studio.games;
	const game = to === 'what was open' && current ? sessions.find(current.game) : undefined;
	takeBack(studio.draft, current?.before);
	await studio.leave({ keep: false });
	examples.show(undefined);
	await removeFiles(examples, current?.folder ?? '');
	studio.commands.history.keepOnly(examples.commandsBefore);
	if (game?.session) {
		await studio.games.resume(game);
		// an opened game brings its own choices, and there may have been others for the next one
		if (current?.before) takeBack(studio.draft, current.before);
	}
	const view = (to === 'what was open' && current?.view) || '/';
	// whoever went elsewhere meanwhile stays there
	if (page.route.id === leftAt) await goto(resolve(view as '/'));
	if (current) tellLeft(examples, current);
}

/** Says that the game of an example is gone, and where to find what was made in it. */
function tellLeft({ studio }: Examples, { folder, edited }: CurrentExample): void {
	const isMade = studio.edits.paths.some((path) => !edited.includes(path));
	const says = [t.left, ...(folder === '' ? [] : [t.setPutAway]), ...(isMade ? [t.editsStay] : [])];
	studio.notices.show('example', says.join(' '), {
		actions: [...(folder === '' ? [] : [toVersions]), ...(isMade ? [toFiles] : [])],
		goesWithView: true,
	});
}

/** Says where to find the set of an example that is kept. */
export function tellKept({ studio }: Examples): void {
	const says = t.kept({ title: t.setTitle });
	studio.notices.show('example', says, { actions: [toFiles], goesWithView: true });
}

const toVersions: NoticeAction = {
	label: t.toVersions,
	run: () => goto(resolve('/files#versions')),
};
const toFiles: NoticeAction = { label: t.toFiles, run: () => goto(resolve('/files')) };

function takeBack(draft: TilesAccess['draft'], before: Setup | undefined): void {
	if (!before) return draft.chooseGame('');
	draft.take(before, undefined);
	draft.seed = before.seed;
}
