import type {
	Glyph,
	KindLook,
	Layer,
	Looks,
	MarkLook,
	Pattern,
	PictureLook,
	PieceLook,
	PlaceLook,
	Tone,
} from './looks.ts';
import { expected as t } from '../texts/looks.ts';

export interface LookProblem {
	readonly path: readonly (string | number)[];
	readonly expected: string;
}

const MAX_PATH = 2000;
const MAX_LAYERS = 24;
const colourForm = /^#[0-9a-f]{6}$/i;
const pathForm = /^[MmLlHhVvCcSsQqTtAaZz0-9eE .,+-]+$/;

type Report = (path: readonly (string | number)[], expected: string) => void;
type Entries = [string, unknown][];

/**
 * Reads documents with a `looks` key; later ones win by id. Nothing a document says reaches a drawing unchecked: colours
 * are six hexadecimal digits, paths are path data, the rest are numbers and names.
 */
export function readLooks(documents: readonly unknown[]): {
	looks: Looks;
	problems: LookProblem[];
} {
	const problems: LookProblem[] = [];
	const looks = {
		colours: new Map<string, Tone>(),
		glyphs: new Map<string, Glyph>(),
		kinds: new Map<string, Partial<KindLook>>(),
		marks: new Map<string, Partial<MarkLook>>(),
		pieces: new Map<string, Partial<PieceLook>>(),
		places: new Map<string, PlaceLook>(),
		pictures: new Map<string, PictureLook>(),
		ground: undefined as string | undefined,
	};
	const report: Report = (path, expected) => problems.push({ path, expected });
	const bodies = documents.flatMap((document) => {
		const body = record(record(document)?.['looks']);
		return body ? [body] : [];
	});
	for (const body of bodies) {
		for (const [id, value] of entries(body['colours'])) {
			const tone = toneOf(value);
			if (tone) looks.colours.set(id, tone);
			else report(['looks', 'colours', id], t.colour);
		}
	}
	for (const body of bodies) {
		for (const [id, value] of entries(body['glyphs'])) {
			const glyph = glyphOf(value, (path, expected) =>
				report(['looks', 'glyphs', id, ...path], expected),
			);
			if (glyph) looks.glyphs.set(id, glyph);
		}
		const of = <T>(
			key: 'kinds' | 'marks' | 'pieces',
			into: Map<string, T>,
			fields: Fields,
		): void => {
			for (const [id, value] of entries(body[key])) {
				const look = pick(value, fields, (path, expected) =>
					report(['looks', key, id, ...path], expected),
				);
				into.set(id, look as T);
			}
		};
		of('kinds', looks.kinds, kindFields);
		of('marks', looks.marks, { glyph: name, size });
		of('pieces', looks.pieces, { glyph: name, size, lies: names, stack, faces });
		for (const [id, value] of entries(body['places'])) {
			const { on, at, size } = pick(value, placeFields, (path, expected) =>
				report(['looks', 'places', id, ...path], expected),
			) as Partial<PlaceLook>;
			const { glyph } = (record(value) ?? {}) as { glyph?: string };
			if (on === undefined || at === undefined) report(['looks', 'places', id], t.place);
			else
				looks.places.set(id, {
					on,
					at,
					size: size ?? [90, 50],
					...(typeof glyph === 'string' ? { glyph } : {}),
				});
		}
		if (typeof body['ground'] === 'string') looks.ground = body['ground'];
	}
	return { looks, problems };
}

type Field = readonly [expected: () => string, read: (value: unknown) => unknown];
type Fields = Readonly<Record<string, Field>>;

const range =
	(min: number, max: number) =>
	(v: unknown): number | undefined =>
		typeof v === 'number' && v >= min && v <= max ? v / 10 : undefined;
const number = (from: number, to: number): Field => [() => t.number({ from, to }), range(from, to)];
const name: Field = [
	() => t.name,
	(v) => (typeof v === 'string' && v.length <= 60 ? v : undefined),
];
const size: Field = number(10, 800);
const stack: Field = number(0, 400);
const names: Field = [
	() => t.names,
	(v) => (Array.isArray(v) && v.every((x) => typeof x === 'string') ? v : undefined),
];
const faces: Field = [
	() => t.faces,
	(v) =>
		record(v) && entries(v).every(([, look]) => name[1](record(look)?.['glyph']) !== undefined)
			? Object.fromEntries(
					entries(v).map(([face, look]) => [face, { glyph: record(look)!['glyph'] }]),
				)
			: undefined,
];
const kindFields: Fields = {
	fill: name,
	line: name,
	trim: name,
	width: number(0, 300),
	dash: [
		() => t.numbers,
		(v) =>
			Array.isArray(v) && v.length <= 6 && v.every((x) => range(0, 500)(x) !== undefined)
				? v.map(range(0, 500))
				: undefined,
	],
	glyph: name,
	end: name,
	size,
	pattern: [
		() => t.pattern,
		(v): Pattern | undefined => {
			const r = record(v);
			const glyphs = names[1](r?.['glyphs']) as string[] | undefined;
			const own = range(20, 400)(r?.['size']);
			const gap = range(30, 1000)(r?.['gap']);
			return glyphs && glyphs.length > 0 && own !== undefined && gap !== undefined
				? { glyphs, size: own, gap }
				: undefined;
		},
	],
};

const both = (min: number, max: number): Field => [
	() => t.twoNumbers({ from: min, to: max }),
	(v) => {
		const read = Array.isArray(v) && v.length === 2 ? v.map(range(min, max)) : [];
		return read.length === 2 && read.every((n) => n !== undefined) ? read : undefined;
	},
];
const placeFields: Fields = {
	on: name,
	at: both(-12000, 12000),
	size: both(100, 6000),
	glyph: name,
};

function pick(value: unknown, fields: Fields, report: Report): Record<string, unknown> {
	const out: Record<string, unknown> = {};
	for (const [key, v] of entries(value)) {
		const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
		const read = field?.[1](v);
		if (read !== undefined) out[key] = read;
		else report([key], field ? field[0]() : t.oneOf(Object.keys(fields)));
	}
	return out;
}

function glyphOf(value: unknown, report: Report): Glyph | undefined {
	if (!Array.isArray(value) || value.length > MAX_LAYERS) {
		report([], t.layers(MAX_LAYERS));
		return undefined;
	}
	return value.flatMap((item: unknown, i): Layer[] => {
		const r = record(item);
		const d = r?.['d'];
		if (typeof d !== 'string' || d.length > MAX_PATH || !pathForm.test(d)) {
			report([i, 'd'], t.path);
			return [];
		}
		const { fill, line, width } = pick(
			{ ...r, d: undefined },
			{
				fill: name,
				line: name,
				width: number(0, 120),
				d: [() => '', () => ''],
			},
			(path, expected) => report([i, ...path], expected),
		) as Partial<Layer>;
		return [
			{
				d,
				...(fill === undefined ? {} : { fill }),
				...(line === undefined ? {} : { line }),
				...(width === undefined ? {} : { width }),
			},
		];
	});
}

function toneOf(value: unknown): Tone | undefined {
	const good = (v: unknown): v is string => typeof v === 'string' && colourForm.test(v);
	if (good(value)) return { light: value, dark: value };
	if (Array.isArray(value) && value.length === 2 && good(value[0]) && good(value[1]))
		return { light: value[0], dark: value[1] };
	return undefined;
}

function record(value: unknown): Record<string, unknown> | undefined {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? (value as Record<string, unknown>)
		: undefined;
}

function entries(value: unknown): Entries {
	return Object.entries(record(value) ?? {});
}
