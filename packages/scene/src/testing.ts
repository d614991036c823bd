import type { DecisionView, OptionView, Target } from '@tilewright/session';

type Plain<T> = T extends unknown
	? Omit<T, 'name' | 'text'> & Partial<Pick<Target, 'name'>>
	: never;
export const option = (key: string, ...targets: Plain<Target>[]): OptionView => ({
	key,
	action: 'a',
	says: '',
	label: key,
	targets: targets.map((t) => ({ name: t.is, text: key, ...t }) as Target),
	source: undefined,
	free: false,
});
export const place = (x: number, y: number, turn: number): OptionView =>
	option(`place ${x}/${y} r${turn}`, { is: 'placement', x, y, turn });
export const decision = (...options: OptionView[]): DecisionView => ({
	id: 'd',
	seat: 0,
	kind: 'pick',
	prompt: '',
	options,
	source: undefined,
});
export const away = { kind: 'k', seat: 0, tile: -1, segment: -1 } as const;
