import { Header, tileCount } from '@tilewright/interpreter/state';
import { placementTest } from '../set/placing.ts';
import { entriesOf } from './points.ts';
import { type GameQuantity, seatWord, whole } from './quantity.ts';

const hundredths = (): number => 100;

const branching: GameQuantity = {
	name: 'branching',
	unit: 'options',
	per: 'game',
	parts: hundredths,
	watch: () => {
		let options = 0;
		let decisions = 0;
		return {
			begin: () => void (options = decisions = 0),
			decide: (n) => {
				options += n;
				decisions++;
			},
			end: () => [['', decisions === 0 ? 0 : Math.round((100 * options) / decisions)]],
		};
	},
};

const forced: GameQuantity = {
	name: 'forced',
	unit: 'decisions',
	per: 'game',
	parts: whole,
	watch: () => {
		let count = 0;
		return {
			begin: () => void (count = 0),
			forced: () => void count++,
			end: () => [['', count]],
		};
	},
};

const idleTurns: GameQuantity = {
	name: 'idle-turns',
	unit: 'turns',
	per: 'seat',
	parts: whole,
	watch: (machine) => {
		const { rt } = machine;
		/** The seat of each turn in which a decision was due, and turns in which that seat placed a piece. */
		const turns = new Map<number, number>();
		const busy = new Set<number>();
		const look = (): void => void turns.set(rt.m[Header.turn]!, rt.m[Header.active]!);
		return {
			begin: () => {
				turns.clear();
				busy.clear();
			},
			decide: look,
			forced: look,
			place: (piece) => {
				if (rt.pieceOwner[piece] === rt.m[Header.active]) busy.add(rt.m[Header.turn]!);
			},
			end: () => {
				for (const { seat, turn, points } of entriesOf(machine))
					if (points !== 0 && turns.get(turn) === seat) busy.add(turn);
				const idle = new Array<number>(rt.seats).fill(0);
				for (const [turn, seat] of turns) if (!busy.has(turn)) idle[seat]!++;
				return idle.map((n, seat) => [seatWord(seat), n]);
			},
		};
	},
};

const deadTiles: GameQuantity = {
	name: 'dead-tiles',
	unit: 'tiles',
	per: 'game',
	parts: whole,
	watch: (machine) => {
		const couldBeLaid = placementTest(machine);
		let count = 0;
		return {
			begin: () => void (count = 0),
			discard: () => {
				if (!couldBeLaid()) count++;
			},
			end: () => [['', count]],
		};
	},
};

export const courseQuantities: readonly GameQuantity[] = [
	{
		name: 'turns',
		unit: 'turns',
		per: 'game',
		parts: whole,
		watch: ({ rt }) => ({ end: () => [['', rt.m[Header.turn]!]] }),
	},
	{
		name: 'decisions',
		unit: 'decisions',
		per: 'game',
		parts: whole,
		watch: ({ rt }) => ({ end: () => [['', rt.m[Header.log]!]] }),
	},
	{
		name: 'tiles',
		unit: 'tiles',
		per: 'game',
		parts: whole,
		watch: ({ rt }) => ({ end: () => [['', tileCount(rt.board)]] }),
	},
	branching,
	forced,
	idleTurns,
	deadTiles,
];
