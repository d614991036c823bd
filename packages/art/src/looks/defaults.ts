import type { Glyph, Tone } from './looks.ts';

export const tones: ReadonlyMap<string, Tone> = new Map([
	['ink', { light: '#2f261c', dark: '#14100b' }],
	['paper', { light: '#fbf4e4', dark: '#e9dfc9' }],
	['ground', { light: '#b9c690', dark: '#4f6044' }],
	['shade', { light: '#8ea26a', dark: '#3f4f38' }],
	['table', { light: '#e9e2d3', dark: '#1d1c1a' }],
]);

/** Colours of seats that differ in lightness as well as hue, for people without red, green or blue cones. */
export const seatTones: readonly Tone[] = [
	{ light: '#c22c10', dark: '#be320e' },
	{ light: '#215390', dark: '#1c8cf5' },
	{ light: '#fbcb18', dark: '#f9e207' },
	{ light: '#181518', dark: '#aeb3c0' },
	{ light: '#0ab492', dark: '#48fed3' },
	{ light: '#bd56f6', dark: '#9d3ea1' },
];

export const builtIn: ReadonlyMap<string, Glyph> = new Map<string, Glyph>([
	['disc', [{ d: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z', fill: 'paper', line: 'ink', width: 1.5 }]],
	['badge', [{ d: 'M12 3L21 12L12 21L3 12Z', fill: 'paper', line: 'ink', width: 1.8 }]],
	[
		'hut',
		[
			{ d: 'M5 11H19V21H5Z', fill: 'paper', line: 'ink', width: 1.2 },
			{ d: 'M2.5 12L12 3L21.5 12Z', fill: 'ink' },
			{ d: 'M10 21V15H14V21Z', fill: 'ink' },
		],
	],
	[
		'tuft',
		[
			{
				d: 'M6 19C7 14 6 11 4 8M12 19C12 12 12 9 13 4M17 19C17 14 18 12 21 9',
				line: 'shade',
				width: 2.4,
			},
		],
	],
	[
		'pawn',
		[
			{
				d: 'M12 1.8A4.7 4.7 0 0 1 14.6 10.4C17.6 11.6 18.6 15.5 19.6 21.5H4.4C5.4 15.5 6.4 11.6 9.4 10.4A4.7 4.7 0 0 1 12 1.8Z',
				fill: 'seat',
				line: 'ink',
				width: 1.3,
			},
		],
	],
]);
