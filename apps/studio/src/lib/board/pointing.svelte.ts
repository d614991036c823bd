import type { FeatureView, PlaceQuery } from '@tilewright/session';
import type { ExplanationAccess, GameAccess } from '../capabilities.ts';
import { reasonsOf, type Reason } from '@tilewright/scene';
import { featureTold, reasonsTold } from './told.ts';
import { board as t } from '#texts/board.ts';

/** What is told of a place of the board. */
export interface Told {
	readonly at: PlaceQuery;
	readonly feature: FeatureView | undefined;
	readonly reasons: readonly Reason[];
}

/** The segment that is drawn where something happened. */
function segmentAt(event: Event): { tile: number; segment: number } | undefined {
	const group = (event.target as Element).closest('[data-segment]');
	const holder = group?.closest('[data-tile]');
	if (!group || !holder) return undefined;
	return {
		tile: Number(holder.getAttribute('data-tile')),
		segment: Number(group.getAttribute('data-segment')),
	};
}

/** How long somebody points before the engine is asked, and how long an answer stays when the pointer is gone. */
const BEFORE = 90;
const AFTER = 700;

/** Asks the engine about the place somebody points at; the answer can be reached with the pointer and kept. */
export class Pointing {
	told: Told | undefined = $state.raw();
	/** It stays until it is put away. */
	pinned: boolean = $state(false);
	/** The answer in words, for those who listen. */
	said: string = $state('');

	private readonly studio: GameAccess & Partial<ExplanationAccess>;
	private asked = 0;
	/** What keys or a click ask for is said, also when a resting pointer asks for something else meanwhile. */
	private announced = 0;
	private going: ReturnType<typeof setTimeout> | undefined;

	constructor(studio: GameAccess & Partial<ExplanationAccess>) {
		this.studio = studio;
	}

	/** Somebody points at a place; with keys it is also said. */
	point(at: PlaceQuery, how: 'pointer' | 'keys' | 'pin' = 'pointer', before = ''): void {
		if (this.pinned && how === 'pointer') return;
		clearTimeout(this.going);
		if (how !== 'pin' || !this.isTold(at)) this.pinned = false;
		const ask = ++this.asked;
		if (how !== 'pointer') this.announced++;
		const announcement = how === 'pointer' ? undefined : this.announced;
		if (this.isTold(at) && how !== 'keys') {
			if (how === 'pin') this.keep();
			return;
		}
		setTimeout(
			() => void this.answer(at, { ask, announcement }, how, before),
			how === 'pointer' ? BEFORE : 0,
		);
	}

	private async answer(
		at: PlaceQuery,
		{ ask, announcement }: { ask: number; announcement: number | undefined },
		how: string,
		before: string,
	): Promise<void> {
		const isShown = (): boolean => ask === this.asked;
		const isSaid = (): boolean => announcement === this.announced;
		if (!isShown() && !isSaid()) return;
		const { studio } = this;
		const { explanations } = studio;
		const [feature, here] = await Promise.all([
			'tile' in at ? explanations?.feature(at.tile, at.segment) : undefined,
			studio.personDecides ? explanations?.optionsAt(at) : undefined,
		]);
		const reasons = reasonsOf(here ?? []);
		if (isShown()) {
			this.told = feature || reasons.length > 0 ? { at, feature, reasons } : undefined;
			this.pinned = false;
			if (how === 'pin') this.keep();
		}
		if (!isSaid()) return;
		this.said = [
			...(before ? [before] : []),
			...(feature ? [`${featureTold(feature, studio.game?.names ?? [])}.`] : []),
			...(reasons.length > 0 ? [t.notHereBecause({ reasons: reasonsTold(reasons) })] : []),
		].join(' ');
	}

	/** The person asked for the answer: it stays until it is put away. */
	private keep(): void {
		this.pinned = this.told !== undefined;
		if (this.told && this.told.reasons.length > 0) this.studio.explanations?.count('refusal');
	}

	private isTold(at: PlaceQuery): boolean {
		const { told } = this;
		if (!told) return false;
		if ('tile' in at) {
			const same = (s: { tile: number; segment: number }): boolean =>
				s.tile === at.tile && s.segment === at.segment;
			return 'tile' in told.at && same(told.at);
		}
		return 'x' in told.at && told.at.x === at.x && told.at.y === at.y;
	}

	/** The pointer is over the tiles. */
	look(event: PointerEvent): void {
		const at = event.buttons === 0 && event.pointerType !== 'touch' ? segmentAt(event) : undefined;
		if (at) this.point(at);
		else this.leave();
	}

	/** The tiles were clicked or tapped. */
	pin(event: Event): void {
		const at = segmentAt(event);
		if (at) this.point(at, 'pin');
		else this.clear();
	}

	/** The pointer has gone; the answer stays for a moment, so that it can be reached. */
	leave(): void {
		this.asked++;
		clearTimeout(this.going);
		if (!this.pinned) this.going = setTimeout(() => this.clear(), AFTER);
	}

	/** The pointer or the focus is on the answer itself. */
	stay(): void {
		clearTimeout(this.going);
	}

	clear(): void {
		this.asked++;
		this.announced++;
		clearTimeout(this.going);
		this.told = undefined;
		this.pinned = false;
	}
}
