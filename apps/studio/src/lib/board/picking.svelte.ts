import type { DecisionView, OptionView } from '@tilewright/session';
import {
	type CellOffer,
	isAmbiguous,
	nextTurn,
	type Offers,
	offersOf,
	type PointOffer,
	type SpotOffer,
	optionAtRotation,
} from '@tilewright/scene';

export class Picking {
	turn: number = $state(0);
	cell: CellOffer | undefined = $state.raw();
	point: PointOffer | undefined = $state.raw();
	/** Keys of what was pointed at before it, or of the members chosen so far. */
	picked: readonly string[] = $state.raw([]);
	hint: OptionView | undefined = $state.raw();
	private nth: number = $state(0);

	private readonly decision: () => DecisionView | undefined;
	readonly offers: Offers = $derived.by(() => offersOf(this.decision(), this.picked));

	constructor(decision: () => DecisionView | undefined) {
		this.decision = decision;
	}

	get chosen(): OptionView | undefined {
		if (this.cell) return optionAtRotation(this.cell, this.turn);
		if (this.offers.many) return this.offers.many.exact;
		return this.point?.options[this.nth % this.point.options.length];
	}

	get spot(): SpotOffer | undefined {
		const { point } = this;
		return point && 'segment' in point ? (point as SpotOffer) : undefined;
	}

	pickCell(cell: CellOffer | undefined): void {
		this.point = undefined;
		this.cell = cell;
		if (cell && !cell.turns.has(this.turn)) this.turn = nextTurn(cell, this.turn);
	}

	pickPoint(point: PointOffer): void {
		this.cell = undefined;
		this.nth = 0;
		if (this.offers.many) {
			this.picked = this.picked.includes(point.key)
				? this.picked.filter((k) => k !== point.key)
				: [...this.picked, point.key];
			return;
		}
		const picked = [...this.picked, point.key];
		const next = offersOf(this.decision(), picked);
		if (isAmbiguous(next)) {
			this.point = undefined;
			this.picked = picked;
		} else this.point = { ...point, options: next.open };
	}

	pickOption(point: PointOffer | undefined, nth = 0): void {
		this.cell = undefined;
		this.point = point;
		this.nth = nth;
	}

	rotate(back = false): void {
		if (this.cell) this.turn = nextTurn(this.cell, this.turn, back);
		else if (this.point) this.nth = (this.nth + 1) % this.point.options.length;
		else this.turn = (this.turn + (back ? 3 : 1)) & 3;
	}

	clear(): void {
		if (!this.cell && !this.point) this.picked = this.picked.slice(0, -1);
		this.cell = undefined;
		this.point = undefined;
		this.nth = 0;
	}

	reset(): void {
		this.picked = [];
		this.hint = undefined;
		this.clear();
	}
}
