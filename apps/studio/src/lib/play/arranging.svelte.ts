import { placeWords } from '@tilewright/session';
import type { LaidTile } from '@tilewright/art';
import {
	disconnectedTiles,
	laidTiles,
	type PlacedPiece,
	placedPieces,
	coveredCells,
	refusedCells,
} from '@tilewright/scene';
import type { Drawing, Requests } from '../capabilities.ts';
import {
	type ArrangedView,
	type ArrangedEntry,
	type PieceSort,
	type PositionText,
	type PositionChange,
	entryAt,
	faultsOf,
	pieceIn,
	type PieceSpot,
	spotsFor,
	tileAt,
	tileText,
} from '@tilewright/workbench';
import { playtest as t } from '#texts/playtest.ts';

type Change = PositionChange extends infer A
	? A extends PositionChange
		? Omit<A, 'text'>
		: never
	: never;
type Hand =
	| { readonly is: 'tile'; readonly id: string }
	/** `seat` is '' for nobody's. */
	| { readonly is: 'piece'; readonly id: string; readonly seat: string };
interface Cell {
	readonly x: number;
	readonly y: number;
}

/** Typing without a pause of so many milliseconds is taken back as one. */
const TYPING_PAUSE_MS = 900;

export class Arranging {
	of: PositionText | undefined = $state.raw();
	text: string = $state('');
	private pending: Promise<unknown> = Promise.resolve();
	made: ArrangedView | undefined = $state.raw();
	hand: Hand | undefined = $state.raw();
	turn: number = $state(0);
	chosen: number | undefined = $state();
	moving: boolean = $state(false);
	cursor: Cell = $state.raw({ x: 0, y: 0 });
	/** A place, or a piece, on the tile below the cursor; below 0 for the tile. */
	part: number = $state(-1);
	announcement: string = $state('');
	private past: readonly string[] = $state.raw([]);
	private future: readonly string[] = $state.raw([]);
	private typedAt = 0;
	private lastRequest = 0;
	private last: ArrangedView | undefined = $state.raw();
	private readonly studio: Drawing & Requests;

	readonly shown: ArrangedView | undefined = $derived.by(() =>
		this.made?.view ? this.made : this.last,
	);
	readonly tiles: readonly LaidTile[] = $derived.by(() =>
		this.shown?.view && this.studio.rules ? laidTiles(this.shown.view, this.studio.rules) : [],
	);
	/** Tiles that lie apart from the others, by their number on the board. */
	readonly disconnected: readonly number[] = $derived(disconnectedTiles(this.tiles));
	readonly pieces: readonly PlacedPiece[] = $derived.by(() =>
		this.shown?.view && this.studio.rules
			? placedPieces(this.shown.view, this.tiles, this.studio.rules)
			: [],
	);
	readonly refused: readonly { readonly entry: number; readonly laid: LaidTile }[] = $derived.by(
		() =>
			(this.shown?.entries ?? []).flatMap((entry, i) => {
				const tile = this.studio.rules?.tiles.find((found) => found.id === entry.id);
				return entry.at >= 0 || !tile
					? []
					: [{ entry: i, laid: { tile, x: entry.x, y: entry.y, turn: entry.turn } }];
			}),
	);
	readonly free: readonly Cell[] = $derived.by(() =>
		this.tiles.length === 0 ? [{ x: 0, y: 0 }] : refusedCells(coveredCells(this.tiles), []),
	);
	readonly sort: PieceSort | undefined = $derived.by(() => {
		const { hand } = this;
		return hand?.is === 'piece' ? this.of?.pieces.find((p) => p.id === hand.id) : undefined;
	});
	readonly spots: readonly PieceSpot[] = $derived.by(() =>
		this.sort && this.shown && this.studio.rules
			? spotsFor(this.sort, this.tiles, this.shown, this.studio.rules)
			: [],
	);
	readonly entry: ArrangedEntry | undefined = $derived.by(() =>
		this.chosen === undefined ? undefined : this.shown?.entries[this.chosen],
	);
	readonly canUndo: boolean = $derived(this.past.length > 0);
	readonly canRedo: boolean = $derived(this.future.length > 0);

	constructor(studio: Drawing & Requests) {
		this.studio = studio;
	}

