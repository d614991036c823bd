import { ownValue } from '@tilewright/schema';
import {
	type HoleVerdicts,
	type SetFigures,
	countsOf,
	setFigures,
	type PlayTask,
} from '@tilewright/lab';
import { set as t } from '#texts/set.ts';
import type { Setup, Finding } from '@tilewright/session';
import { choicePart } from '../rules/choice.ts';
import type { RuleWriting } from '../capabilities.ts';
import {
	type BoardFits,
	currentCounts,
	type CountChange,
	type SetTile,
	type SetView,
	type EditTarget,
} from '@tilewright/workbench';
import { sumOf } from './figures.ts';
import { Player, type Result } from './player.svelte.ts';
import {
	type Snapshot,
	dropSnapshot,
	keepSnapshot,
	nameSnapshot,
	readSnapshots,
} from './snapshots.ts';

export interface ComparedSet {
	readonly view: SetView;
	readonly counts: readonly number[];
	readonly figures: SetFigures;
}
export type Against = 'none' | 'published' | 'packs' | `preset:${string}` | `snapshot:${number}`;

const GATHER_MS = 150;
const SEED = 1;

export class SetModel {
	view: SetView | undefined = $state.raw();
	findings: readonly Finding[] = $state.raw([]);
	/** Counts that were chosen and are not in the rules yet, by tile. */
	private ahead: Readonly<Record<string, number>> = $state.raw({});
	where: EditTarget = $state('usual');
	trouble: string = $state('');
	otherTrouble: string = $state('');
	board: BoardFits | undefined = $state.raw();
	private holes: { readonly of: string; readonly holes: HoleVerdicts } | undefined = $state.raw();

	against: Against = $state('published');
	otherPacks: readonly string[] = $state.raw([]);
	snapshots: readonly Snapshot[] = $state.raw([]);
	private snapshotsOf = '';
	private fetched: ComparedSet | undefined = $state.raw();

	bots: 'greedy' | 'random' = $state('greedy');
	games: number = $state(100);
	playing: boolean = $state(true);
	readonly player: Player = new Player();

	private readonly studio: RuleWriting;
	private waiting: CountChange[] = [];
	private timer: ReturnType<typeof setTimeout> | undefined;
	private busy = false;
	private lastRequest = 0;
	private lastOtherRequest = 0;

	constructor(studio: RuleWriting) {
		this.studio = studio;
	}

	readonly copies: ReadonlyMap<string, number> = $derived(
		currentCounts(this.view?.tiles ?? [], this.ahead),
	);
	readonly counts: readonly number[] = $derived.by(() => {
		const { view, ahead } = this;
		if (!view) return [];
		const counts = countsOf(view.program);
		view.program.tiles.forEach((tile, i) => {
			const wanted = ownValue(ahead, tile.id);
			if (wanted !== undefined && typeof tile.copies === 'number')
				counts[i] = Math.max(0, counts[i]! + wanted - tile.copies);
		});
		return counts;
	});
	readonly figures: SetFigures | undefined = $derived.by(() => {
		const { view, counts, holes } = this;
		if (!view) return undefined;
		const rules = holes?.of === sidesOf(view) ? holes.holes : undefined;
		const began = performance.now();
		const figures = setFigures(view.program, view.shown, counts, rules);
		performance.measure('set figures', { start: began });
		return figures;
	});
	readonly snapshot: Snapshot | undefined = $derived(
		this.snapshots.find((s) => this.against === `snapshot:${s.id}`),
	);
	readonly other: ComparedSet | undefined = $derived(
		this.snapshot
			? comparedSetOf(this.snapshot)
			: this.against === 'none'
				? undefined
				: this.fetched,
	);
	/** The other set as it is called in a sentence. */
	readonly otherName: string = $derived.by(() => {
		const { against, snapshot } = this;
		if (snapshot) return t.reference.named(snapshot.name);
		if (against.startsWith('preset:')) return t.reference.ofPreset(against.slice('preset:'.length));
		return against === 'packs' ? t.reference.ofPacks : t.reference.published;
	});
	readonly botsBySeat: readonly string[] = $derived.by(() =>
		this.studio.setup.seats.map(() => this.bots),
	);
	readonly mine: Result | undefined = $derived(
		this.view && this.player.results[this.keyOf(this.view)],
	);
	readonly others: Result | undefined = $derived(
		this.other && this.player.results[this.keyOf(this.other.view)],
	);
	/** The choices that decide the rules, as text, so that only another one is requested. */
	readonly rulesKey: string = $derived.by(() => JSON.stringify(ruled(this.studio.setup)));

