import { segmentCount } from '../../board/features.ts';
import { kindWalk } from '../../board/kind-lists.ts';
import { constantKinds } from '../../run/constant-kinds.ts';
import { kindTest } from './kind-test.ts';
import type { Meanings } from './meaning.ts';

export const kindSetMeanings: Meanings<'set(kind)'> = {
	'features(set(kind))': {
		each: (c, args, slot, body) => {
			const { board, m, temps, program } = c.rt;
			const { FIRST_SEGMENT, ROOT, KIND } = board;
			const walkListed = kindWalk(board, constantKinds(program, args[0]) ?? []);
			if (walkListed) {
				const visit = (s: number): boolean => {
					const f = m[ROOT + s]!;
					if (m[FIRST_SEGMENT + f] !== s) return false;
					temps[slot] = f;
					return body();
				};
				return () => walkListed(visit);
			}
			const is = kindTest(c, args[0]);
			return () => {
				const n = segmentCount(board);
				for (let s = 0; s < n; s++) {
					const f = m[ROOT + s]!;
					if (m[FIRST_SEGMENT + f] !== s || !is(m[KIND + s]!)) continue;
					temps[slot] = f;
					if (body()) return true;
				}
				return false;
			};
		},
	},
	'board.segments(set(kind))': {
		each: (c, args, slot, body) => {
			const { board, m, temps, program } = c.rt;
			const walkListed = kindWalk(board, constantKinds(program, args[0]) ?? []);
			if (walkListed) {
				const visit = (s: number): boolean => {
					temps[slot] = s;
					return body();
				};
				return () => walkListed(visit);
			}
			const isWanted = kindTest(c, args[0]);
			return () => {
				const n = segmentCount(board);
				for (let s = 0; s < n; s++) {
					if (!isWanted(m[board.KIND + s]!)) continue;
					temps[slot] = s;
					if (body()) return true;
				}
				return false;
			};
		},
	},
};
