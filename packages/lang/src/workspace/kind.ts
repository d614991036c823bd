export type DocumentKind =
	| 'pack'
	| 'scenario'
	| 'overlay'
	| 'mapping'
	| 'log'
	| 'differences'
	| 'coverage'
	| 'tiles'
	| 'rules';

/** The key that tells a kind; an earlier one wins, because a mapping also names its pack. */
const kinds: readonly Exclude<DocumentKind, 'rules'>[] = [
	'scenario',
	'overlay',
	'mapping',
	'log',
	'differences',
	'coverage',
	'pack',
	'tiles',
];

export function kindOf(has: (key: string) => boolean): DocumentKind {
	return kinds.find(has) ?? 'rules';
}

const keyLine = /^([A-Za-z][\w-]*):(?:[ \t].*)?$/;
const otherLine = /^(?:[ \t#].*|-(?:[ \t].*)?)?$/;

/**
 * The keys at the margin, where a text is a mapping written plainly, line by line, as nearly all are. Undefined where only reading it
 * can tell.
 */
export function plainTopKeys(text: string): ReadonlySet<string> | undefined {
	const keys = new Set<string>();
	for (const line of text.split(/\r?\n/)) {
		const key = keyLine.exec(line)?.[1];
		if (key !== undefined) keys.add(key);
		else if (!otherLine.test(line)) return undefined;
		else if (keys.size === 0 && !/^[ \t]*(?:#|$)/.test(line)) return undefined;
	}
	return keys.size > 0 ? keys : undefined;
}
