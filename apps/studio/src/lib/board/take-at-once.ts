import type { CellOffer, PointOffer } from '@tilewright/scene';
import type { Moves } from '../capabilities.ts';

type Access = Pick<Moves, 'picking' | 'confirm'> & Partial<Pick<Moves, 'confirms'>>;

/**
 * Points at a target. Where the turn is confirmed at its end, and one option alone is left, a mouse takes that option at once: it can
 * be taken back until then. A finger sees what it chose first, and so do keys, whose second press would end the turn.
 */
export function pickPoint(studio: Access, point: PointOffer, byMouse: boolean): void {
	const { picking } = studio;
	picking.pickPoint(point);
	if (studio.confirms && byMouse && picking.isOnlyChoice) void studio.confirm();
}

export function pickCell(studio: Access, cell: CellOffer, byMouse: boolean): void {
	const { picking } = studio;
	picking.pickCell(cell);
	if (studio.confirms && byMouse && picking.isOnlyChoice) void studio.confirm();
}

export function isMouse(event: Event): boolean {
	return event instanceof PointerEvent && event.pointerType === 'mouse';
}
