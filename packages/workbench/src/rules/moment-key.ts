/** The key of a declaration of the order of play with one of its moments. */
export function momentKey(key: string, moment: string): string {
	return `${key}@${moment}`;
}

/** A key with the query that found it, where it names a moment: what is to happen then can stand in the query. */
export function withQuery(key: string, query: string): string {
	return query === '' || keyAndMoment(key).moment === '' ? key : `${key}@${query}`;
}

/** The declaration that a key names, the moment of it, and the query that found this; '' where it names none. */
export function keyAndMoment(of: string): {
	readonly key: string;
	readonly moment: string;
	readonly query: string;
} {
	const [key = '', moment = '', ...query] = of.split('@');
	return { key, moment, query: query.join('@') };
}
