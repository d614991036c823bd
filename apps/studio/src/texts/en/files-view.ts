import { textsOf } from '@tilewright/schema';
import { words } from '#words';
import { counted, listed, nouns } from './words.ts';

const version = { one: 'version', other: 'versions' };
const file = { one: 'file', other: 'files' };
const move = { one: 'move', other: 'moves' };

export const filesView = textsOf('studio/files-view', {
	title: 'Files',
	says: words.filesIntro,
	newPack: 'New tile set …',
	importPacks: 'Import …',
	importHint:
		'What somebody shared, exported packs (ZIP), a file of a pack, or tiles of another program',
	exportMine: 'Export all I made',
	exportChosen: 'Export what is checked',
	share: {
		open: 'Share …',
		title: 'Share',
		carried: 'You share:',
		left: 'Not shared, as the game does not use it:',
		looking: 'Looking at what you made…',
		withGame: 'with the running game',
		hidden:
			'The running game hides tiles or pieces from its players, so it is not shared. “Open table” in the menu “More” under Play lets you share it.',
		saveFile: 'Save a file',
		fileSays: (o: { button: string }) =>
			`Send it to anyone. They press “${o.button}” on the page Play, or drop the file on the page, and read what is in it before they open it.`,
		fileSaved: (o: { name: string }) => `${o.name} is saved.`,
		copyLink: 'Copy a link',
		linkSays: 'Whoever follows it reads what it carries before they open it.',
		local: 'This studio runs on your computer, so a link opens only here. Send others the file.',
		copied: 'The link is in the clipboard.',
		shown: 'This is the link:',
		tooLong: 'This is too much for a link. Save a file.',
		tooLarge: 'This is too much for one file. Use “Export all I made” on the page Files.',
	},
	choosePacks: 'Check the sets to export.',
	choosePack: (o: { title: string }) => `Export ${o.title}`,
	looseFiles: 'Files of no pack',
	ownHouse: 'Your house rules',
	states: { edited: 'edited', new: 'new', conflict: 'conflict' } as const,
	errors: (o: { errors: number }) => counted(o.errors, { one: 'error', other: 'errors' }),
	asOnDisk: words.asThere,
	changedHere: 'changed',
	reset: 'As shipped',
	resetHint: 'Lets the file say again what it came with',
	resetAll: (o: { files: number }) => `Reset ${counted(o.files, file)} to as shipped`,
	wasReset: (o: { files: number; name: string }) =>
		`${o.files === 1 ? `${o.name} is` : `${counted(o.files, file)} are`} as shipped.`,
	unread: words.unread,
	reading: 'Loading the packs…',
	noOwn: 'There is no pack of your own yet.',
	noOwnSays:
		'Press “New tile set …” to make one, “Import …” to open one from a file, or edit any file below.',
	actionsOf: (o: { name: string }) => `Actions for ${o.name}`,
	open: 'Edit',
	show: 'Show',
	save: 'Save',
	revert: 'Revert',
	rename: 'Rename …',
	remove: 'Delete',
	needed: 'renamed and deleted with the set',
	renameSet: 'Rename the set …',
	changeId: 'Change its id …',
	changeItsId: 'Change the id',
	removeSet: 'Delete the set',
	removed: (o: { name: string }) => `${o.name} is deleted.`,
	undo: 'Undo',
	addFile: 'New file …',
	renameIt: 'Rename',
	newName: (o: { name: string }) => `New name of ${o.name}`,
	newTitle: (o: { title: string }) => `New name of “${o.title}”`,
	newId: (o: { title: string }) => `New id of “${o.title}”`,
	newIdSays:
		'The id names the folder of the set and is how files and links call it. The name that people see stays.',
	nameOfFile: 'Name of the file',
	cancel: 'Cancel',
	create: 'Create',
	badName: 'This is no name of a file here.',
	badPackName: 'Small letters, digits and hyphens, a letter first.',
	nameTaken: 'There is something of that name.',
	kinds: {
		pack: 'title',
		tiles: 'tiles',
		rules: 'rules',
		overlay: 'house rules',
		scenario: 'scenario',
		mapping: 'mapping',
		log: 'game',
		differences: 'differences',
		coverage: 'coverage',
		picture: 'picture',
		'': 'cannot be read',
	} as Readonly<Record<string, string>>,
	form: {
		title: 'New tile set',
		shown: 'Name',
		kind: 'What it is',
		game: 'A game of its own',
		expansion: (o: { title: string }) => `Tiles for ${o.title}`,
		name: 'Id',
		nameHint: 'Files and links call it by its id.',
		made: (o: { id: string }) => `Its files go to own/${o.id}.`,
		create: 'Create',
		createAndDraw: 'Create and draw the first tile',
	},
	kindOfFile: { tiles: 'Tiles', rules: 'Rules', overlay: 'House rules' },
	made: (o: { path: string }) => `New: ${o.path}`,
	joined: (o: { title: string; running: boolean }) =>
		`${o.title} ${o.running ? 'has joined the running game' : 'joins the next game'}. Draw its tiles below, then play with them.`,
	playWithIt: 'Play with it',
	notJoined: (o: { title: string }) =>
		`${o.title} is made, but not in play yet: switch it on under Rules.`,
	gameMade: (o: { title: string }) => `${o.title} is made: a small game with seven tiles.`,
	renamed: (o: { path: string }) => `Renamed: ${o.path}`,
	titled: (o: { was: string; title: string }) => `Renamed: ${o.was} is called ${o.title}`,
	packRenamed: (o: { from: string; to: string }) => `${o.from} is called ${o.to} now.`,
	packRenamedIn: (o: { places: number; files: number }) =>
		`Its id is written anew at ${counted(o.places, { one: 'place', other: 'places' })} in ${counted(o.files, file)}.`,
	gameHasNewName: 'The running game goes on under the new name.',
	versions: {
		title: 'Versions',
		says: 'Texts of files from before they were saved, replaced or deleted, in this browser.',
		none: 'There are none yet.',
		damaged: (o: { n: number }) => `${counted(o.n, version)} cannot be read.`,
		storeVersion: 'Keep a version',
		name: 'Name of the version',
		of: (o: { files: number }) => `of ${counted(o.files, file)}`,
		restore: 'Bring back',
		restored: 'Version brought back',
		isBack: (o: { name: string; paths: readonly string[] }) =>
			`Brought back: ${o.name} (${o.paths.length === 1 ? o.paths[0] : counted(o.paths.length, file)}).`,
		isSoAlready: (o: { name: string; paths: readonly string[] }) =>
			`${o.paths.length === 1 ? `${o.paths[0]} is` : `${counted(o.paths.length, file)} are`} as in ${o.name} already: nothing to bring back.`,
		forget: 'Forget this version',
		then: 'Then',
		now: 'Now',
		causes: {
			save: 'before saving',
			import: 'before an import',
			delete: 'before deleting',
			revert: 'an edit that was taken back',
			restore: 'before another version was brought back',
			example: 'the set of an example, as you left it',
			tour: 'what you tried on the tour',
			tab: 'of another tab',
			named: '',
		},
	},
	carried: {
		rules: (o: { titles: readonly string[] }) => `A game is set up with ${listed(o.titles)}.`,
		choices: 'Chosen for it:',
		pack: (o: {
			title: string;
			tiles: number | undefined;
			different: number;
			rules: number;
			isWhole: boolean;
		}) => {
			const what = `${o.isWhole ? 'A pack' : 'Changes of the pack'} “${o.title}”`;
			const rules = o.rules > 0 ? ` and ${counted(o.rules, { one: 'rule', other: 'rules' })}` : '';
			if (o.tiles === undefined)
				return `${what} with ${counted(o.different, { one: 'kind of tile', other: 'kinds of tile' })}${rules}.`;
			const different = o.different > 1 ? `, ${o.different} different` : '';
			return `${what} with ${counted(o.tiles, nouns.tile)}${different}${different && rules ? ',' : ''}${rules}.`;
		},
		copies: (o: { n: number }) => `${o.n} ×`,
		house: (o: { title: string; changes: number }) =>
			`House rules “${o.title}” with ${counted(o.changes, { one: 'change', other: 'changes' })}:`,
		switchedOff: '(switched off)',
		tilesOf: (o: { title: string }) => `Tiles of ${o.title}`,
		game: (o: {
			moves: number;
			over: boolean;
			seats: readonly { name: string; points: number | undefined }[];
		}) =>
			`${o.over ? 'A finished game' : 'A game in progress'}: ${[counted(o.moves, move), ...o.seats.map(({ name, points }) => (points === undefined ? name : `${name} ${points}`))].join(', ')}.`,
	},
	incoming: {
		import: (o: { name: string }) => `What ${o.name} would change`,
		link: 'What this link carries',
		file: (o: { name: string }) => `What ${o.name} carries`,
		stranger: 'It was made by somebody else. It holds data only: nothing in it runs.',
		files: (o: { files: number }) => `Show the ${counted(o.files, file)} in it`,
		done: (o: { what: readonly string[] }) => `Taken over: ${listed(o.what)}.`,
		theSetUp: 'the set-up of the game',
		theGame: (o: { moves: number }) => `a game of ${counted(o.moves, move)}`,
		playIt: 'Press Start to play with it.',
		states: { new: 'new', changed: 'changed', same: 'as it is here' },
		overEdit: 'replaces your edit',
		then: 'Now',
		now: 'Taken over',
		nothing: 'Nothing of it can be taken over.',
		take: 'Take it over',
		open: 'Open it',
		leave: 'Leave it',
		undoable: 'What it replaces is kept among the versions, and undo takes it back.',
		imported: (o: { name: string }) => `Taken over: ${o.name}`,
		linkName: 'a link',
		damagedSetup: 'Its choice of rules is damaged and is left out.',
	},
	scenario: {
		open: (o: { name: string }) => `${o.name} is open as a game, at its end.`,
		storeVersion: (o: { pack: string }) => `Keep it in ${o.pack}`,
		editMade: (o: { path: string }) => `It is an edit now, ${o.path}: saving writes it.`,
	},
	tiles: {
		made: (o: { name: string; id: string; tiles: string }) =>
			`${o.name} became the pack ${o.id}, in ${o.tiles}.`,
		left: (o: { count: number }) =>
			o.count === 0
				? 'Everything in it has an equivalent here.'
				: `${o.count} ${o.count === 1 ? 'thing has' : 'things have'} no equivalent here:`,
		more: (o: { count: number }) => `and ${o.count} more`,
		none: (o: { name: string }) => `${o.name} could not be made into a pack.`,
		play: 'Set up a game with it',
	},
} as const);
