import type { Choice, TextState } from '@tilewright/workbench';

export type States = Readonly<Record<string, TextState>>;

export interface KeptTexts {
	readonly is: 'texts';
	readonly before: States;
	readonly after: States;
}

/** Another choice for the running game and for the game to come. */
export interface KeptChoice {
	readonly is: 'choice';
	readonly before: {
		readonly game: number | undefined;
		readonly played: Choice | undefined;
		readonly composed: Choice;
	};
	readonly changed: Partial<Choice>;
	readonly finishedToo: boolean;
}

/** A choice for the game to come, which came into force at once where it could. */
export interface KeptChosen {
	readonly is: 'chosen';
	readonly game: string;
	readonly before: Choice;
	/** The choice that the running game was played under, where it changed. */
	readonly played: Choice | undefined;
	readonly changed: Partial<Choice>;
}

export interface KeptGame {
	readonly is: 'game';
	readonly game: string;
	readonly choice: Partial<Choice>;
	readonly before: { readonly game: string; readonly choice: Choice };
}

/** A part of a command as data: all that it needs to be taken back and done again. */
export type KeptPart = KeptTexts | KeptChoice | KeptChosen | KeptGame;

/** A command as data. */
export interface KeptEntry {
	readonly says: string;
	readonly parts: readonly KeptPart[];
	/** The game that ran when it was done, or 0; absent where it can be taken back under another one, too. */
	readonly during?: number;
}

type Loose = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Loose {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isState(value: unknown): boolean {
	if (!isRecord(value)) return false;
	const { text, edit } = value;
	const isEdit = (e: unknown): boolean =>
		isRecord(e) && typeof e['text'] === 'string' && typeof e['base'] === 'string';
	return (text === undefined || typeof text === 'string') && (edit === undefined || isEdit(edit));
}

function isKeptPart(part: unknown): boolean {
	if (!isRecord(part)) return false;
	const { is, before, after, changed, choice, game } = part;
	if (!isRecord(before)) return false;
	switch (is) {
		case 'texts':
			return (
				isRecord(after) &&
				Object.keys(before).join('\n') === Object.keys(after).join('\n') &&
				[...Object.values(before), ...Object.values(after)].every(isState)
			);
		case 'choice':
			return isRecord(changed) && isRecord(before['composed']);
		case 'chosen':
			return isRecord(changed) && typeof game === 'string';
		case 'game':
			return isRecord(choice) && typeof game === 'string' && isRecord(before['choice']);
		default:
			return false;
	}
}

/** Tells whether something that was stored can be taken back without a fault of this page. */
export function isKeptEntry(value: unknown): boolean {
	return (
		isRecord(value) &&
		typeof value['says'] === 'string' &&
		Array.isArray(value['parts']) &&
		value['parts'].every(isKeptPart)
	);
}
