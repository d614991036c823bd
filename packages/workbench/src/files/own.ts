import { OWN_FOLDER } from '@tilewright/session';

export const houseRulesPath = (id: string): string => `${OWN_FOLDER}house-rules/${id}.yaml`;

export function isOwn(path: string): boolean {
	return path.startsWith(OWN_FOLDER) || path.includes(`/${OWN_FOLDER}`);
}
