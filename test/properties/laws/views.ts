import { Game, viewOf } from '@tilewright/interpreter';
import { Where } from '@tilewright/interpreter/state';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Law, type Script, mix, pick, programFor, scripts, setUps } from '../script.ts';

const letters = setUps.findIndex((s) => s.with?.includes('letters') === true);

/**
 * The view of a seat depends on nothing it may not see: when faces hidden from it are exchanged, its view, and its own
 * open options, stay. Views of two seats differ in nothing but the faces in their hands.
 */
export const viewsLaw: Law = {
	says: 'redacted views differ only where they may, and tell nothing hidden',
	property: fc.property(scripts(), holds) as never,
};

function holds(random: Script): void {
	const script = { ...random, setUp: letters };
	const game = new Game(programFor(script), { seed: script.seed });
	const stop = 4 + (script.seed % 30);
	for (let i = 0; !game.over && i < stop; i++) game.choose(pick(game.machine, script, i));
	const { machine } = game;
	const seats = machine.rt.seats;
	const all = viewOf(machine);
	for (let seat = 0; seat < seats; seat++) {
		const view = viewOf(machine, seat);
		// the open part is the same for all; faces are seen in the own hand alone
		const bare = (v: typeof view): unknown => ({ ...v, pieces: undefined });
		expect(bare(view)).toEqual(bare(all));
		expect(shown(view.pieces)).toEqual(shown(all.pieces));
		for (const p of view.pieces) {
			const inHand = p.at.on === 'zone' && p.at.id === 'hand';
			const inBag = p.at.on === 'zone' && p.at.id === 'bag';
			if (p.kind !== 'letter') expect(p.face).toBeUndefined();
			else if (inBag || (inHand && p.at.on === 'zone' && p.at.seat !== seat))
				expect([p.face, p.piece < 0]).toEqual([undefined, true]);
			else expect(p.face).toBeGreaterThanOrEqual(0);
		}
		expect(view.pieces.filter((p) => p.kind === 'letter')).toHaveLength(32);
		const before = JSON.stringify([view, ownOptions(game, seat)]);
		exchangeHidden(game, seat, script.seed);
		expect(JSON.stringify([viewOf(machine, seat), ownOptions(game, seat)])).toBe(before);
	}
}

const shown = (pieces: ReturnType<typeof viewOf>['pieces']): unknown =>
	pieces.filter((p) => !(p.at.on === 'zone' && p.at.id === 'hand') && p.piece >= 0);

function ownOptions(game: Game, seat: number): string[] {
	const fresh = game.machine.over || game.machine.decides !== seat ? [] : game.decision!.options;
	return fresh.map((o) => o.key);
}

function exchangeHidden({ machine }: Game, seat: number, salt: number): void {
	const { rt, program } = machine;
	const { m } = rt;
	const hand = program.zones.findIndex((z) => z.id === 'hand');
	const own = rt.zoneFirst[hand]! + seat;
	const shelf = rt.zoneFirst[program.zones.findIndex((z) => z.id === 'shelf')]!;
	const hidden = Array.from({ length: rt.pieceKind.length }, (_, p) => p).filter(
		(p) => m[rt.WHERE + p] === Where.zone && m[rt.REF + p] !== own && m[rt.REF + p] !== shelf,
	);
	for (let i = hidden.length - 1; i > 0; i--) {
		const [a, b] = [hidden[i]!, hidden[mix(salt, i) % (i + 1)]!];
		// the pieces themselves change places, as if others had been drawn
		for (const column of [rt.WHERE, rt.REF])
			[m[column + a], m[column + b]] = [m[column + b]!, m[column + a]!];
	}
	machine.decider.forget();
}
