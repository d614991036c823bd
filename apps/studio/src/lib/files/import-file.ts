import { limits } from '@tilewright/schema';
import { filesView as t } from '#texts/files-view.ts';
import { plainText } from '@tilewright/lang';
import { isOwnPath, type Finding } from '@tilewright/session';
import type {
	FileAccess,
	GameAccess,
	GameSetup,
	Messages,
	Requests,
	RuleEditing,
	SavedGames,
	Undoing,
} from '../capabilities.ts';
import type { HistoryEntry } from '../history.svelte.ts';
import type { Carried, Incoming, LinkContent, SharedText } from '@tilewright/workbench';
import { carriedBy, linkHash } from './link-hash.ts';
import { isShareFile } from './share-file.ts';
import { showPlayView } from './show-play-view.ts';

export type ImportAccess = FileAccess &
	GameAccess &
	GameSetup &
	Messages &
	Requests &
	RuleEditing &
	SavedGames &
	Undoing;

export interface PendingImport extends Incoming {
	readonly title: string;
	readonly name: string;
	readonly says: readonly string[];
	/** The contents of what somebody shared; undefined for packs and files. */
	readonly carried: Carried | undefined;
	/** Runs after the texts are taken over, with the change of texts where there was one. */
	readonly then: ((changed: HistoryEntry | undefined) => Promise<void>) | undefined;
}

type What = 'game' | 'scenario' | 'packs' | 'tiles' | 'shared';
/** Top keys of files of packs; a game has `log` instead. */
const PACK_KEYS =
	/^(pack|tiles|overlay|scenario|mapping|rules|kinds|pieces|params|actions|looks)\s*:/m;

export function kindOfContent(name: string, bytes: Uint8Array): What {
	if (bytes[0] === 0x50 && bytes[1] === 0x4b) return /\.jcz$/i.test(name) ? 'game' : 'packs';
	const head = new TextDecoder().decode(bytes.subarray(0, 4000)).trimStart();
	if (isShareFile(name, head)) return 'shared';
	if (head.startsWith('<')) return 'tiles';
	if (!/\.ya?ml$/i.test(name) || /^log\s*:/m.test(head)) return 'game';
	if (/^scenario\s*:/m.test(head)) return 'scenario';
	return PACK_KEYS.test(head) ? 'packs' : 'game';
}

export async function importFile(studio: ImportAccess, file: File): Promise<void> {
	const { games, fileSaver, notices } = studio;
	const head = new Uint8Array(await file.slice(0, 4000).arrayBuffer());
	const what = kindOfContent(file.name, head);
	if (what === 'game' || what === 'scenario') {
		notices.close('scenario');
		if (!(await games.open(file))) return;
		await showPlayView();
		if (what === 'scenario') await offerToKeep(studio, file);
		return;
	}
	notices.close('open');
	// one byte more than is read, so that it is refused
	const bytes = new Uint8Array(await file.slice(0, limits.bundleBytes + 1).arrayBuffer());
	if (what === 'shared') return showShared(studio, await textOfShare(file), file.name);
	if (what === 'tiles') return takeTiles(studio, file.name, bytes);
	const incoming = await studio.request('files.incoming', { name: file.name, bytes });
	if (incoming)
		fileSaver.incoming = {
			...incoming,
			title: t.incoming.import({ name: file.name }),
			name: file.name,
			says: [],
			carried: undefined,
			then: undefined,
		};
}

async function offerToKeep(studio: ImportAccess, file: File): Promise<void> {
	const text = plainText(await file.text());
	const folders = (await studio.request('play.captures'))?.folders ?? [];
	const isOwn = (o: { folder: string }): boolean => isOwnPath(o.folder);
	const order = [...folders].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
	studio.notices.show('scenario', t.scenario.open({ name: file.name }), {
		actions: order.slice(0, 3).map(({ pack, folder }) => ({
			label: t.scenario.storeVersion({ pack }),
			run: () => saveScenario(studio, folder, file.name, text),
		})),
	});
}

async function saveScenario(
	studio: ImportAccess,
	folder: string,
	name: string,
	text: string,
): Promise<void> {
	const stem = name.replace(/\.ya?ml$/i, '');
	for (let n = 1; ; n++) {
		const path = `${folder}/${n === 1 ? stem : `${stem}-${n}`}.yaml`;
		const [there] = (await studio.request('texts', [path])) ?? [];
		if (there?.text !== undefined && there.text !== text) continue;
		await studio.change({ [path]: text }, t.incoming.imported({ name }));
		studio.notices.show('scenario', t.scenario.editMade({ path }));
		return;
	}
}

