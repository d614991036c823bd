import { read, walk, type MemberTable } from './shape.ts';
import type { Runtime } from '../../run/runtime.ts';

/** The spaces of each ring in their order; a space in no ring stands alone. */
function rings({ program: { spaces } }: Runtime): (space: number) => readonly number[] {
	const of = new Map<string, number[]>();
	spaces.forEach(({ ring, place }, i) => {
		if (ring === undefined || place === undefined) return;
		const list = of.get(ring) ?? [];
		list[place] = i;
		of.set(ring, list);
	});
	// places of spaces that are no part of this set-up are left out
	const ordered = new Map(
		[...of].map(([ring, list]) => [ring, list.filter((s) => s !== undefined)]),
	);
	return (space) => ordered.get(spaces[space]?.ring ?? '') ?? [space];
}

const wrap = (n: number, size: number): number => ((n % size) + size) % size;

/** Places beside the board and the rings they form. */
export const spaceMembers: MemberTable = {
	spaces: {
		each: (c, _args, slot, body) => {
			const { temps, program } = c.rt;
			return () => {
				for (let i = 0; i < program.spaces.length; i++) {
					temps[slot] = i;
					if (body()) return true;
				}
				return false;
			};
		},
	},
	'space.index': read(({ rt }) => {
		const ring = rings(rt);
		const index = rt.program.spaces.map((_, s) => ring(s).indexOf(s));
		return (s) => index[s]!;
	}, 0),
	'space.kinds': walk(
		({ rt: { program } }) =>
			(s, visit) =>
				(program.spaces[s]!.kinds ?? []).some((k) => visit(k)),
	),
	'space.has(tag)': {
		bool: (c, args, { table = [] }) => {
			// the table names declared spaces, which come first
			const on = c.num(args[0]!);
			return () => table.includes(on());
		},
	},
	'space.ahead(int)': {
		num: (c, args) => {
			const ring = rings(c.rt);
			const on = c.num(args[0]!);
			const steps = c.num(args[1]!);
			return () => {
				const s = on();
				if (s < 0) return -1;
				const all = ring(s);
				return all[wrap(all.indexOf(s) + steps(), all.length)]!;
			};
		},
	},
	'seat.at': read(({ rt }) => {
		const { program, m, SCORE } = rt;
		const first = program.spaces.findIndex(
			(s) => s.ring !== undefined && s.ring === program.scores?.ring,
		);
		if (first < 0) return () => -1;
		const all = rings(rt)(first);
		return (seat) => all[wrap(m[SCORE + seat]!, all.length)]!;
	}),
};
