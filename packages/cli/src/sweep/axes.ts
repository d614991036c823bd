import { limits } from '@tilewright/schema';
import { misuse } from '../frame/refusal.ts';

export interface Axis {
	readonly name: string;
	readonly values: readonly string[];
}

export type Point = ReadonlyMap<string, string>;

const range = /^(-?\d{1,6})\.\.(-?\d{1,6})$/;

/** Reads `name=a,b,c` or `name=1..4`; refuses an axis without values, or with one twice. */
export function axisFrom(text: string): Axis {
	const cut = text.indexOf('=');
	const name = text.slice(0, Math.max(0, cut)).trim();
	const words = text.slice(cut + 1).split(',');
	const values = words.map((w) => w.trim()).flatMap(valuesOf);
	if (name === '' || values.includes('') || new Set(values).size < values.length)
		throw misuse('CLI-VARY', { value: text });
	return { name, values };
}

function valuesOf(word: string): string[] {
	const [, first, last] = range.exec(word) ?? [];
	if (first === undefined || last === undefined) return [word];
	const [from, to] = [Number(first), Number(last)];
	const count = to - from + 1;
	// a range that ends before it begins has no value, and is refused as one
	if (count < 1) return [''];
	if (count > limits.sweepPoints)
		throw misuse('CLI-SWEEP-LARGE', { points: count, max: limits.sweepPoints });
	return Array.from({ length: count }, (_, i) => String(from + i));
}

/** All combinations of the values of the axes; the last axis changes fastest. Refuses an axis that comes twice, and too many. */
export function pointsOf(axes: readonly Axis[]): Point[] {
	const names = axes.map((axis) => axis.name);
	const twice = names.find((name, i) => names.indexOf(name) < i);
	if (twice !== undefined) throw misuse('CLI-VARY', { value: twice });
	const count = axes.reduce((product, axis) => product * axis.values.length, 1);
	if (count > limits.sweepPoints)
		throw misuse('CLI-SWEEP-LARGE', { points: count, max: limits.sweepPoints });
	let points: Point[] = [new Map()];
	for (const { name, values } of axes)
		points = points.flatMap((point) => values.map((value) => new Map([...point, [name, value]])));
	return points;
}
