/** The folder of one's own packs and house rules. */
export const OWN = 'own/';
export const houseRulesPath = (id: string): string => `${OWN}house-rules/${id}.yaml`;

/** Returns true for a file or folder of one's own, not one that came with the studio. */
export function isOwn(path: string): boolean {
	return path.startsWith(OWN) || path.includes(`/${OWN}`);
}
