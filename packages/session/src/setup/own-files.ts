/** The folder of what a person writes, beside what is shipped. */
export const OWN_FOLDER = 'own/';

/** Tells whether a file or folder is one's own, by its path in the workspace. */
export function isOwnPath(path: string): boolean {
	return path.startsWith(OWN_FOLDER);
}

/** The path of a file of one's own house rules. */
export const houseRulesPath = (id: string): string => `${OWN_FOLDER}house-rules/${id}.yaml`;
