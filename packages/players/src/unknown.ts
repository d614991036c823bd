import { seesFace } from '@tilewright/interpreter';
import { type Machine } from '@tilewright/interpreter/state';
import type { BotRandom } from './random.ts';

/**
 * Puts what `seat` cannot know out of reach of a look ahead: streams of chance go on elsewhere, and faces it may not see are dealt
 * anew among the pieces that look alike. What is written is journaled, so undoing brings the game back; the options of the open
 * decision stay the same.
 */
export function dealUnknown(machine: Machine, seat: number, random: BotRandom): void {
	const { rt, program } = machine;
	const { arena, STREAMS } = rt;
	for (let i = 0; i < program.streams.length * 4; i++)
		arena.set(STREAMS + i, random.below(0x7ffffffe) + 1);
	if (!program.pieces.some((k) => k.faces.length > 0)) return;
	const options = machine.optionCount;
	const mark = machine.mark();
	program.pieces.forEach((kind, k) => {
		if (kind.faces.length > 0) dealFaces(machine, seat, k, random);
	});
	machine.decider.forget();
	if (machine.optionCount !== options) machine.undoTo(mark);
}

function dealFaces(machine: Machine, seat: number, kind: number, random: BotRandom): void {
	const { rt } = machine;
	const { arena, m, FACE } = rt;
	const unseen: number[] = [];
	for (let p = 0; p < rt.pieceKind.length; p++)
		if (rt.pieceKind[p] === kind && !seesFace(machine, p, seat)) unseen.push(p);
	for (let i = unseen.length - 1; i > 0; i--) {
		const [a, b] = [unseen[i]!, unseen[random.below(i + 1)]!];
		const face = m[FACE + a]!;
		arena.set(FACE + a, m[FACE + b]!);
		arena.set(FACE + b, face);
	}
}