	async begin(): Promise<void> {
		this.of = await this.studio.request('play.position');
		this.text = this.of?.text ?? '';
		await this.check();
	}

	/** Asks what the text comes to; the newest answer counts. */
	async check(play = false): Promise<boolean> {
		const nth = ++this.lastRequest;
		const response = await this.studio.request('play.arrange', { text: this.text, play });
		if (nth !== this.lastRequest || !response) return false;
		this.made = response;
		if (response.view) this.last = response;
		if (this.chosen !== undefined && !response.entries[this.chosen]) this.choose(undefined);
		return response.ok;
	}

	typed(text: string): void {
		const now = Date.now();
		if (now - this.typedAt > TYPING_PAUSE_MS) this.remember();
		this.typedAt = now;
		this.text = text;
		this.future = [];
		this.choose(undefined);
	}

	private remember(): void {
		this.past = [...this.past, this.text];
		this.future = [];
		this.typedAt = 0;
	}

	/** Puts something into the text, one after the other: each goes by what the one before made. */
	change(what: Change, says = ''): Promise<boolean> {
		const done = this.pending.then(() => this.changeNow(what, says));
		this.pending = done.catch(() => {});
		return done;
	}

	private async changeNow(what: Change, says: string): Promise<boolean> {
		const { text } = this;
		const changed = await this.studio.request('play.put', { text, ...what } as PositionChange);
		// a text that was typed meanwhile counts: the change is made in it
		if (this.text !== text) return this.changeNow(what, says);
		if (changed === undefined || changed === text) return false;
		this.remember();
		this.text = changed;
		await this.check();
		const problem = this.made?.ok === false ? ` ${this.made.message}` : '';
		this.announcement = `${says}${problem}`;
		return true;
	}

	undo(): void {
		const text = this.past.at(-1);
		if (text === undefined) return;
		this.future = [...this.future, this.text];
		this.past = this.past.slice(0, -1);
		this.goTo(text, t.takenBack);
	}

	redo(): void {
		const text = this.future.at(-1);
		if (text === undefined) return;
		this.past = [...this.past, this.text];
		this.future = this.future.slice(0, -1);
		this.goTo(text, t.doneAgain);
	}

	private goTo(text: string, says: string): void {
		this.typedAt = 0;
		this.text = text;
		this.choose(undefined);
		this.announcement = says;
		void this.check();
	}

	problemsOf(entry: ArrangedEntry): string[] {
		return [...faultsOf(entry), ...(this.disconnected.includes(entry.at) ? [t.apart] : [])];
	}

	isCovered({ x, y }: Cell): boolean {
		return tileAt(this.tiles, x, y) >= 0;
	}

	take(hand: Hand | undefined): void {
		this.hand = hand;
		this.choose(undefined);
		this.part = -1;
	}

	choose(entry: number | undefined): void {
		this.chosen = entry;
		this.moving = false;
	}

	async at(cell: Cell): Promise<void> {
		const { chosen, entry, hand, moving, shown, tiles } = this;
		if (!shown) return;
		this.cursor = cell;
		this.part = -1;
		const { x, y } = cell;
		if (moving && chosen !== undefined && entry) {
			this.moving = false;
			const tile = tileText({ ...entry, x, y });
			await this.change({ put: 'change', at: chosen, tile }, t.movedTo(entry.id, placeWords(x, y)));
			return;
		}
		const found = entryAt(shown, tiles, x, y);
		if (hand?.is === 'tile' && found < 0 && tileAt(tiles, x, y) < 0) {
			this.choose(undefined);
			const tile = tileText({ id: hand.id, x, y, turn: this.turn });
			await this.change({ put: 'tile', tile }, t.placedAt(hand.id, placeWords(x, y)));
			return;
		}
		this.choose(found < 0 ? undefined : found);
		this.announceCursor();
	}

	async placePiece(spot: PieceSpot): Promise<void> {
		const { hand, tiles } = this;
		if (hand?.is !== 'piece') return;
		const { x, y } = tiles[spot.tile]!;
		const words = [hand.id, hand.seat, spot.place, spot.entry < 0 ? `${x}/${y}` : ''];
		const piece = words.filter(Boolean).join(' ');
		const at = spot.entry < 0 ? undefined : spot.entry;
		this.cursor = { x, y };
		await this.change({ put: 'piece', at, piece }, t.putOn(hand.id, spot.place, placeWords(x, y)));
	}

