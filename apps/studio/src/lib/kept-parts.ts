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
