/** The folder of one's own packs and house rules. */
export const OWN = 'own/';
/** Where house rules are begun. */
export const houseRulesPath = (id: string): string => `${OWN}house-rules/${id}.yaml`;

/** Whether a file or folder is one's own, not one that came with the studio. */
export function isOwn(path: string): boolean {
	return path.startsWith(OWN) || path.includes(`/${OWN}`);
}
