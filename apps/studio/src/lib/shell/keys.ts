import { help } from '#texts/help.ts';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/**
 * The commands of keys, by area: every key handler looks them up here, and the help shows the same table. `Mod` is Control, or Command
 * where there is one.
 */
export const keys = {
	everywhere: {
		undo: ['Mod+z'],
		redo: ['Mod+Shift+z', 'Mod+y'],
		save: ['Mod+s'],
		saveAll: ['Mod+Shift+s'],
		help: ['?'],
	},
	play: {
		turn: ['r'],
		turnBack: ['Shift+r'],
		confirm: ['Enter'],
		pass: ['p'],
		undo: ['u'],
		redo: ['Shift+u'],
		stepBack: [','],
		stepOn: ['.'],
		toBeginning: ['<'],
		toNow: ['>'],
		resumeHere: ['g'],
		capture: ['k'],
		fits: ['f'],
		dismiss: ['Escape'],
	},
	board: { move: arrows, zoomIn: ['+', '='], zoomOut: ['-'], all: ['0'], dismiss: ['Escape'] },
	cells: {
		go: arrows,
		next: ['n'],
		before: ['Shift+n'],
		take: ['Enter', ' '],
		turn: ['r', 'Shift+r'],
		dismiss: ['Escape'],
	},
	tiles: {
		go: arrows,
		nextPart: ['PageDown'],
		partBefore: ['PageUp'],
		last: ['Home'],
		take: ['Enter', ' '],
	},
	places: { take: ['Enter', ' '], dismiss: ['Escape'] },
	log: { go: ['ArrowUp', 'ArrowDown'], newest: ['Home'], oldest: ['End'] },
	drawing: {
		kind: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
		eraser: ['x'],
		go: arrows,
		stroke: ['Enter', ' '],
		remove: ['Delete', 'Backspace'],
		rotate: ['r'],
		mirror: ['m'],
		duplicate: ['d'],
		dismiss: ['Escape'],
	},
	arranging: {
		go: arrows,
		place: ['Enter', ' '],
		nextPart: ['PageDown'],
		partBefore: ['PageUp'],
		turn: ['r'],
		turnBack: ['Shift+r'],
		replace: ['x'],
		move: ['m'],
		remove: ['Delete', 'Backspace'],
		zoomIn: ['+', '='],
		zoomOut: ['-'],
		all: ['0'],
		dismiss: ['Escape'],
	},
	editor: { complete: ['Mod+ '], find: ['Mod+f'], leave: ['Escape', 'Tab'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export type Area = keyof typeof keys;
export type CommandOf<A extends Area> = keyof (typeof keys)[A] & string;

const inGame: readonly Area[] = ['play', 'board', 'cells', 'tiles', 'places', 'log', 'arranging'];

/** All areas of keys; those of the view that is shown come first. */
export function areasFrom(route: string | null, playing: boolean): Area[] {
	const here: readonly Area[] =
		route === '/tiles' ? ['drawing'] : route === '/' && playing ? inGame : [];
	const areas = Object.keys(keys) as Area[];
	const first: readonly Area[] = ['everywhere', ...here, 'editor'];
	return [...first, ...areas.filter((area) => !first.includes(area))];
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function commandFor<A extends Area>(area: A, event: Pressed): CommandOf<A> | undefined {
	for (const [command, chords] of Object.entries(keys[area]) as [CommandOf<A>, readonly string[]][])
		if (chords.some((chord) => isPressed(chord, event))) return command;
	return undefined;
}

function isPressed(chord: string, event: Pressed): boolean {
	const parts = partsOf(chord);
	const key = parts.at(-1)!;
	const mod = parts.includes('Mod');
	if (event.altKey || mod !== (event.ctrlKey || event.metaKey)) return false;
	if (/^[a-z]$/.test(key))
		return event.key.toLowerCase() === key && event.shiftKey === parts.includes('Shift');
	// on many keyboards a sign needs Shift
	return event.key === key;
}

/** `Mod++` has a plus as its key. */
const partsOf = (chord: string): string[] => chord.split(/\+(?=.)/);

export function namesOf(chord: string): string[] {
	const names: Readonly<Record<string, string>> = help.keyNames;
	return partsOf(chord).map((part) => names[part] ?? part.toUpperCase());
}

export function withKeys<A extends Area>(says: string, area: A, command: CommandOf<A>): string {
	const chords = keys[area][command] as readonly string[];
	return help.withKeys({ says, keys: chords.map((chord) => namesOf(chord).join('+')) });
}
