import { difference, type Estimate, halfWidth, upperBoundOfUnseen } from '@tilewright/lab';
import { set as t } from '#texts/set.ts';
import type { SetView } from '@tilewright/workbench';

export function sideTitle({ shown, rules }: SetView, code: number): string {
	const side = shown.codes[code];
	if (code === 0 || !side) return t.open;
	if (side.any) return t.anything;
	const name = (kind: number): string => rules.kinds[kind]?.title ?? t.ground;
	return side.left === side.right ? name(side.left) : `${name(side.left)} | ${name(side.right)}`;
}

export function sumOf(counts: readonly number[]): number {
	return counts.reduce((sum, n) => sum + n, 0);
}

export function rounded(value: number, places: number): string {
	const text = value.toFixed(places);
	return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
}

export function signed(value: number, places = 0): string {
	const text = rounded(value, places);
	return value > 0 && Number(value.toFixed(places)) !== 0 ? `+${text}` : text;
}

/** `3.4 ± 0.2`: the 95 % interval goes from 3.2 to 3.6. */
export function estimate(e: Estimate | undefined, places = 1, times = 1): string {
	if (!e || e.n === 0) return '–';
	return `${rounded(times * e.value, places)} ± ${rounded(times * halfWidth(e), places)}`;
}

/** A share in percent; of what was never met, how much it is at most. */
export function shareText(e: Estimate | undefined): string {
	if (!e || e.n === 0) return '–';
	if (e.value === 0) return t.play.never(`${rounded(100 * upperBoundOfUnseen(e.n), 2)} %`);
	return `${estimate(e, 2, 100)} %`;
}

export function differenceText(e: Estimate | undefined, places = 1, times = 1): string {
	if (!e || e.n === 0) return '–';
	return `${signed(times * e.value, places)} ± ${rounded(times * halfWidth(e), places)}`;
}

export function isClear(e: Estimate | undefined): boolean {
	return e !== undefined && e.n > 1 && Math.abs(e.value) > halfWidth(e) && e.value !== 0;
}

export function fitText(tiles: readonly string[], refused: readonly string[]): string {
	const out = refused.length > 0 ? t.holes.refused(refused) : '';
	return [tiles.join(', '), out].filter((words) => words !== '').join('\n');
}

/** A share that is so many times as large is far larger. */
const FAR_LARGER = 2;

/** Tells that a share is clearly larger than another one, and far. */
export function isFarLarger(share: Estimate, other: Estimate): boolean {
	return share.value >= FAR_LARGER * other.value && isClear(difference(share, other));
}
