import type { OpTable } from './shape.ts';

/** Geometry that changes. */
export const topologyOps: OpTable<'link' | 'unlink' | 'add-segment' | 'override-edge' | 'convert'> =
	{
		link: ({ backend, rt: { board } }, { a, b, by }, next) => {
			const from = backend.num(a);
			const to = backend.num(b);
			const piece = backend.num(by);
			return () => {
				board.link(from(), to(), piece());
				return next;
			};
		},
		unlink: ({ backend, rt: { board } }, { by }, next) => {
			const piece = backend.num(by);
			return () => {
				board.unlink(piece());
				return next;
			};
		},
		'add-segment': (machine, { tile, kind, sides }, next) => {
			const { backend, rt } = machine;
			const on = backend.num(tile);
			const slot = rt.newTemp();
			let found: number[] = [];
			const run = backend.each(sides, slot, () => {
				found.push(rt.temps[slot]!);
				return false;
			});
			return () => {
				found = [];
				run();
				machine.epoch++;
				rt.board.addSegment(on(), kind, found);
				return next;
			};
		},
		'override-edge': (machine, { side, kind }, next) => {
			const {
				backend,
				rt: { board },
			} = machine;
			const at = backend.num(side);
			return () => {
				machine.epoch++;
				board.overrideEdge(at(), kind);
				return next;
			};
		},
		convert: ({ backend, rt: { board } }, { feature, kind }, next) => {
			const f = backend.num(feature);
			return () => {
				board.convert(f(), kind);
				return next;
			};
		},
	};
