/** The key of a declaration of the order of play with one of its moments. */
export function momentKey(key: string, moment: string): string {
	return `${key}@${moment}`;
}

/** The declaration that a key names, and the moment of it; '' where it names none. */
export function keyAndMoment(of: string): { readonly key: string; readonly moment: string } {
	const [key = '', moment = ''] = of.split('@');
	return { key, moment };
}
