import { OWN_FOLDER, isOwnPath } from '@tilewright/session';
import { kindsOf } from '@tilewright/interop/bundle';
import { isName, type Pack } from '@tilewright/lang';
import { parseYaml, sourceFile } from '@tilewright/schema';

/** The path for one file that came alone; undefined for several, and for one that knows its folder. */
export function placeOfOne(
	texts: Readonly<Record<string, string>>,
	packs: readonly Pick<Pack, 'folder'>[],
): { readonly name: string; readonly below: string } | undefined {
	const [[name, text] = ['', ''], ...more] = Object.entries(texts);
	if (name === '' || more.length > 0 || name.includes('/')) return undefined;
	const kind = kindsOf(texts)[name];
	if (kind === 'pack') {
		const id = (parseYaml(sourceFile(name, text)).value as { readonly pack?: unknown } | null)
			?.pack;
		return typeof id === 'string' && isName(id) && !id.includes('/')
			? { name: 'pack.yaml', below: `${OWN_FOLDER}${id}/` }
			: undefined;
	}
	if (kind === 'overlay') return { name, below: `${OWN_FOLDER}house-rules/` };
	// a file that belongs to a pack goes to the person’s own pack, where there is only one
	const own = packs.filter((p) => isOwnPath(p.folder));
	const belongs = kind === 'rules' || kind === 'tiles' || kind === 'mapping' || kind === 'picture';
	return belongs && own.length === 1 ? { name, below: `${own[0]!.folder}/` } : undefined;
}
