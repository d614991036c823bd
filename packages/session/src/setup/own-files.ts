/** The folder of what a person writes, beside what is shipped. */
export const OWN_FOLDER = 'own/';

/** Tells whether a file or folder is one's own, by its path in the workspace. */
export function isOwnPath(path: string): boolean {
	return path.startsWith(OWN_FOLDER);
}
