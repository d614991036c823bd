import { type Member, method, most } from '../member.ts';

export const pieceSetMembers: readonly Member[] = [
	method('set(piece)', 'kinds', [], 'set(piece-kind)', [], 'Their kinds, each once.', most(6)),
	method('set(piece)', 'owners', [], 'set(seat)', [], 'Their owners, each once.', most(6)),
];
