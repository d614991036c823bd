import { textsOf } from '@tilewright/schema';
import { counted, listed } from './words.ts';

export const setUps = textsOf('studio/set-ups', {
	title: 'Set-ups',
	says: 'A set-up is a game with its packs, its edition and your choices. Players and seed are not part of it.',
	name: 'Name of this set-up',
	keep: 'Keep',
	nameUsed: 'This name is in use: keeping replaces that set-up.',
	kept: (o: { name: string }) => `“${o.name}” is kept in this browser.`,
	notKept: 'The browser does not let this page keep it.',
	none: 'No set-up is kept yet.',
	use: 'Use',
	useNamed: (o: { name: string }) => `Use ${o.name}`,
	used: (o: { name: string }) => `set-up ${o.name}`,
	compare: 'What differs',
	compareNamed: (o: { name: string }) => `What differs between ${o.name} and what is chosen now`,
	link: 'Copy a link',
	linkNamed: (o: { name: string }) => `Copy a link to ${o.name}`,
	linkHere: 'Copy a link to what is chosen now',
	forget: 'Forget',
	forgetNamed: (o: { name: string }) => `Forget ${o.name}`,
	copied: 'The link is in the clipboard.',
	shown: 'This is the link:',
	local:
		'It leads to this computer only. Others need a studio of their own: give them what follows the question mark.',
	own: (o: { things: readonly string[] }) =>
		o.things.length === 0
			? 'Every studio has the packs of this set-up.'
			: `It carries ${listed(o.things.map((title) => `“${title}”`))}. Whoever follows it sees them before they open it.`,
	ownTooLarge:
		'Your own packs and house rules are too large for a link. Save them under Files as one file, and send that with the link.',
	toFiles: 'To Files',

	same: (o: { name: string }) => `“${o.name}” is what is chosen now.`,
	differs: (o: { name: string; count: number }) =>
		`“${o.name}” differs in ${counted(o.count, { one: 'point', other: 'points' })} from what is chosen now:`,
	side: { there: (o: { name: string }) => o.name, here: 'Now' },
	part: { game: 'Game', edition: 'Edition', order: 'The order of rules where packs meet' },
	defaultRules: 'Default rules',
	with: 'with it',
	without: 'without it',
	has: (o: { title: string }) => `with ${o.title}`,
	lacks: (o: { title: string }) => `without ${o.title}`,
	on: 'on',
	off: 'off',
	house: (o: { title: string }) => `House rule: ${o.title}`,
	houseOn: (o: { title: string }) => `House rule switched on: ${o.title}`,
	houseOff: (o: { title: string }) => `House rule switched off: ${o.title}`,
	packAdded: (o: { title: string }) => `Pack added: ${o.title}`,
	packTakenOut: (o: { title: string }) => `Pack taken out: ${o.title}`,
	textChanged: (o: { title: string }) => `Edited: ${o.title}`,
	tilesChanged: (o: { title: string }) => `Tiles edited: ${o.title}`,

	fromLink: (o: { name: string }) =>
		o.name === '' ? 'Set up from a link.' : `Set up from a link: “${o.name}”.`,
	gameMissing: (o: { game: string }) =>
		`The link asks for the game “${o.game}”, which is not among the files here.`,
	missing: (o: { names: string }) => `Not among the files here, and left out: ${o.names}.`,

	closed: (o: { count: number }) =>
		`${counted(o.count, { one: 'rule does', other: 'rules do' })} not apply now`,
	closedAny: 'Applies with:',
	closedAll: 'Depends on:',
	closedReason: (o: {
		is: 'pack' | 'element' | 'param';
		says: string;
		on: boolean | undefined;
	}) => {
		const says = o.says.replace(/\.$/, '');
		if (o.is === 'param') return `“${says}”`;
		if (o.is === 'pack') return o.on === true ? `the pack ${says}` : `no ${says}`;
		return `“${says}” ${o.on === true ? 'on' : 'off'}`;
	},
} as const);
