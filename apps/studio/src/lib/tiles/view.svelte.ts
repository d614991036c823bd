import {
	type Port,
	type Crossing,
	connect,
	crossingsOf,
	detach,
	mirror,
	removeEntry,
	rotate,
	setCrossing,
} from '@tilewright/lang';
import { tiles as t } from '#texts/tiles.ts';
import { type Ground, groundsOf } from './grounds.ts';
import { placeName } from './say.ts';
import {
	entryIndex,
	firstKind,
	portKey,
	segmentIndex,
	type TilesHere,
	usesHalves,
} from '@tilewright/workbench';
import { ChosenTile } from './chosen-tile.svelte.ts';

export type Tool = { readonly kind: string } | 'eraser';

/** The tile in hand as it is drawn with tools. */
export class TilesView extends ChosenTile {
	tool: Tool = $state.raw('eraser');
	halves: boolean = $state(false);
	from: Port | undefined = $state.raw();
	selected: number = $state(-1);
	/** The reason why the last stroke changed nothing; it is shown until there is other news. */
	private why: string = $state('');
	/** True while the choices of ground for each half side are open. */
	dividing: boolean = $state(false);
	/** The half side whose ground is being chosen. */
	dividedHalf: number | undefined = $state();
	/** The grounds that reach a side, in the order of their numbers. */
	readonly grounds: readonly Ground[] = $derived(
		groundsOf(this.derived?.tile.segments ?? [], this.context),
	);

	protected override begin(here: TilesHere): void {
		this.tool = { kind: firstKind(here) };
		this.halves = usesHalves(this.all, this.context);
	}

	override choose(file: string, id: string): void {
		super.choose(file, id);
		this.from = undefined;
		this.selected = -1;
		this.dividedHalf = undefined;
		this.why = '';
	}

	async stroke(from: Port, to: Port = from): Promise<void> {
		const { drawing, context, tool } = this;
		this.from = undefined;
		if (!drawing) return;
		if (tool === 'eraser') return this.erase(to);
		const next = connect(drawing, context, tool.kind, from, to);
		if (this.grounding && next === drawing) return this.refuseGround(from, to);
		const crossed = crossingsOf(drawing, context).map(({ kind }) => kind);
		const title = this.titleOf(tool.kind);
		if (!(await this.draw(next, t.did.joined(title, this.name)))) return;
		this.selected = this.segmentAt(to, tool.kind);
		const crosses = crossingsOf(next, context).some(({ kind }) => !crossed.includes(kind));
		if (crosses) this.news = `${this.news}. ${t.crossing.asks(title)}`;
	}

	/** Says why a stroke with ground changes nothing. */
	refuseGround(from: Port, to: Port = from): void {
		const bare = [from, to].find((port) => !this.isGround(this.segmentAt(port)));
		this.why = bare ? t.noGround(this.nameOf(bare).toLowerCase()) : t.oneGround;
		this.news = this.why;
		this.selected = this.segmentAt(to);
	}

	get whyNothing(): string {
		return this.news === this.why ? this.why : '';
	}

	async cross(crossing: Crossing): Promise<void> {
		const { drawing, context } = this;
		if (!drawing) return;
		this.selected = -1;
		const says = t.did.crossed(this.titleOf(crossing.kind), this.name);
		await this.draw(setCrossing(drawing, context, crossing), says);
	}

	async erase(port: Port): Promise<void> {
		const { drawing, context } = this;
		if (!drawing) return;
		const kind = this.derived?.tile.segments[this.segmentAt(port)]?.kind ?? '';
		await this.draw(detach(drawing, context, port), t.did.removed(this.titleOf(kind), this.name));
		this.selected = -1;
	}

	async press(port: Port): Promise<void> {
		if (this.tool === 'eraser') return this.erase(port);
		const spec = this.context.kinds[this.tool.kind];
		if (spec?.connect === 'point' || spec?.connect === 'region') return this.stroke(port);
		if (this.from) return this.stroke(this.from, port);
		this.from = port;
		this.news = t.begun(this.nameOf(port));
	}

	drop(): void {
		if (!this.from) return;
		this.from = undefined;
		this.news = t.dropped;
	}

	turn(): void {
		if (this.drawing) void this.draw(rotate(this.drawing, this.context), t.did.rotated(this.name));
	}

	flip(): void {
		if (this.drawing) void this.draw(mirror(this.drawing, this.context), t.did.mirrored(this.name));
	}

	async removeSelected(): Promise<void> {
		const { drawing, context, derived, selected } = this;
		const segment = derived?.tile.segments[selected];
		const index = this.entryOf(selected);
		if (!drawing || !segment || index < 0) return;
		const says = t.did.removed(this.titleOf(segment.kind), this.name);
		this.selected = -1;
		await this.draw(removeEntry(drawing, context, index), says);
	}

	markTitle(mark: string): string {
		return this.here?.palette.marks.find((m) => m.id === mark)?.title ?? mark;
	}

	nameOf(port: Port): string {
		return placeName(port, this.drawing?.cells ?? []);
	}

	segmentAt(port: Port, kind?: string): number {
		return segmentIndex(this.derived?.tile, port, kind);
	}

	/** The entry of the declaration that a segment was made of; -1 where nothing is declared. */
	entryOf(index: number): number {
		const segment = this.derived?.tile.segments[index];
		return segment && this.drawing ? entryIndex(segment, this.drawing, this.context) : -1;
	}

	private isGround(index: number): boolean {
		const segment = this.derived?.tile.segments[index];
		return segment !== undefined && this.context.kinds[segment.kind]?.connect === 'area';
	}

	/** True if the tile has ground, or had some before it was divided by hand. */
	get hasGround(): boolean {
		const { drawing, derived } = this;
		return (
			drawing?.areas !== undefined ||
			derived?.tile.segments.some((_, i) => this.isGround(i)) === true
		);
	}

	get grounding(): boolean {
		return this.tool !== 'eraser' && this.context.kinds[this.tool.kind]?.connect === 'area';
	}

	get fromKey(): string {
		return this.from ? portKey(this.from) : '';
	}
}
