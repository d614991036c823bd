import { Header } from '../../run/header.ts';
import { read, value, type MemberTable } from './shape.ts';

/** The course of the game, seats at the table, tags of kinds. */
export const gameMembers: MemberTable = {
	final: {
		bool:
			({ rt: { m } }) =>
			() =>
				m[Header.final] === 1,
	},
	lastPlacer: value(
		({ rt: { m } }) =>
			() =>
				m[Header.lastPlacer]!,
	),
	'seat.number': read(() => (seat) => seat, 0),
	'kinds(tag)': {
		each:
			({ rt: { temps } }, _args, slot, body, { table = [] }) =>
			() => {
				for (const kind of table) {
					temps[slot] = kind;
					if (body()) return true;
				}
				return false;
			},
	},
};
