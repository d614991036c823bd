export interface WordsOfStore {
	readonly asThere: string;
	readonly asThereTitle: string;
	readonly there: string;
	readonly changedThere: string;
	readonly takeThere: string;
	readonly changedByOthers: (path: string) => string;
	readonly changedSince: (path: string) => string;
	readonly goneSince: (path: string) => string;
	readonly mineSays: string;
	readonly theirsSays: string;
	readonly filesThere: string;
	readonly without: string;
	readonly gone: string;
	readonly notLoaded: string;
	readonly filesIntro: string;
	readonly keptHere: string;
	readonly unread: string;
	readonly full: string;
	readonly shut: string;
}