async function takeTiles(studio: ImportAccess, name: string, bytes: Uint8Array): Promise<void> {
	const made = await studio.request('files.tiles', { name, bytes });
	if (!made) return;
	const wrong = made.findings.filter((f) => f.severity === 'error');
	const paths = Object.keys(made.files);
	if (paths.length === 0 || wrong.length > 0) {
		studio.notices.show('open', t.tiles.none({ name }), {
			bad: true,
			more: wrong.slice(0, 5).map(withCode),
		});
		return;
	}
	await studio.change(made.files, t.incoming.imported({ name }));
	const tiles = paths.find((path) => path.endsWith('/tiles.yaml')) ?? paths[0]!;
	if (!studio.game) {
		switchOn(studio, made.game, made.id);
		await studio.choose();
	}
	studio.editing = { file: tiles, line: 1 };
	const left = made.findings.map((f) => f.message);
	studio.notices.show(
		'open',
		t.tiles.made({ name, id: made.id, tiles: tiles.split('/').slice(0, -1).join('/') }),
		{
			more: [
				t.tiles.left({ count: left.length }),
				...left.slice(0, 8),
				...(left.length > 8 ? [t.tiles.more({ count: left.length - 8 })] : []),
			],
			actions: studio.game
				? [
						{
							label: t.tiles.play,
							run: async () => {
								await studio.leave();
								switchOn(studio, made.game, made.id);
								await studio.choose();
							},
						},
					]
				: [],
		},
	);
}

function switchOn({ draft }: ImportAccess, game: string, pack: string): void {
	if (draft.game !== game) draft.chooseGame(game);
	if (!draft.packs.includes(pack)) draft.packs = [...draft.packs, pack];
}

const withCode = ({ message, code }: Finding): string => `${message} ${code}`;

export function linkOf(text: string): string {
	const { origin, pathname } = location;
	return `${origin}${pathname.replace(/files\/?$/, '')}${linkHash(text)}`;
}

export async function openLink(studio: ImportAccess): Promise<void> {
	const text = carriedBy(location.hash);
	if (text === undefined) return;
	// a reload asks no second time
	history.replaceState(history.state, '', location.pathname);
	await showShared(studio, { text, carrier: 'link' });
}

/** The text of a file that somebody shared; one character more than is read, so that it is refused. */
async function textOfShare(file: File): Promise<SharedText> {
	const text = await file.slice(0, 2 * limits.shareBytes + 1).text();
	return { text: text.trim(), carrier: 'file' };
}

/** Shows what a link or a file carries before it is taken over. */
async function showShared(studio: ImportAccess, shared: SharedText, file?: string): Promise<void> {
	const content = await studio.request('files.link', shared);
	if (!content) return;
	const { files, findings, carried, damaged } = content;
	studio.fileSaver.incoming = {
		files,
		findings,
		title: file === undefined ? t.incoming.link : t.incoming.file({ name: file }),
		name: file ?? t.incoming.linkName,
		says: damaged ? [t.incoming.damagedSetup] : [],
		carried,
		then: (changed) => goThere(studio, content, changed),
	};
}

/** Opens what a link carries, and says what was taken over, with a way back. */
async function goThere(
	studio: ImportAccess,
	{ setup, log, carried }: LinkContent,
	changed: HistoryEntry | undefined,
): Promise<void> {
	const { commands, draft, notices } = studio;
	const before = draft.setup(studio.choices);
	let opened: number | undefined;
	const go = async (): Promise<void> => {
		if (log !== undefined) await studio.games.open(new File([log], 'link.json'));
		else if (setup) {
			if (studio.game) await studio.leave();
			draft.take(setup, undefined);
			draft.seed = setup.seed;
			await studio.choose();
		}
		opened = log === undefined ? undefined : studio.game?.number;
	};
	const back = async (): Promise<void> => {
		notices.close('taken');
		if (opened !== undefined && studio.game?.number === opened) await studio.leave({ keep: false });
		if (studio.game) return;
		draft.take(before, undefined);
		await studio.choose();
	};
	await go();
	// files and set-up came together, and go together: a set-up without its files cannot be played
	const whole: HistoryEntry | undefined = changed && {
		says: changed.says,
		undo: async () => {
			await back();
			return changed.undo();
		},
		redo: async () => {
			if (!(await changed.redo())) return false;
			await go();
			return true;
		},
	};
	if (whole && commands.history.past.at(-1) === changed) {
		commands.history.forget(changed!);
		commands.history.record(whole, true);
	}
	const undo = (): Promise<void> =>
		whole && commands.history.past.at(-1) === whole ? studio.undo('all') : back();
	const what = [
		...new Set(carried.things.map(({ title }) => title)),
		...(log !== undefined && carried.game
			? [t.incoming.theGame(carried.game)]
			: setup
				? [t.incoming.theSetUp]
				: []),
	];
	const isToStart = setup !== undefined && log === undefined && !studio.game;
	notices.show('taken', t.incoming.done({ what }), {
		more: isToStart ? [t.incoming.playIt] : [],
		goesWithNextGame: isToStart,
		actions: [{ label: t.undo, run: () => void undo() }],
	});
}
