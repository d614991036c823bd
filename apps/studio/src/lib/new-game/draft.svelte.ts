import { PERSON, type Choices, type Setup } from '@tilewright/session';
import { colourIds } from '@tilewright/scene';
import type { Choice, ChoiceChange } from '@tilewright/workbench';
import { setup as t } from '#texts/setup.ts';

type Value = number | string | boolean;
const given = t.names;

export class Draft {
	seats: { name: string; by: string; colour: string }[] = $state([
		{ name: given[0]!, by: PERSON, colour: 'red' },
		{ name: given[1]!, by: 'greedy', colour: 'blue' },
	]);
	game: string = $state('');
	packs: string[] = $state([]);
	preset: string | undefined = $state();
	elements: Record<string, boolean> = $state({});
	params: Record<string, Value> = $state({});
	overlays: readonly string[] = $state([]);
	order: NonNullable<Setup['order']> = $state([]);
	seed: number = $state(newSeed());
	seedStays: boolean = $state(false);
	/** Changes that are shown already, though their commands have not run yet. */
	private awaited: readonly ChoiceChange[] = [];
	/** The choice without the awaited changes; undefined where nothing is awaited. */
	private settled: Choice | undefined;

	follow(setup: Setup, choices: Choices | undefined): void {
		if (!setup.example) this.take(setup, choices);
	}

	take(setup: Setup, choices: Choices | undefined): void {
		this.forgetAwaited();
		const ids = colourIds(setup.seats);
		this.seats = setup.seats.map(({ name, by }, i) => ({ name, by, colour: ids[i]! }));
		this.game = setup.game;
		const known = choices?.game === setup.game ? choices.packs : undefined;
		this.packs = setup.packs.filter((p) => known?.some((k) => k.id === p && k.optional) ?? true);
		this.preset = setup.preset;
		this.elements = { ...setup.elements };
		this.params = { ...setup.params };
		this.overlays = setup.overlays ?? [];
		this.order = setup.order ?? [];
		if (!this.seedStays) this.seed = newSeed();
	}

	setup(choices: Choices | undefined): Setup {
		return this.setupOf(this.shown, choices);
	}

	/** The set-up without the changes whose commands have not run yet: commands build on this one. */
	settledSetup(choices: Choices | undefined): Setup {
		return this.setupOf(this.settledChoice, choices);
	}

	private setupOf(
		{ packs, preset, elements, params, overlays = [], order = [] }: Choice,
		choices: Choices | undefined,
	): Setup {
		return {
			game: this.game || (choices?.game ?? ''),
			packs: [...packs],
			preset,
			elements: { ...elements },
			params: { ...params },
			seats: this.seats.map(({ name, by, colour }, i) => ({
				name: name.trim() || this.usualName(i),
				by,
				colour,
			})),
			seed: this.seed,
			...(overlays.length === 0 ? {} : { overlays: [...overlays] }),
			...(order.length === 0 ? {} : { order: order.map((o) => ({ ...o })) }),
		};
	}

	private get shown(): Choice {
		const { packs, preset, elements, params, overlays, order } = this;
		return { packs, preset, elements, params, overlays, order };
	}

	private get settledChoice(): Choice {
		return this.settled ?? this.shown;
	}

	/** Shows a change before its command runs. */
	showAhead(change: ChoiceChange): void {
		const settled = this.settledChoice;
		this.awaited = [...this.awaited, change];
		this.show(settled);
	}

	/** Makes a change whose turn has come. Changes that were shown after it stay in sight. Returns the choice before. */
	settle(change: ChoiceChange): Choice {
		const before = this.settledChoice;
		this.awaited = this.awaited.filter((c) => c !== change);
		this.show({ ...before, ...change(before) });
		return before;
	}

	choose(choice: Partial<Choice>): void {
		this.show({ ...this.settledChoice, ...choice });
	}

	private show(settled: Choice): void {
		this.settled = this.awaited.length === 0 ? undefined : settled;
		const { packs, preset, elements, params, overlays, order } = this.awaited.reduce(
			(choice, change) => ({ ...choice, ...change(choice) }),
			settled,
		);
		this.packs = [...packs];
		this.preset = preset;
		this.elements = { ...elements };
		this.params = { ...params };
		this.overlays = [...(overlays ?? [])];
		this.order = (order ?? []).map((o) => ({ ...o }));
	}

	private forgetAwaited(): void {
		this.awaited = [];
		this.settled = undefined;
	}

	/** Leaves out packs and house rules whose files are gone, since nobody could untick them. Returns true where there were some. */
	forgetGone({ game, packs, overlays }: Pick<Choices, 'game' | 'packs' | 'overlays'>): boolean {
		if (game !== this.game) return false;
		const known = this.packs.filter((id) => packs.some((p) => p.id === id));
		const there = this.overlays.filter((id) => overlays.some((o) => o.id === id));
		const isSame = known.length === this.packs.length && there.length === this.overlays.length;
		if (!isSame) this.choose({ packs: known, overlays: there });
		return !isSame;
	}

	chooseGame(game: string): void {
		this.forgetAwaited();
		this.game = game;
		this.packs = [];
		this.choosePreset(undefined);
		this.overlays = [];
		this.order = [];
	}

	choosePreset(preset: string | undefined): void {
		this.preset = preset;
		this.elements = {};
		this.params = {};
	}

	addSeat(): void {
		const name =
			given.find((n) => !this.seats.some((s) => s.name === n)) ??
			t.seat({ seat: this.seats.length + 1 });
		const colours = colourIds([...this.seats, {}]);
		this.seats.push({ name, by: 'greedy', colour: colours.at(-1)! });
	}

	/** The name of a seat to which nobody gave one. */
	usualName(seat: number): string {
		return given[seat] ?? t.seat({ seat: seat + 1 });
	}

	fit({ max }: { readonly max: number }): void {
		if (this.seats.length > max) this.seats.splice(max);
	}

	paint(seat: number, colour: string): void {
		const other = this.seats.find((s) => s.colour === colour);
		if (other) other.colour = this.seats[seat]!.colour;
		this.seats[seat]!.colour = colour;
	}

	keepSeed(seed: number): void {
		this.seed = seed;
		this.seedStays = true;
	}

	anotherSeed(): void {
		this.seed = newSeed();
		this.seedStays = false;
	}

	get sameName(): string | undefined {
		const names = this.seats.map((s, i) => s.name.trim() || this.usualName(i));
		return names.find((n, i) => names.indexOf(n) < i);
	}
}

export function newSeed(): number {
	return Math.floor(Math.random() * 1_000_000);
}
