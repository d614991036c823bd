export type SetupDifference =
	| { readonly is: 'game' | 'edition'; readonly a: string; readonly b: string }
	/** Something that only one of them has: `b` says whether it is the second. */
	| { readonly is: 'pack'; readonly title: string; readonly b: boolean }
	| {
			readonly is: 'house';
			readonly title: string;
			/** Its own description; empty where it has none. */
			readonly says: string;
			readonly b: boolean;
	  }
	| {
			readonly is: 'element';
			readonly id: string;
			readonly title: string;
			readonly b: boolean;
	  }
	| {
			readonly is: 'param';
			readonly id: string;
			readonly says: string;
			readonly a: string;
			readonly b: string;
	  }
	| { readonly is: 'order' };

/**
 * Something that changed in the rules of a game: a choice, the tiles of a pack, or other text of a pack or of house
 * rules in force.
 */
export type RulesDifference =
	SetupDifference | { readonly is: 'text' | 'tiles'; readonly title: string };
