import type { PlaceOption, Refusal } from '@tilewright/session';

export interface Reason {
	readonly refusal: Refusal;
	/** The rotations it refuses; empty where it refuses all there are. */
	readonly turns: readonly Rotation[];
	/** The pieces it refuses; empty where it refuses all there are. */
	readonly pieces: readonly string[];
}

/** A rotation of a tile as seen from the one that is shown; a tile that looks alike after half a turn has no left and right. */
export type Rotation = 'as shown' | 'right' | 'round' | 'left' | 'other';

/** The rotation among those of a place that looks like this one; rotations that look alike are one option. */
function alike(here: readonly PlaceOption[], turn: number): PlaceOption | undefined {
	return (
		here.find((h) => h.turn === turn) ??
		here.find((h) => h.turn === turn % 2) ??
		here.find((h) => h.turn === 0)
	);
}

/** The sides that keep a tile from lying at a place in a rotation. */
export function misfitsOf(
	here: readonly PlaceOption[],
	turn: number,
): NonNullable<Refusal['sides']> {
	return alike(here, turn)?.refusals.flatMap(({ sides }) => sides ?? []) ?? [];
}

function rotationFrom(here: readonly PlaceOption[], shown: number, turn: number): Rotation {
	const from = alike(here, shown)?.turn ?? shown;
	const rotations = new Set(here.map((h) => h.turn)).size;
	if (turn === from) return 'as shown';
	return rotations < 4 ? 'other' : (['right', 'round', 'left'] as const)[(turn - from + 3) % 4]!;
}

/** The reasons against a place, each once; empty when something can be done there. `shown` is the rotation in which the tile is shown. */
export function reasonsOf(here: readonly PlaceOption[], shown = 0): Reason[] {
	if (here.length === 0 || here.some((h) => h.refusals.length === 0)) return [];
	const found = new Map<string, { refusal: Refusal; of: PlaceOption[] }>();
	for (const option of here)
		for (const refusal of option.refusals) {
			const key = `${refusal.why} ${refusal.source?.file} ${refusal.source?.line}`;
			const reason = found.get(key) ?? { refusal, of: [] };
			reason.of.push(option);
			found.set(key, reason);
		}
	return [...found.values()].map(({ refusal, of }) => {
		const some = of.length === here.length ? [] : of;
		const turns = some.flatMap(({ turn }) => (turn === undefined ? [] : [turn]));
		return {
			refusal,
			turns: turns.map((turn) => rotationFrom(here, shown, turn)),
			pieces: some.flatMap(({ turn, piece }) => (turn === undefined ? [piece] : [])),
		};
	});
}
