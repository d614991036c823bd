import { messageTexts } from '../texts/messages.ts';

export interface Messages {
	'no-game': object;
	'viewing-past': object;
	'confirm-first': object;
	'curtain-closed': object;
	'no-curtain': object;
	'game-moved-on': object;
	'no-option': { readonly key: string };
	'no-branch': object;
	'branch-in-use': object;
	'nothing-to-undo': object;
	'nothing-to-redo': object;
	'nothing-to-confirm': object;
	'not-viewing-past': object;
	/** The rules refuse the next step that was played. */
	'blocked-by-rules': object;
	'no-step': { readonly step: number };
	'game-over': object;
	'hides-things': object;
	'no-pack': { readonly name: string };
	'no-seat': { readonly seat: number };
	cancelled: object;
	/** A recorded step does not fit the rules: its number from 1, its words, and what went wrong inside where that is the reason. */
	'step-does-not-fit': { readonly step: number; readonly words: string; readonly reason: string };
	'no-waiting-rules': object;
	'rules-changed': object;
	'rules-have-errors': object;
	'rules-were-edited': { readonly titles: readonly string[] };
	'saved-game-damaged': object;
	'saved-by-newer': { readonly format: number; readonly known: number };
	'engine-fault': { readonly reason: string };
	'outcome-decided': object;
	'no-stream': { readonly stream: string };
	'too-many-outcomes': { readonly max: number };
	'no-outcome': { readonly outcome: string };
	'no-outcome-left': { readonly outcome: string };
}

export type MessageCode = keyof Messages;

export type Message = {
	readonly [C in MessageCode]: { readonly code: C } & Messages[C];
}[MessageCode];

export type MessageTexts = { readonly [C in MessageCode]: (values: Messages[C]) => string };

export function wordMessage<C extends MessageCode>(
	message: { readonly code: C } & Messages[C],
	texts: MessageTexts = messageTexts,
): string {
	return texts[message.code](message);
}
