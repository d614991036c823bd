import { limits } from '@tilewright/schema';
import type { RelationIR, Type } from '@tilewright/lang';
import { Header } from '../run/header.ts';
import { pairRange, RELATION_WORDS } from '../run/relations.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { add, both, div, eq, type Fn, ge, get, mul, ne, num, rem, type Value, word } from './ir.ts';
import { emptyScope, withTemp } from './scope.ts';

/** Relations as code, by their meanings in `run/relations.ts`. */
export class RelationCode {
	private readonly e: Emission;
	private readonly x: Expressions;
	private readonly gathering = new Map<number, Fn>();

	constructor(e: Emission, x: Expressions) {
		this.e = e;
		this.x = x;
	}

	/** Walks the pairs of a relation, each once: as the round of the wave froze them, else as they are. */
	each(f: Body, index: number, say: (pair: Value) => void): void {
		const { e } = this;
		e.withRoom(
			'pairs',
			() => e.memory.room(limits.frozenPairs),
			(list) => {
				const n = f.let(call(this.gather(index), num(list)));
				f.count(0, n, (i) => say(f.let(word(list, i))));
			},
		);
	}

	freeze(f: Body): void {
		const { PAIRS } = this.e.rt.optional;
		if (PAIRS < 0) return;
		this.relations.forEach((_, index) => {
			const at = placeOf(PAIRS, index);
			const n = f.variable(0);
			this.live(f, index, (pair) => {
				f.if(eq(get(n), limits.frozenPairs), () => f.giveUp());
				f.store(at + 1, get(n), pair);
				f.set(n, add(get(n), 1));
			});
			f.store(at, 0, get(n));
		});
		f.store(PAIRS, 0, add(word(Header.run), 1));
	}

	part(index: number, which: 'a' | 'b', pair: Value): Value {
		const relation = this.relations[index]!;
		const range = pairRange(this.e.rt, relation);
		const number = which === 'a' ? div(pair, range) : rem(pair, range);
		return relation[which].type === 'feature' ? word(this.e.rt.board.ROOT, number) : number;
	}

	private get relations(): readonly RelationIR[] {
		return this.e.program.relations ?? [];
	}

	/** (address of a list) → the number of pairs that are put into it */
	private gather(index: number): Fn {
		const known = this.gathering.get(index);
		if (known) return known;
		const { e } = this;
		const { PAIRS } = e.rt.optional;
		const made = e.fn('gatherPairs', ['list'], true, (f, list) => {
			const n = f.variable(0);
			const put = (pair: Value): void =>
				f.block((isKnown) => {
					f.count(0, get(n), (i) => f.if(eq(word(0, add(list, i)), pair), () => f.jump(isKnown)));
					f.if(eq(get(n), limits.frozenPairs), () => f.giveUp());
					f.store(0, add(list, get(n)), pair);
					f.set(n, add(get(n), 1));
				});
			const live = (): void => this.live(f, index, put);
			if (PAIRS < 0) live();
			else {
				const isOfRun = eq(word(PAIRS), add(word(Header.run), 1));
				const at = placeOf(PAIRS, index);
				f.if(
					both(ne(word(Header.waveTo), 0), isOfRun),
					() => f.count(0, word(at), (i) => put(f.let(word(at + 1, i)))),
					live,
				);
			}
			f.return(get(n));
		});
		this.gathering.set(index, made);
		return made;
	}

	private live(f: Body, index: number, use: (pair: Value) => void): void {
		const { e, x } = this;
		const { FIRST_SEGMENT, ROOT } = e.rt.board;
		const relation = this.relations[index]!;
		const { a, b, where } = relation;
		const range = pairRange(e.rt, relation);
		const numberOf = (type: Type, id: Value): Value =>
			type === 'feature' ? word(FIRST_SEGMENT, word(ROOT, id)) : id;
		x.each(f, a.among, emptyScope, 'canonical', (one) => {
			const outer = withTemp(emptyScope, a.slot, one);
			f.if(ge(one, 0), () =>
				x.each(f, b.among, outer, 'canonical', (other) => {
					const scope = withTemp(outer, b.slot, other);
					const join = (): void =>
						use(f.let(add(mul(numberOf(a.type, one), range), numberOf(b.type, other))));
					f.if(ge(other, 0), () => {
						if (where) f.if(x.value(f, where, scope), join);
						else join();
					});
				}),
			);
		});
	}
}

/** The word of the frozen pairs of a relation that counts them. */
function placeOf(PAIRS: number, index: number): number {
	return PAIRS + 1 + index * RELATION_WORDS;
}
