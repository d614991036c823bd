import { pictureType } from '../pictures/form.ts';
import { utf8 } from '../pictures/text.ts';
import { type Diagnostic, diagnose, limits } from '@tilewright/schema';

/** Names that some system keeps for devices, whatever follows the first point. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$)(\.|$)/i;
const FORBIDDEN = '<>:"|?*/\\';
/** Characters that steer, that stand for nothing, that nobody sees, and every blank but the plain one. */
const UNSEEN =
	/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;
const OBJECTS = /^(__proto__|constructor|prototype)$/;

/**
 * The fault of a path of a data file that somebody else named; undefined when it may be written below a folder on any
 * system.
 */
export function unsafePath(path: string): Diagnostic | undefined {
	const shown = path.slice(0, limits.pathLength);
	if (/^([/\\~]|[A-Za-z]:)/.test(path))
		return diagnose(shown, undefined, 'PATH-ABSOLUTE', { path: shown });
	if (path.length > limits.pathLength)
		return diagnose(shown, undefined, 'PATH-LONG', { path: shown, max: limits.pathLength });
	const parts = path.split('/');
	if (parts.length > limits.pathDepth)
		return diagnose(shown, undefined, 'PATH-LONG', { path: shown, max: limits.pathDepth });
	if (path.split(/[/\\]/).some((part) => part === '.' || part === '..'))
		return diagnose(shown, undefined, 'PATH-ESCAPES', { path });
	for (const [i, part] of parts.entries()) {
		const bytes = utf8(part).length;
		const max = limits.nameBytes;
		if (bytes > max) return diagnose(shown, undefined, 'PATH-NAME-LONG', { path, bytes, max });
		// a folder that is called like a file would be taken for one
		const isFolder = i < parts.length - 1;
		if (!isName(part) || (isFolder && isDataName(part)))
			return diagnose(shown, undefined, 'PATH-NAME', { path, part });
	}
	if (!isDataName(path)) return diagnose(shown, undefined, 'PATH-KIND', { path });
	return undefined;
}

export function isDataName(name: string): boolean {
	return /\.ya?ml$/i.test(name) || pictureType(name) !== undefined;
}

export function isName(name: string): boolean {
	return (
		name !== '' &&
		utf8(name).length <= limits.nameBytes &&
		!/^[.\s]|[.\s]$|\s\./.test(name) &&
		!UNSEEN.test(name) &&
		![...FORBIDDEN].some((c) => name.includes(c)) &&
		name === name.normalize('NFC') &&
		!RESERVED.test(name) &&
		!OBJECTS.test(name) &&
		name.toLowerCase() !== 'node_modules'
	);
}

/** A path as a system sees it that tells neither capitals nor compositions apart. */
function folded(path: string): string {
	return path.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/**
 * Paths among `wanted` that some system cannot hold together with another of them or with one of `there`: alike but for capitals or
 * composition, or a file where another path has a folder. The same path is no clash but the same file.
 */
export function pathClashes(wanted: readonly string[], there: readonly string[]): Diagnostic[] {
	const names = new Map<string, string>();
	const found: Diagnostic[] = [];
	const all = [...there, ...wanted];
	const files = new Map(all.map((path) => [folded(path), path]));
	const own = new Set(wanted);
	for (const path of all) {
		const parts = path.split('/');
		const isNew = own.has(path);
		const clash = (other: string): void =>
			void (isNew && found.push(diagnose(path, undefined, 'PATH-CLASH', { path, other })));
		for (let n = 1; n <= parts.length; n++) {
			const prefix = parts.slice(0, n).join('/');
			const key = folded(prefix);
			const other = names.get(key);
			if (other !== undefined && other !== prefix) {
				clash(other);
				break;
			}
			names.set(key, prefix);
			const file = n < parts.length ? files.get(key) : undefined;
			if (file !== undefined && (isNew || own.has(file))) {
				found.push(diagnose(path, undefined, 'PATH-CLASH', { path, other: file }));
				break;
			}
		}
	}
	return found;
}