	async lift({ ids, kind }: PlacedPiece): Promise<void> {
		const found = this.shown && pieceIn(this.shown, ids);
		if (found) await this.change({ put: 'take', ...found }, t.lifted(kind));
		else this.announcement = t.notOfText(kind);
	}

	async rotate(back = false): Promise<void> {
		const by = back ? 3 : 1;
		const { chosen, entry, hand } = this;
		if (chosen !== undefined && entry) {
			const turn = (entry.turn + by) & 3;
			const tile = tileText({ ...entry, turn });
			await this.change({ put: 'change', at: chosen, tile }, t.turnedBy(entry.id, turn * 90));
		} else if (hand?.is === 'tile') {
			this.turn = (this.turn + by) & 3;
			this.announcement = t.turnedBy(hand.id, this.turn * 90);
		}
	}

	async replace(): Promise<void> {
		const { chosen, entry, hand } = this;
		if (chosen === undefined || !entry || hand?.is !== 'tile') return;
		const tile = tileText({ ...entry, id: hand.id, turn: this.turn });
		await this.change({ put: 'change', at: chosen, tile }, t.replacedBy(entry.id, hand.id));
	}

	async remove(): Promise<void> {
		const { chosen, entry } = this;
		if (chosen === undefined || !entry) return;
		this.choose(undefined);
		await this.change({ put: 'remove', at: chosen }, t.tookAway(entry.id));
	}

	dismiss(): boolean {
		if (this.moving) this.moving = false;
		else if (this.chosen !== undefined) this.choose(undefined);
		else if (this.hand) this.take(undefined);
		else return false;
		this.announcement = t.dismiss;
		return true;
	}

	private get under(): readonly PlacedPiece[] {
		const tile = tileAt(this.tiles, this.cursor.x, this.cursor.y);
		return tile < 0 ? [] : this.pieces.filter((p) => p.tile === tile);
	}

	get onCursor(): PlacedPiece | undefined {
		return this.under[this.part];
	}

	get places(): readonly PieceSpot[] {
		const tile = tileAt(this.tiles, this.cursor.x, this.cursor.y);
		return this.spots.filter((s) => s.tile === tile);
	}

	go(dx: number, dy: number): void {
		this.cursor = { x: this.cursor.x + dx, y: this.cursor.y + dy };
		this.part = -1;
		this.announceCursor();
	}

	goPart(by: number): void {
		const n = this.sort ? this.places.length : this.under.length;
		if (n > 0) this.part = (Math.max(this.part, by > 0 ? -1 : n) + by + n) % n;
		this.announceCursor();
	}

	async enter(): Promise<void> {
		const spot = this.sort && this.places[Math.max(0, this.part)];
		if (spot) await this.placePiece(spot);
		else await this.at(this.cursor);
	}

	underCursor(): void {
		if (this.chosen !== undefined || !this.shown) return;
		const found = entryAt(this.shown, this.tiles, this.cursor.x, this.cursor.y);
		if (found >= 0) this.choose(found);
	}

	async removeUnder(): Promise<void> {
		const piece = this.sort ? undefined : this.onCursor;
		if (piece) {
			this.part = -1;
			return this.lift(piece);
		}
		this.underCursor();
		await this.remove();
	}

	private announceCursor(): void {
		const { cursor, part, shown, sort, tiles } = this;
		if (!shown) return;
		const { x, y } = cursor;
		const place = placeWords(x, y);
		const entry = shown.entries[entryAt(shown, tiles, x, y)];
		const tile = tiles[tileAt(tiles, x, y)];
		const here = sort ? this.places.map((s) => s.place || t.wholeTile) : this.under.map(pieceWords);
		this.announcement = t.cursor({
			place,
			tile: entry?.id ?? tile?.tile.id,
			turned: (entry?.turn ?? tile?.turn ?? 0) * 90,
			start: !entry && tile !== undefined,
			parts: here,
			part: here[part],
			faults: entry ? faultsOf(entry) : [],
		});
	}
}

const pieceWords = ({ kind, ids }: PlacedPiece): string =>
	ids.length > 1 ? `${ids.length} ${kind}` : kind;
