import { addTile, type Edited, freeId, type Mapping } from '@tilewright/lang';
import type { Part } from '../undoable-commands.svelte.ts';
import { OWN_FOLDER } from '@tilewright/session';
import { newExpansion, newFile, packId, packIdTrouble, type TileFile } from '@tilewright/workbench';
import { choicePart } from '../rules/choice.ts';
import type { GameAccess, Messages, RuleWriting, Undoing } from '../capabilities.ts';
import { tiles as t } from '#texts/tiles.ts';
import type { NoticeAction } from '#lib/ui/notices.svelte.ts';
import { onLast, whileDone } from '#lib/ui/on-last.ts';

export interface OwnCopy {
	readonly file: string;
	readonly id: string;
	readonly set: string;
	/** The set is made for it, and is in play from then on. */
	readonly joins: boolean;
	readonly parts: readonly Part[];
}

/**
 * Prepares a copy of a tile in the first own file among `homes`; where there is none, a tile set is made for it and joined to what is
 * played. Undefined where no set can be made for the game.
 */
export async function ownCopy(
	studio: RuleWriting,
	{ id, decl }: { readonly id: string; readonly decl: Mapping },
	files: readonly TileFile[],
	taken: ReadonlySet<string>,
	textOf: (file: string) => string,
): Promise<OwnCopy | undefined> {
	const copy = freeId(`${id}-`, taken);
	const ownFile = files.find((h) => h.isOwn);
	const into = (text: string): Edited => addTile(text, copy, decl);
	if (ownFile) {
		const edited = into(textOf(ownFile.file) || newFile('tiles', '', ''));
		if (!edited.ok) return undefined;
		const parts = [studio.commands.textsPart({ [ownFile.file]: edited.text })];
		return { file: ownFile.file, id: copy, set: ownFile.of, joins: false, parts };
	}
	const listed = await studio.request('files.list');
	const base = listed?.games.find((g) => g.game === studio.setup.game);
	if (!listed || !base) return undefined;
	const name = packId(t.ownSet, (one) => packIdTrouble(one, listed.packs) === undefined);
	const edited = into(newFile('tiles', '', ''));
	if (!edited.ok) return undefined;
	const texts = { ...newExpansion(name, t.ownSet, base, copy), 'tiles.yaml': edited.text };
	const folder = `${OWN_FOLDER}${name}/`;
	const below = Object.entries(texts).map(([file, text]) => [folder + file, text] as const);
	return {
		file: `${folder}tiles.yaml`,
		id: copy,
		set: t.ownSet,
		joins: true,
		parts: [
			studio.commands.textsPart(Object.fromEntries(below)),
			choicePart(studio, ({ packs }) => ({ packs: [...packs, name] })),
		],
	};
}

/** Says that a shipped tile was copied; `instead` changes the original after the copy is taken back. */
export function announceCopied(
	studio: GameAccess & Messages & Undoing,
	id: string,
	made: OwnCopy,
	instead?: () => Promise<void>,
): void {
	const { notices } = studio;
	const action = (label: string, run: () => Promise<void>): NoticeAction =>
		onLast(studio, label, () => {
			notices.close('copied');
			void run();
		});
	const joined = made.joins ? [t.setJoined(made.set, studio.game?.finished === false)] : [];
	notices.show('copied', [t.copied(id, made.id, made.set), ...joined].join(' '), {
		isTrue: whileDone(studio),
		actions: [
			...(instead ? [action(t.originalInstead(id), instead)] : []),
			action(t.undo, () => studio.undo('all')),
		],
	});
}
