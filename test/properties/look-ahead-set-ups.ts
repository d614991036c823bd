import type { Program, Selection } from '@tilewright/lang';
import { programOf } from '../support/base.ts';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { baseSetUps } from './script.ts';

const workspace = shippedWorkspace();
const compile = compilerOf(workspace);

export const lookAheadSetUps: readonly Partial<Selection>[] = [
	...baseSetUps.map((setUp) => ({ game: 'carcassonne', ...setUp })),
	...workspace.packs
		.filter((p) => p.role === 'expansion')
		.map((p) => ({ game: p.game!, seats: 2, with: [p.name] })),
	...['inns-and-cathedrals', 'abbey-and-mayor', 'bridges-castles-and-bazaars'].map((name) => ({
		game: 'carcassonne',
		seats: 3,
		with: [name, 'gold-mines', 'king-and-robber', 'princess-and-dragon', 'hills-and-sheep'],
	})),
	{ game: 'gold-rush', seats: 4 },
];

export const fewSetUps: readonly Partial<Selection>[] = [
	{ game: 'carcassonne', seats: 2 },
	{ game: 'carcassonne', seats: 3, with: ['gold-mines', 'king-and-robber', 'hills-and-sheep'] },
	{ game: 'gold-rush', seats: 2, with: ['sheriff'] },
];

export function lookAheadProgram(setUp: Partial<Selection>): Program {
	return programOf(compile, setUp);
}