	private keyOf({ program }: SetView): string {
		return `${program.hash} ${this.botsBySeat.join()} ${this.games}`;
	}

	async refresh(): Promise<void> {
		const { studio } = this;
		if (studio.setup.game === '') return;
		const number = ++this.lastRequest;
		await studio.edits.sent();
		if (number !== this.lastRequest) return;
		const response = await studio.request('set.of', { setup: plain(studio.setup), onDisk: false });
		if (!response || number !== this.lastRequest) return;
		this.findings = response.findings;
		if (response.view) {
			this.view = response.view;
			void this.loadHoles(response.view, number);
		}
		if (this.snapshotsOf !== studio.setup.game) await this.loadSnapshots(studio.setup.game);
		if (!this.busy && this.waiting.length === 0) this.ahead = {};
	}

	private async loadHoles(view: SetView, number: number): Promise<void> {
		const holes = await this.studio.request('set.holes', plain(this.studio.setup));
		if (holes && number === this.lastRequest) this.holes = { of: sidesOf(view), holes };
	}

	async refreshOther(): Promise<void> {
		const { studio, against } = this;
		const number = ++this.lastOtherRequest;
		if (against === 'none' || against.startsWith('snapshot:') || studio.setup.game === '') return;
		const setup: Setup = { ...plain(studio.setup), overlays: [] };
		const wanted: Setup = against.startsWith('preset:')
			? { ...setup, preset: against.slice(7), params: {}, elements: {} }
			: against === 'packs'
				? { ...setup, packs: this.otherPacks }
				: setup;
		const response = await studio.request('set.of', { setup: wanted, onDisk: true });
		if (number !== this.lastOtherRequest) return;
		const view = response?.view;
		this.fetched = view && comparedSet(view, countsOf(view.program));
		this.otherTrouble = response?.findings[0]?.message ?? '';
	}

	async refreshBoard(): Promise<void> {
		this.board = this.studio.game ? await this.studio.request('play.fits') : undefined;
	}

	async takeSnapshot(): Promise<void> {
		const { view, counts, studio } = this;
		if (!view) return;
		const name = t.snapshot(freeNumber(this.snapshots), sumOf(counts));
		const { game } = studio.setup;
		const fresh = { game, name, at: Date.now(), view, counts: [...counts] };
		const stored = await keepSnapshot(fresh);
		if (!stored) this.trouble = t.snapshotNotStored;
		// it counts as long as the page where the browser keeps nothing
		const own = stored ?? { ...fresh, id: -1 - this.snapshots.length };
		if (stored) await this.loadSnapshots(game);
		else this.snapshots = [...this.snapshots, own];
		this.against = `snapshot:${own.id}`;
	}

	private async loadSnapshots(game: string): Promise<void> {
		this.snapshotsOf = game;
		const found = await readSnapshots(game, 1);
		if (this.snapshotsOf === game) this.snapshots = found;
	}

	async rename(name: string): Promise<void> {
		const { snapshot } = this;
		if (!snapshot || name.trim() === '') return;
		this.snapshots = this.snapshots.map((s) =>
			s.id === snapshot.id ? { ...s, name: name.trim() } : s,
		);
		if (snapshot.id > 0) await nameSnapshot(snapshot.id, name.trim());
	}

	async forget(): Promise<void> {
		const { snapshot } = this;
		if (!snapshot) return;
		this.snapshots = this.snapshots.filter((s) => s.id !== snapshot.id);
		this.against = 'published';
		if (snapshot.id > 0) await dropSnapshot(snapshot.id);
	}

	play(): void {
		const { view, other } = this;
		if (!this.playing || !view || Object.keys(this.ahead).length > 0) return;
		const task = (of: SetView): PlayTask => ({
			key: this.keyOf(of),
			program: of.program,
			bots: [...this.botsBySeat],
			seed: SEED,
			games: this.games,
		});
		const tasks = [task(view), ...(other ? [task(other.view)] : [])];
		this.player.want(tasks.filter((x, i) => tasks.findIndex((y) => y.key === x.key) === i));
	}

