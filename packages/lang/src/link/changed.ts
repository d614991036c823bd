import { type SourcedValue, get, plain } from './sourced-value.ts';
import type { Decl } from './ruleset.ts';

export interface Displaced {
	readonly decl: Decl;
	readonly by: string;
	readonly datum: SourcedValue;
}

export interface ChangedValue {
	/** The pack or the house rules. */
	readonly by: string;
	/** The declaration had nothing at the place around it: a line that is added, say. */
	readonly isAdded: boolean;
}

/** Notes the values that a change writes into a declaration. A value that says what is there already is no change. */
export function noteChanged(
	changed: Map<SourcedValue, ChangedValue>,
	old: SourcedValue,
	over: SourcedValue,
	by: string,
): void {
	const compare = (
		before: SourcedValue | undefined,
		after: SourcedValue,
		isAdded: boolean,
	): void => {
		if (after.is === 'map') {
			for (const [key, inner] of after.entries)
				compare(get(before, key), inner, before === undefined);
			return;
		}
		const isSame =
			before !== undefined && JSON.stringify(plain(before)) === JSON.stringify(plain(after));
		const noted = isSame ? changed.get(before) : { by, isAdded };
		if (noted !== undefined) changed.set(after, noted);
	};
	compare(old, over, false);
}
