export interface TheirFile {
	setup: Record<string, unknown>;
	players: { name: string; slot: number }[];
	initialRandom?: number;
	replay: { type: string; payload: Record<string, unknown>; player?: number }[];
	gameAnnotations: { drawOrder?: string[]; endTurn?: number };
	test?: { description: string; assertions: string[] };
}

export function smallGame(): TheirFile {
	return {
		setup: {
			sets: { 'basic:1': 1 },
			elements: { 'small-follower': 7, farmers: true },
			rules: {},
			start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
		},
		players: [
			{ name: 'Ann', slot: 0 },
			{ name: 'Ben', slot: 1 },
		],
		initialRandom: 0.25,
		replay: [
			lay('BA/RFr', 1, 0, 180),
			stand('0.small.1', 1, 0, 'Road', 'WE'),
			commit(0.125),
			lay('BA/C', 0, -1, 180),
			stand('1.small.1', 0, -1, 'City', 'S'),
			commit(0.375),
		],
		gameAnnotations: { drawOrder: ['BA/RFr', 'BA/C', 'BA/L'] },
	};
}

type Sent = TheirFile['replay'][number];

export function lay(tileId: string, x: number, y: number, turn: number): Sent {
	return { type: 'PLACE_TILE', payload: { tileId, rotation: `R${turn}`, position: [x, y] } };
}

export function stand(
	meepleId: string,
	x: number,
	y: number,
	feature: string,
	location: string,
): Sent {
	return {
		type: 'DEPLOY_MEEPLE',
		payload: { pointer: { position: [x, y], feature, location }, meepleId },
	};
}

export const commit = (random: number): Sent => ({ type: 'COMMIT', payload: { random } });
export const pass: Sent = { type: 'PASS', payload: {} };
export const undo: Sent = { type: 'UNDO', payload: {} };
