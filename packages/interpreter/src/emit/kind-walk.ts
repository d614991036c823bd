import type { Body } from './body.ts';
import type { Order } from './collected.ts';
import type { Emission } from './emission.ts';
import { both, choose, either, eq, ge, get, lt, num, type Value, word } from './ir.ts';

/** Lists that are merged at most; more of them cost what a walk over all segments does. */
const MAX_MERGED = 4;

/**
 * Walks the segments of some kinds by their lists, as `board/kind-lists.ts`; removed ones are left out. Says nothing and returns
 * false where a kind is not listed, or where lists are too many to be merged.
 */
export function eachListedSegment(
	f: Body,
	e: Emission,
	kinds: readonly number[],
	order: Order,
	say: (segment: Value) => void,
): boolean {
	const { board } = e.rt;
	const wanted = [...new Set(kinds)].filter((kind) => kind >= 0);
	if (wanted.length === 0 || wanted.some((kind) => board.plan.listedKinds[kind] !== 1))
		return false;
	const isFixed = !wanted.some((kind) => mayLeave(e, kind));
	if (wanted.length === 1)
		eachOfKind(f, e, num(wanted[0]!), isFixed, (s) => {
			e.features.noteKind(s, wanted[0]!);
			say(s);
		});
	else if (order !== 'canonical') {
		const table = e.memory.words(wanted);
		f.count(0, num(wanted.length), (i) => eachOfKind(f, e, f.let(word(table, i)), isFixed, say));
	} else if (wanted.length <= MAX_MERGED) merged(f, e, wanted, say);
	else return false;
	return true;
}

/** Tells whether segments of a kind may leave the board: only those that rules add do, also where they were converted. */
function mayLeave({ program: { code } }: Emission, kind: number): boolean {
	if (code.every(({ op }) => op !== 'add-segment')) return false;
	return code.some((i) => (i.op === 'add-segment' || i.op === 'convert') && i.kind === kind);
}

function eachOfKind(
	f: Body,
	e: Emission,
	kind: Value,
	isFixed: boolean,
	say: (segment: Value) => void,
): void {
	const { board } = e.rt;
	const last = f.let(word(board.KIND_LAST, kind));
	f.if(ge(last, 0), () => {
		const s = f.variable(word(board.KIND_FIRST, kind));
		f.block((end) =>
			f.loop((again) => {
				const here = f.let(get(s));
				if (isFixed) say(here);
				else f.if(eq(word(board.KIND, here), kind), () => say(here));
				f.if(eq(here, last), () => f.jump(end));
				f.set(s, word(board.KIND_NEXT, here));
				f.jump(again);
			}),
		);
	});
}

/** By ascending numbers: the least of the next segments of the lists each time. */
function merged(f: Body, e: Emission, kinds: readonly number[], say: (s: Value) => void): void {
	const { KIND, KIND_FIRST, KIND_LAST, KIND_NEXT } = e.rt.board;
	const none = 0x7fffffff;
	const next = kinds.map((kind) =>
		f.variable(choose(lt(word(KIND_LAST, kind), 0), num(none), word(KIND_FIRST, kind))),
	);
	f.block((end) =>
		f.loop((again) => {
			const least = f.let(
				next.map(get).reduce((a, b) => {
					const [x, y] = [f.let(a), b];
					return choose(lt(x, y), x, y);
				}),
			);
			f.if(eq(least, none), () => f.jump(end));
			const isOfKind = kinds.map((kind, i) =>
				both(eq(get(next[i]!), least), eq(word(KIND, least), kind)),
			);
			const isWanted = f.let(isOfKind.reduce((a, b) => either(a, b)));
			kinds.forEach((kind, i) =>
				f.if(eq(get(next[i]!), least), () =>
					f.set(
						next[i]!,
						choose(eq(least, word(KIND_LAST, kind)), num(none), word(KIND_NEXT, least)),
					),
				),
			);
			f.if(isWanted, () => say(least));
			f.jump(again);
		}),
	);
}
