import { PERSON, type Choices, type Setup } from '@tilewright/session';
import { colourIds } from '@tilewright/scene';
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

	follow(setup: Setup, choices: Choices | undefined): void {
		if (!setup.example) this.take(setup, choices);
	}

	take(setup: Setup, choices: Choices | undefined): void {
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
		return {
			game: this.game || (choices?.game ?? ''),
			packs: [...this.packs],
			preset: this.preset,
			elements: { ...this.elements },
			params: { ...this.params },
			seats: this.seats.map(({ name, by, colour }, i) => ({
				name: name.trim() || given[i]!,
				by,
				colour,
			})),
			seed: this.seed,
			...(this.overlays.length === 0 ? {} : { overlays: [...this.overlays] }),
			...(this.order.length === 0 ? {} : { order: this.order.map((o) => ({ ...o })) }),
		};
	}

	choose(
		choice: Partial<Pick<Setup, 'packs' | 'preset' | 'elements' | 'params' | 'overlays' | 'order'>>,
	): void {
		if (choice.packs) this.packs = [...choice.packs];
		if ('preset' in choice) this.preset = choice.preset;
		if (choice.elements) this.elements = { ...choice.elements };
		if (choice.params) this.params = { ...choice.params };
		if (choice.overlays) this.overlays = [...choice.overlays];
		if (choice.order) this.order = choice.order.map((o) => ({ ...o }));
	}

	/** Leaves out packs and house rules whose files are gone, since nobody could untick them. Returns true where there were some. */
	forgetGone({ game, packs, overlays }: Pick<Choices, 'game' | 'packs' | 'overlays'>): boolean {
		if (game !== this.game) return false;
		const known = this.packs.filter((id) => packs.some((p) => p.id === id));
		const there = this.overlays.filter((id) => overlays.some((o) => o.id === id));
		const isSame = known.length === this.packs.length && there.length === this.overlays.length;
		[this.packs, this.overlays] = [known, there];
		return !isSame;
	}

	chooseGame(game: string): void {
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
		const names = this.seats.map((s, i) => s.name.trim() || given[i]!);
		return names.find((n, i) => names.indexOf(n) < i);
	}
}

export function newSeed(): number {
	return Math.floor(Math.random() * 1_000_000);
}
