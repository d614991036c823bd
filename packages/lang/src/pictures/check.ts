import { type DataPath, type Diagnostic, diagnose, limits, valueAt } from '@tilewright/schema';
import type { Workspace, WorkspaceDocument } from '../workspace/workspace.ts';
import { type PictureFault, pictureFault } from './fault.ts';
import { pictureEndings, pictureType } from './form.ts';
import { namedPicture, pathFrom } from './named.ts';

type Pictured = Pick<Workspace, 'packs' | 'documents' | 'pictures'>;

export function checkPictures(
	workspace: Pictured,
	wanted: (path: string) => boolean = () => true,
): Diagnostic[] {
	const found: Diagnostic[] = [];
	const homes = new Map(workspace.documents.map((d) => [d, folderOf(d.path)]));
	for (const { folder, parts, others } of workspace.packs)
		for (const document of [...parts, ...others]) homes.set(document, folder);
	const folders = new Set([...homes].flatMap(([d, folder]) => (wanted(d.path) ? folder : [])));
	const named = new Map<string, Set<string>>();
	for (const [document, folder] of homes) {
		if (!folders.has(folder)) continue;
		for (const place of placesOf(document)) {
			const { name, path: below } = place.picture;
			const at = document.yaml.rangeOf([...place.path, ...below]);
			const path = pathFrom(document.path, name, folder);
			const wrong = whatIsWrong(workspace, name, path);
			if (wrong !== undefined) found.push(wrong(document, at));
			if (path === undefined) continue;
			const own = named.get(folder) ?? new Set<string>();
			named.set(folder, own.add(path));
			if (own.size === limits.pictures + 1)
				found.push(
					diagnose(document.yaml.file, at, 'TILE-PICTURES-MANY', { max: limits.pictures }),
				);
		}
	}
	return found.filter((d) => wanted(d.file));
}

type FindingAt = (document: WorkspaceDocument, at: { start: number; end: number }) => Diagnostic;

function whatIsWrong(
	{ pictures }: Pictured,
	name: string,
	path: string | undefined,
): FindingAt | undefined {
	if (path === undefined)
		return (d, at) => diagnose(d.yaml.file, at, 'TILE-PICTURE-PATH', { path: name });
	const type = pictureType(path);
	const kinds = pictureEndings.map((e) => `.${e}`).join(', ');
	if (type === undefined)
		return (d, at) => diagnose(d.yaml.file, at, 'TILE-PICTURE-KIND', { path: name, kinds });
	const bytes = pictures.get(path);
	if (bytes === undefined)
		return (d, at) => diagnose(d.yaml.file, at, 'TILE-PICTURE-MISSING', { path: name, file: path });
	const fault = pictureFault(type, bytes);
	return fault && ((d, at) => findingOf(fault, name, d.yaml.file, at));
}

/** The finding about a file that is to be a picture; undefined when it may be kept. */
export function pictureFinding(path: string, bytes: Uint8Array): Diagnostic | undefined {
	const type = pictureType(path);
	const fault = type === undefined ? undefined : pictureFault(type, bytes);
	return fault && findingOf(fault, path, path, undefined);
}

function findingOf(
	fault: PictureFault,
	path: string,
	file: Parameters<typeof diagnose>[0],
	at: Parameters<typeof diagnose>[1],
): Diagnostic {
	switch (fault.is) {
		case 'large':
			return diagnose(file, at, 'TILE-PICTURE-LARGE', { path, limit: limits.pictureBytes });
		case 'bytes':
			return diagnose(file, at, 'TILE-PICTURE-BYTES', { path, type: formName(fault.type) });
		case 'size':
			return diagnose(file, at, 'TILE-PICTURE-SIZE', { path });
		case 'pixels': {
			const { pixels } = fault;
			return diagnose(file, at, 'TILE-PICTURE-PIXELS', { path, pixels, max: limits.picturePixels });
		}
	}
}

function formName(type: string): string {
	return type
		.replace(/^image\//, '')
		.replace(/\+.*$/, '')
		.toUpperCase();
}

function placesOf(
	document: WorkspaceDocument,
): { readonly path: DataPath; readonly picture: NonNullable<ReturnType<typeof namedPicture>> }[] {
	const above: DataPath | undefined =
		document.kind === 'tiles'
			? ['tiles']
			: document.kind === 'overlay'
				? ['tiles', 'add']
				: undefined;
	const tiles = above && valueAt(document.yaml.value, above);
	if (above === undefined || typeof tiles !== 'object' || tiles === null) return [];
	return Object.entries(tiles).flatMap(([id, tile]) => {
		const picture = namedPicture(tile);
		return picture ? [{ path: [...above, id], picture }] : [];
	});
}

function folderOf(path: string): string {
	const cut = path.lastIndexOf('/');
	return cut < 0 ? '' : path.slice(0, cut);
}
