import { tourSteps as t } from '#texts/tour-steps.ts';
import type { NoticeAction } from '#lib/ui/notices.svelte.ts';
import { onLast, whileDone } from '#lib/ui/on-last.ts';
import type { FileAccess, Messages, RuleWriting } from '../capabilities.ts';
import { choicePart } from '../rules/choice.ts';

export type PutAwayAccess = FileAccess & Messages & RuleWriting;

/** Ends the tour: what was tried is put away, and a notice offers to keep it and where to go on. */
export async function endTour(
	studio: PutAwayAccess,
	editedBefore: readonly string[],
	goOn: readonly NoticeAction[],
): Promise<void> {
	const keep = await putAway(studio, editedBefore);
	if (!keep && goOn.length === 0) return;
	const says = [...(keep ? [t.putAway] : []), ...(goOn.length > 0 ? [t.whatNext] : [])];
	studio.notices.show('tour', says.join(' '), {
		actions: [...goOn, ...(keep ? [keep] : [])],
		goesWithNextGame: true,
		...(keep ? { isTrue: whileDone(studio) } : { goesWithView: true }),
	});
}

/**
 * Takes back every edit that was begun on the tour, as one command, so that the next game is played without it. Returns the way to
 * keep it; the texts stay among the versions.
 */
async function putAway(
	studio: PutAwayAccess,
	editedBefore: readonly string[],
): Promise<NoticeAction | undefined> {
	const { commands, edits, fileSaver, notices } = studio;
	const paths = edits.paths.filter((path) => !editedBefore.includes(path));
	if (paths.length === 0) return undefined;
	const texts = Object.fromEntries(paths.map((path) => [path, edits.files[path]?.text ?? null]));
	const isNew = (path: string): boolean => paths.includes(path) && edits.files[path]?.base === '';
	const [listed, houses] = await Promise.all([
		studio.request('files.list'),
		studio.request('rules.house', studio.setup),
	]);
	const gone = new Set([
		...(listed?.packs ?? [])
			.filter(({ files }) => files.length > 0 && files.every(({ path }) => isNew(path)))
			.map(({ name }) => name),
		...(houses ?? []).filter(({ file }) => isNew(file)).map(({ id }) => id),
	]);
	const stays = (name: string): boolean => !gone.has(name);
	const done = await commands.run(t.putAwaySays, [
		choicePart(studio, ({ packs, overlays = [] }) => ({
			packs: packs.filter(stays),
			overlays: overlays.filter(stays),
		})),
		commands.textsPart(Object.fromEntries(paths.map((path) => [path, null]))),
	]);
	if (!done) return undefined;
	await fileSaver.storeVersion(texts, 'tour');
	notices.close('copied');
	return onLast(studio, t.keepIt, async () => {
		notices.close('tour');
		await studio.undo('all');
	});
}
