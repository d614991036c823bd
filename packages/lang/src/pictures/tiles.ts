import { type RuleSet, declsOf } from '../link/ruleset.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { pictureFault } from './fault.ts';
import { pictureType } from './form.ts';
import { linkedPicture, pathFrom } from './named.ts';

export interface TilePicture {
	readonly path: string;
	readonly type: string;
	readonly bytes: Uint8Array;
	/** It lies under what is drawn, in the place of the ground. */
	readonly under: boolean;
}

/** The pictures that tiles of a rule set have of their own; those something is wrong with are left out. */
export function picturesOf(
	ruleSet: Pick<RuleSet, 'sections' | 'packs'>,
	{ pictures }: Pick<Workspace, 'pictures'>,
): Map<string, TilePicture> {
	const found = new Map<string, TilePicture>();
	if (pictures.size === 0) return found;
	for (const { id, datum } of declsOf(ruleSet, 'tiles')) {
		const picture = linkedPicture(datum);
		if (picture === undefined) continue;
		const pack = ruleSet.packs.find((p) =>
			[...p.parts, ...p.others].some((d) => d.path === picture.file),
		);
		const folder =
			pack?.folder ?? picture.file.slice(0, Math.max(0, picture.file.lastIndexOf('/')));
		const path = pathFrom(picture.file, picture.name, folder);
		const type = path === undefined ? undefined : pictureType(path);
		const bytes = path === undefined ? undefined : pictures.get(path);
		if (path === undefined || type === undefined || bytes === undefined) continue;
		if (pictureFault(type, bytes) !== undefined) continue;
		found.set(id, { path, type, bytes, under: picture.under });
	}
	return found;
}
