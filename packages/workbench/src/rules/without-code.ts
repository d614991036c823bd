/** A description of the language in words of the page, without names in brackets and the event that an effect records. */
export function withoutCode(says: string): string {
	return says
		.replace(/ ?Records `[^.]*\./g, '')
		.replace(/ \(`[^)]*\)/g, '')
		.replace(/\b([Ss])eat(s?)\b/g, (_, first: string, end: string) =>
			first === 'S' ? `Player${end}` : `player${end}`,
		)
		.replaceAll('`', '');
}
