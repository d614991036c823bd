import { ownValue } from '@tilewright/schema';
import { hash } from '../geometry/random.ts';
import { builtIn, seatTones, tones } from './defaults.ts';
import {
	NO_LOOKS,
	type Glyph,
	type KindLook,
	type Looks,
	type MarkLook,
	type PieceLook,
	type Tone,
} from './looks.ts';

export interface Theme {
	readonly looks: Looks;
	readonly scheme: 'light' | 'dark';
	readonly seats: readonly Tone[];
}

export function themeOf(
	scheme: Theme['scheme'],
	looks: Looks = NO_LOOKS,
	seats: readonly Tone[] = seatTones,
): Theme {
	return { looks, scheme, seats };
}

/** The colour behind a name; `seat` is the owner's, nobody's is grey. */
export function paint(theme: Theme, name: string | undefined, seat = -1): string {
	if (name === undefined || name === 'none') return 'none';
	if (name === 'seat') return seatColour(theme, seat);
	const tone = theme.looks.colours.get(name) ?? tones.get(name) ?? derived(name);
	return tone[theme.scheme];
}

export function seatColour(theme: Theme, seat: number): string {
	const { seats } = theme;
	const tone = seat < 0 || seats.length === 0 ? undefined : seats[seat % seats.length];
	return (tone ?? { light: '#8d8779', dark: '#a39d8f' })[theme.scheme];
}

function derived(name: string): Tone {
	const [base, part = 'fill'] = name.split('/');
	const hue = hash(base!) % 360;
	const [light, dark] = { fill: [66, 36], line: [34, 16], trim: [82, 52] }[part] ?? [50, 50];
	return { light: hsl(hue, 38, light!), dark: hsl(hue, 30, dark!) };
}

function hsl(h: number, s: number, l: number): string {
	const a = (s / 100) * Math.min(l / 100, 1 - l / 100);
	const channel = (n: number): string => {
		const k = (n + h / 30) % 12;
		const v = l / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
		return Math.round(v * 255)
			.toString(16)
			.padStart(2, '0');
	};
	return `#${channel(0)}${channel(8)}${channel(4)}`;
}

export function glyph(theme: Theme, name: string): Glyph {
	return theme.looks.glyphs.get(name) ?? builtIn.get(name) ?? builtIn.get('disc')!;
}

export function kindLook(theme: Theme, id: string, form: string): KindLook {
	const declared = theme.looks.kinds.get(id);
	const own = (part: string): string => `${id}/${part}`;
	const base: KindLook = {
		fill: own('fill'),
		line: own('line'),
		trim: own('trim'),
		width: { line: 8, block: 3, spot: 2, cells: 1, area: 0 }[form] ?? 2,
		size: form === 'spot' ? 34 : 16,
		...(form === 'spot' ? { glyph: 'hut' } : {}),
		...(form === 'area' ? { fill: 'ground', pattern: { glyphs: ['tuft'], size: 8, gap: 17 } } : {}),
	};
	return { ...base, ...declared };
}

export function markLook(theme: Theme, id: string): MarkLook {
	return { glyph: 'badge', size: 15, ...theme.looks.marks.get(id) };
}

export function pieceLook(theme: Theme, id: string, face?: number): PieceLook {
	const given = theme.looks.pieces.get(id);
	const look = { glyph: 'pawn', size: 30, lies: [], stack: 0, faces: {}, ...given };
	return face === undefined ? look : { ...look, ...ownValue(look.faces, String(face)) };
}
