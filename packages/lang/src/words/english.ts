import { insideOfBlank, openingOf, textWithoutBlanks } from './marks.ts';

/** An identifier as words: `pointsPerSide` is “points per side”. */
export function wordsOf(id: string): string {
	return id
		.replace(/([a-z\d])([A-Z])/g, '$1 $2')
		.replace(/([A-Za-z])(\d)/g, '$1 $2')
		.replace(/[._-]+/g, ' ')
		.toLowerCase();
}

/** A noun and what follows it: “path” and “ to the gate”. */
export function headOf(noun: string): readonly [head: string, rest: string] {
	const at = noun.search(/ (of|for|to|on|with) /);
	return at > 0 ? [noun.slice(0, at), noun.slice(at)] : [noun, ''];
}

/** The plural of a noun of one or more words; the last word is the noun unless a preposition follows it. */
export function plural(noun: string): string {
	const blank = insideOfBlank(noun, plural);
	if (blank !== undefined) return blank;
	const [head, rest] = headOf(noun);
	if (rest !== '') return plural(head) + rest;
	if (isPlural(noun)) return noun;
	if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
	return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

export function singular(noun: string): string {
	if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
	if (/(s|x|z|ch|sh)es$/.test(noun)) return noun.slice(0, -2);
	return noun.replace(/([^s])s$/, '$1');
}

function isPlural(noun: string): boolean {
	return /[^siu]s$/.test(noun);
}

/** A noun with “a” or “an”; a plural alone. */
export function withArticle(noun: string): string {
	const letters = textWithoutBlanks(noun);
	if (isPlural(letters)) return noun;
	return `${/^([aeio]|u(?!n[aeio]|s))/i.test(letters) ? 'an' : 'a'} ${noun}`;
}

const determiners = /^(the|its|those|that|each|a|an) /;
const afterNoun =
	/ (of|for|to|on|with|in|at|that|whose|where|such|beside|around|under|up|over|left|from|reached|standing|inside|straight|other|except|among|and|is|are|has|have) .*$| (diagonally|left)\b.*$/s;

/** The words name several things, so that a verb about them has the plural: “the cells beside the spot”. */
export function isSeveral(subject: string): boolean {
	const letters = textWithoutBlanks(subject);
	if (/^(those|them)\b/.test(letters)) return true;
	if (!determiners.test(letters)) return false;
	const noun = letters.replace(determiners, '').replace(afterNoun, '');
	return !noun.includes('’s ') && isPlural(noun);
}

const auxiliaries: Readonly<Record<string, { readonly many: string; readonly not: string }>> = {
	is: { many: 'are', not: '{} not' },
	was: { many: 'were', not: '{} not' },
	can: { many: 'can', not: 'cannot' },
	may: { many: 'may', not: 'may not' },
};

/** A verb in the third person with what follows it, such as “has a roof”, for one or many, said or denied. */
export function conjugate(verb: string, many: boolean, denied: boolean): string {
	const end = verb.indexOf(' ');
	const [head, rest] = end < 0 ? [verb, ''] : [verb.slice(0, end), verb.slice(end)];
	const known = Object.hasOwn(auxiliaries, head) ? auxiliaries[head] : undefined;
	if (known !== undefined) {
		const form = many ? known.many : head;
		return (denied ? known.not.replace('{}', form) : form) + rest;
	}
	if (denied) return `${many ? 'do' : 'does'} not ${base(head)}${rest}`;
	return (many ? base(head) : head) + rest;
}

function base(verb: string): string {
	if (verb === 'has') return 'have';
	if (verb.endsWith('ies') && verb.length > 4) return `${verb.slice(0, -3)}y`;
	return /(s|x|z|ch|sh|o)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, '');
}

/** “a, b and c”. */
export function listed(items: readonly string[], word: 'and' | 'or'): string {
	if (items.length < 2) return items.join('');
	return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)!}`;
}

/** A thing that belongs to another: “its owner”, “the owner of that piece”. */
export function owned(noun: string, owner: string): string {
	return owner === 'it' ? `its ${noun}` : `the ${noun} of ${owner}`;
}

export function capitalised(text: string): string {
	const [opening, rest] = openingOf(text);
	const [, start = '', letters = ''] = /^([\u{E004}-\u{E009}]*)(.*)$/su.exec(rest) ?? [];
	return opening + start + letters.replace(/^./u, (first) => first.toUpperCase());
}
