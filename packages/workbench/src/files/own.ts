export const OWN = 'own/';
export const houseRulesPath = (id: string): string => `${OWN}house-rules/${id}.yaml`;

export function isOwn(path: string): boolean {
	return path.startsWith(OWN) || path.includes(`/${OWN}`);
}
