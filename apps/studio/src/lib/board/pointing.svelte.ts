import type { FeatureView, PlaceOption, PlaceQuery } from '@tilewright/session';
import type { ExplanationAccess, Moves, ShownGame } from '../capabilities.ts';
import { misfitsOf, reasonsOf, type Reason } from '@tilewright/scene';
import { otherThingsOnTile, featureSentence, reasonsSentence } from './place-sentences.ts';
import { board as t } from '#texts/board.ts';

export interface PlaceInfo {
	readonly at: PlaceQuery;
	readonly feature: FeatureView | undefined;
	readonly reasons: readonly Reason[];
	readonly also: readonly string[];
	/** The options there, each with everything against it. */
	readonly options: readonly PlaceOption[];
}

function segmentAt(event: Event): { tile: number; segment: number } | undefined {
	const group = (event.target as Element).closest('[data-segment]');
	const holder = group?.closest('[data-tile]');
	if (!group || !holder) return undefined;
	return {
		tile: Number(holder.getAttribute('data-tile')),
		segment: Number(group.getAttribute('data-segment')),
	};
}

/** The delay before a place that is pointed at is requested, and the time its card stays when the pointer is gone. */
const POINT_DELAY_MS = 90;
const HIDE_DELAY_MS = 700;

export class Pointing {
	shown: PlaceInfo | undefined = $state.raw();
	pinned: boolean = $state(false);
	announcement: string = $state('');

	private readonly studio: ShownGame & Partial<ExplanationAccess & Moves>;
	private lastRequest = 0;
	/** The number of the last request by keys or a click: it is announced even when a resting pointer requests something else meanwhile. */
	private lastAnnounced = 0;
	/** The answer to a click is on its way: a pointer that moves on meanwhile does not take it away. */
	private awaitsPinned = false;
	private hideTimer: ReturnType<typeof setTimeout> | undefined;

	constructor(studio: ShownGame & Partial<ExplanationAccess & Moves>) {
		this.studio = studio;
	}

	point(at: PlaceQuery, how: 'pointer' | 'keys' | 'pin' = 'pointer', prefix = ''): void {
		if ((this.pinned || this.awaitsPinned) && how === 'pointer') return;
		clearTimeout(this.hideTimer);
		if (how !== 'pin' || !this.isAt(at)) this.pinned = false;
		const requestNumber = ++this.lastRequest;
		if (how !== 'pointer') this.lastAnnounced++;
		const announcementNumber = how === 'pointer' ? undefined : this.lastAnnounced;
		this.awaitsPinned = false;
		if (this.isAt(at) && how !== 'keys') {
			if (how === 'pin') this.pinShown();
			return;
		}
		this.awaitsPinned = how === 'pin';
		setTimeout(
			() => void this.load(at, { requestNumber, announcementNumber }, how, prefix),
			how === 'pointer' ? POINT_DELAY_MS : 0,
		);
	}

	private async load(
		at: PlaceQuery,
		{
			requestNumber,
			announcementNumber,
		}: { requestNumber: number; announcementNumber: number | undefined },
		how: string,
		prefix: string,
	): Promise<void> {
		const isShown = (): boolean => requestNumber === this.lastRequest;
		const isAnnounced = (): boolean => announcementNumber === this.lastAnnounced;
		if (!isShown() && !isAnnounced()) return;
		const { studio } = this;
		const { explanations } = studio;
		const [feature, here] = await Promise.all([
			'tile' in at ? explanations?.feature(at.tile, at.segment) : undefined,
			studio.personDecides ? explanations?.optionsAt(at) : undefined,
		]).finally(() => {
			if (isShown()) this.awaitsPinned = false;
		});
		const turn = studio.picking?.turn ?? 0;
		const reasons = reasonsOf(here ?? [], turn);
		const { game, rules } = studio;
		const titleOf = (kind: string): string =>
			rules?.pieces.find((p) => p.id === kind)?.title ?? kind;
		const titleOfKind = (kind: string): string =>
			rules?.kinds.find((k) => k.id === kind)?.title ?? kind;
		const also =
			'tile' in at && game ? otherThingsOnTile(at.tile, feature, game, titleOf, titleOfKind) : [];
		const misfits = misfitsOf(here ?? [], turn);
		if (isShown()) {
			const options = here ?? [];
			this.shown =
				feature || reasons.length > 0 ? { at, feature, reasons, also, options } : undefined;
			this.pinned = false;
			if (how === 'pin') this.pinShown();
		}
		if (!isAnnounced()) return;
		this.announcement = [
			...(prefix ? [prefix] : []),
			...(feature ? [`${featureSentence(feature, game?.names ?? [])}.`] : []),
			...(also.length > 0 ? [t.alsoHere({ things: also })] : []),
			...(reasons.length > 0 ? [t.notHereBecause({ reasons: reasonsSentence(reasons) })] : []),
			...(misfits.length > 0 ? [t.misfits({ sides: misfits, anyFits: reasons.length === 0 })] : []),
		].join(' ');
	}

	private pinShown(): void {
		this.pinned = this.shown !== undefined;
		if (this.shown && this.shown.reasons.length > 0) this.studio.explanations?.count('refusal');
	}

	private isAt(at: PlaceQuery): boolean {
		const { shown } = this;
		if (!shown) return false;
		if ('tile' in at) {
			const same = (s: { tile: number; segment: number }): boolean =>
				s.tile === at.tile && s.segment === at.segment;
			return 'tile' in shown.at && same(shown.at);
		}
		return 'x' in shown.at && shown.at.x === at.x && shown.at.y === at.y;
	}

	onPointerMove(event: PointerEvent): void {
		const at = event.buttons === 0 && event.pointerType !== 'touch' ? segmentAt(event) : undefined;
		if (at) this.point(at);
		else this.leave();
	}

	pin(event: Event): void {
		const at = segmentAt(event);
		if (at) this.point(at, 'pin');
		else this.clear();
	}

	leave(): void {
		if (this.awaitsPinned) return;
		this.lastRequest++;
		clearTimeout(this.hideTimer);
		if (!this.pinned) this.hideTimer = setTimeout(() => this.clear(), HIDE_DELAY_MS);
	}

	stay(): void {
		clearTimeout(this.hideTimer);
	}

	clear(): void {
		this.lastRequest++;
		this.lastAnnounced++;
		this.awaitsPinned = false;
		clearTimeout(this.hideTimer);
		if (this.pinned && this.shown && this.shown.reasons.length > 0)
			this.studio.explanations?.count('closed');
		this.shown = undefined;
		this.pinned = false;
	}
}
