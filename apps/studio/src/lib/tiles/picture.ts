import {
	base64Of,
	type Mapping,
	namedPicture,
	pathFrom,
	pictureFinding,
	pictureType,
	setOther,
} from '@tilewright/lang';
import { tiles as t } from '#texts/tiles.ts';
import type { TilesView } from './view.svelte.ts';

const FOLDER = 'pictures';

export interface ChosenFile {
	readonly name: string;
	readonly bytes: Uint8Array;
}

export function pictureIn(
	decl: Mapping,
	file: string,
):
	| { readonly name: string; readonly under: boolean; readonly path: string | undefined }
	| undefined {
	const named = namedPicture(decl);
	// the check of the pack finds a path that leaves the pack
	return named && { ...named, path: pathFrom(file, named.name, '') };
}

export async function setPicture(view: TilesView, chosen: ChosenFile): Promise<string> {
	if (view.copiesShipped && !(await view.copyShipped())) return '';
	const { drawing, file, id } = view;
	const ending = /\.([^./\\]+)$/.exec(chosen.name)?.[1]?.toLowerCase() ?? '';
	const name = `${FOLDER}/${id}.${ending}`;
	const path = pathFrom(file, name, '');
	if (!drawing || path === undefined) return '';
	if (pictureType(name) === undefined) return t.noPicture(chosen.name);
	const wrong = pictureFinding(path, chosen.bytes);
	if (wrong) return `${wrong.message} ${wrong.hint ?? ''}`.trim();
	const under = namedPicture(drawing.others)?.under === true;
	const next = setOther(drawing, 'picture', under ? { under: name } : name);
	await view.draw(next, t.did.pictured(id), { [path]: base64Of(chosen.bytes) });
	return '';
}

export function setPictureBelow(view: TilesView, under: boolean): void {
	const { drawing, id } = view;
	const named = drawing && namedPicture(drawing.others);
	if (!drawing || !named) return;
	const next = setOther(drawing, 'picture', under ? { under: named.name } : named.name);
	void view.draw(next, t.did.pictured(id));
}

/** Takes the picture from the tile; one that was never saved, and that no other tile has, goes with it. */
export function dropPicture(view: TilesView): void {
	const { drawing, id, file, studio } = view;
	const path = drawing && pictureIn(drawing.others, file)?.path;
	if (!drawing) return;
	const others = view.all.some(
		(s) => !(s.id === id && s.file === file) && pictureIn(s.decl, s.file)?.path === path,
	);
	const fresh = path !== undefined && !others && studio.edits.files[path] !== undefined;
	void view.draw(
		setOther(drawing, 'picture', undefined),
		t.did.unpictured(id),
		fresh ? { [path]: null } : {},
	);
}
