/** The ending of files that somebody shared. */
export const SHARE_ENDING = '.tilewright';

/** A shared text is one line: the number of its format, a point, and letters. */
const shape = /^\d{1,4}\.[\w-]+\s*$/;

export function isShareFile(name: string, head: string): boolean {
	return name.toLowerCase().endsWith(SHARE_ENDING) || shape.test(head);
}

/** A name for a file with things of these titles. */
export function shareFileName(titles: readonly string[]): string {
	const stem = (titles[0] ?? '')
		.toLowerCase()
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.slice(0, 40)
		.replace(/^-+|-+$/g, '');
	return `${stem || 'game'}${SHARE_ENDING}`;
}
