import type { Program } from '@tilewright/lang';
import type { Game } from '@tilewright/interpreter';
import { PERSON, type Setup } from '../setup/setup.ts';
import type { StreamView } from '../timeline/stream-view.ts';

/** Tells whether a game hides things from seats, and whether the people at the screen want to see them all the same. */
export type Secrets = 'none' | 'hidden' | 'open';

/** Returns true where some seat may not see everything: faces of pieces or tiles in zones that are not shown to all. */
export function hasHiddenInformation({ zones, pieces }: Program): boolean {
	const faced = pieces.some((p) => p.faces.length > 0);
	return zones.some((zone) => zone.shows !== 'all' && (zone.holds === 'tiles' || faced));
}

/** Returns true where a seat may come to know what another one may not. What nobody sees divides no seats. */
export function seatsKnowDifferentThings(program: Program): boolean {
	let differ = divided.get(program);
	if (differ === undefined) divided.set(program, (differ = dividesSeats(program)));
	return differ;
}
const divided = new WeakMap<Program, boolean>();

function dividesSeats({ zones, pieces, code, decisions }: Program): boolean {
	const faced = pieces.some((p) => p.faces.length > 0);
	return (
		zones.some((zone) => zone.shows === 'owner' && (zone.holds === 'tiles' || faced)) ||
		code.some((instruction) => 'show' in instruction && instruction.show === 'owner') ||
		decisions.some((d) => d.alternatives.some((a) => a.sealed))
	);
}

interface Seated {
	readonly setup: Setup;
	readonly game: Game;
}

/** Without a person at the screen nothing is hidden. */
export function secretsOf({ setup, game }: Seated): Secrets {
	if (!hasHiddenInformation(game.program) || personsIn(setup).length === 0) return 'none';
	return setup.openTable ? 'open' : 'hidden';
}

/**
 * The seat whose person is at the screen as the game stands: the one who decides; while a bot decides, the only person there is.
 * Undefined where nobody in particular is there, so that only what all may see is shown.
 */
export function findSeatAtScreen({ setup, game }: Seated): number | undefined {
	const persons = personsIn(setup);
	const seat = game.decision?.seat;
	if (seat !== undefined && persons.includes(seat)) return seat;
	return persons.length === 1 ? persons[0] : undefined;
}

/** Streams of chance without those whose outcomes are faces of pieces: past and remaining outcomes would reveal what others have. */
export function openStreams(streams: readonly StreamView[], program: Program): StreamView[] {
	const faced = new Set(program.pieces.flatMap((p) => (p.faces.length > 0 ? p.id : [])));
	const reveals = (outcome: string): boolean => faced.has(outcome.split(' ')[0]!);
	return streams.filter(
		({ outcomes, now }) =>
			!outcomes.some((o) => reveals(o.outcome)) && !(now !== undefined && reveals(now.outcome)),
	);
}

export function personsIn({ seats }: Pick<Setup, 'seats'>): number[] {
	return seats.flatMap((s, i) => (s.by === PERSON ? i : []));
}