	setCopies(tile: SetTile, copies: number): void {
		const wanted = Math.max(0, Math.min(1000, Math.round(copies)));
		if (Number.isNaN(wanted) || wanted === this.copies.get(tile.id)) return;
		this.ahead = { ...this.ahead, [tile.id]: wanted };
		if (tile.out) this.gather({ is: 'leave-out', tile: tile.id, out: false });
		const sets = this.view?.packs.find((p) => p.name === tile.pack)?.sets ?? 1;
		const isPublished = sets === 1 && wanted === tile.published;
		this.gather({ is: 'count', tile: tile.id, copies: isPublished ? undefined : wanted });
	}

	remove(tile: SetTile): void {
		this.ahead = { ...this.ahead, [tile.id]: 0 };
		this.gather({ is: 'leave-out', tile: tile.id, out: true });
	}

	all(copies: (tile: SetTile) => number): void {
		for (const tile of this.view?.tiles ?? []) this.setCopies(tile, copies(tile));
	}

	restore(tile: SetTile): void {
		this.ahead = { ...this.ahead, [tile.id]: tile.published };
		if (tile.out) this.gather({ is: 'leave-out', tile: tile.id, out: false });
		this.gather({ is: 'count', tile: tile.id, copies: undefined });
	}

	setSets(pack: string, sets: number): void {
		if (Number.isInteger(sets) && sets >= 0 && sets <= 20)
			this.gather({ is: 'copies', pack, sets: sets === 1 ? undefined : sets });
	}

	private gather(change: CountChange): void {
		const about = (c: CountChange): string => `${c.is} ${c.is === 'copies' ? c.pack : c.tile}`;
		this.waiting = [...this.waiting.filter((c) => about(c) !== about(change)), change];
		clearTimeout(this.timer);
		this.timer = setTimeout(() => void this.send(), GATHER_MS);
	}

	private async send(): Promise<void> {
		if (this.busy || this.waiting.length === 0) return;
		this.busy = true;
		const changes = this.waiting;
		this.waiting = [];
		try {
			this.trouble = (await this.change(changes)) ?? '';
		} finally {
			this.busy = false;
		}
		if (this.waiting.length > 0) void this.send();
		else await this.refresh();
	}

	private async change(changes: readonly CountChange[]): Promise<string | undefined> {
		const { studio } = this;
		await studio.edits.sent();
		const edit = await studio.request('set.change', {
			setup: plain(studio.setup),
			changes,
			where: this.where,
			title: t.houseRules,
		});
		if (!edit) return undefined;
		if (edit.trouble) return edit.trouble;
		const parts = [studio.commands.textsPart(edit.texts)];
		const { begins } = edit;
		if (begins !== undefined)
			parts.push(choicePart(studio, ({ overlays = [] }) => ({ overlays: [...overlays, begins] })));
		if (!(await studio.commands.run(describeChanges(changes, this.copies), parts)))
			return t.notDone;
		await studio.edits.sent();
		return undefined;
	}
}

function freeNumber(all: readonly Snapshot[]): number {
	for (let n = 1; ; n++) if (!all.some((s) => s.name.startsWith(t.snapshotNumber(n)))) return n;
}

const known = new WeakMap<SetView, ComparedSet>();

function comparedSetOf({ view, counts }: Snapshot): ComparedSet {
	let made = known.get(view);
	if (!made) known.set(view, (made = comparedSet(view, counts)));
	return made;
}

function comparedSet(view: SetView, counts: readonly number[]): ComparedSet {
	return { view, counts, figures: setFigures(view.program, view.shown, counts) };
}

function sidesOf({ program, shown }: SetView): string {
	return program.tiles.map(({ id }, i) => `${id} ${shown.tiles[i]!.join()}`).join();
}

function ruled(setup: Setup): unknown {
	const { game, packs, preset, elements, params, overlays, seats } = setup;
	return [game, packs, preset, elements, params, overlays ?? [], seats.length];
}

const plain = (setup: Setup): Setup => JSON.parse(JSON.stringify(setup)) as Setup;

function describeChanges(
	changes: readonly CountChange[],
	copies: ReadonlyMap<string, number>,
): string {
	const about = [...new Set(changes.map((c) => (c.is === 'copies' ? c.pack : c.tile)))];
	const last = changes.at(-1)!;
	if (about.length > 1) return t.changes.several(about.length);
	if (last.is === 'copies') return t.changes.sets(last.pack, last.sets ?? 1);
	return last.is === 'leave-out' && last.out
		? t.changes.removed(last.tile)
		: t.changes.copies(last.tile, copies.get(last.tile) ?? 0);
}
