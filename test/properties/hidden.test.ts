import { displaysOf, viewOf } from '@tilewright/interpreter';
import { Machine, Where } from '@tilewright/interpreter/state';
import type { Selection } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { programOf } from '../support/base.ts';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { optionsOf } from './options.ts';
import { mix } from './script.ts';

const compile = compilerOf(shippedWorkspace());
const rush = { game: 'gold-rush' };

function faced(machine: Machine, seat: number): { own: number[]; hidden: number[] } {
	const { rt, program } = machine;
	const own: number[] = [];
	const hidden: number[] = [];
	const hoard = rt.zoneFirst[program.zones.findIndex((z) => z.id === 'hoard')]! + seat;
	rt.pieceKind.forEach((kind, p) => {
		if (program.pieces[kind]!.faces.length === 0) return;
		const held = rt.m[rt.WHERE + p] === Where.zone && rt.m[rt.REF + p] === hoard;
		(held ? own : hidden).push(p);
	});
	return { own, hidden };
}

function mixHidden(machine: Machine, twin: Machine, seat: number, salt: number): void {
	const { m, FACE } = machine.rt;
	const { own, hidden } = faced(machine, seat);
	for (const p of own) twin.rt.m[FACE + p] = m[FACE + p]!;
	const faces = hidden.map((p) => m[FACE + p]!);
	for (let i = faces.length - 1; i > 0; i--) {
		const k = mix(salt, i) % (i + 1);
		[faces[i], faces[k]] = [faces[k]!, faces[i]!];
	}
	hidden.forEach((p, i) => (twin.rt.m[FACE + p] = faces[i]!));
	twin.decider.forget();
}

const shownTo = (machine: Machine, seat: number | undefined): string =>
	JSON.stringify([viewOf(machine, seat), displaysOf(machine), optionsOf(machine)]);

/** Two games that differ in what one seat cannot see; returns how often another seat saw them differ. */
function playTwins(selection: Partial<Selection>, seat: number, seed: number): number {
	const program = programOf(compile, { ...rush, ...selection });
	const [machine, twin] = [new Machine(program), new Machine(program)];
	machine.reset(seed);
	twin.reset(seed);
	let differed = 0;
	for (let i = 0; !machine.over; i++) {
		mixHidden(machine, twin, seat, mix(seed, i));
		expect(shownTo(twin, seat)).toBe(shownTo(machine, seat));
		expect(shownTo(twin, undefined)).toBe(shownTo(machine, undefined));
		const other = (seat + 1) % program.seats;
		if (shownTo(twin, other) !== shownTo(machine, other)) differed++;
		const k = mix(seed ^ 0x5bd1, i) % machine.optionCount;
		machine.choose(k);
		twin.choose(k);
	}
	expect(twin.over).toBe(true);
	return differed;
}

describe('tokens whose faces a seat cannot see change nothing of what it is shown', () => {
	test.each<[string, Partial<Selection>]>([
		['alone', {}],
		['with three seats', { seats: 3 }],
		['tents get the tokens', { params: { 'mountain.unclaimedTokens': 'roundRobinToTents' } }],
		['with the Sheriff', { with: ['sheriff'], seats: 3 }],
		[
			'with the Sheriff, who takes from players',
			{ with: ['sheriff'], params: { 'sheriff.tollFrom': 'playerHoard' } },
		],
	])('Gold Rush %s', (_, selection) => {
		let differed = 0;
		for (let seed = 1; seed <= 4; seed++)
			differed += playTwins(selection, seed % (selection.seats ?? 2), seed);
		// the games do differ: who holds other tokens sees it
		expect(differed).toBeGreaterThan(20);
	});
});
