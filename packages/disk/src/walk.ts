import { join, sep } from 'node:path';
import { isDataName } from '@tilewright/lang';
import { type Args, type Code, type Diagnostic, diagnose, limits } from '@tilewright/schema';
import { type Disk, isMissing, isSystemError, nodeDisk } from './disk.ts';
import { reasonOf } from './reason.ts';
import { isTemporary } from './temporary.ts';

/** A data file: the path it is shown under, where it is, and a stamp that differs when its content may differ. */
export interface FoundFile {
	readonly path: string;
	readonly real: string;
	readonly stamp: string;
}

export interface Walked {
	readonly files: readonly FoundFile[];
	/** Every folder that was looked into, without links. */
	readonly folders: readonly string[];
	readonly temporary: readonly string[];
	/** Findings about entries that cannot be read: at most `limits.diagnosticsPerFile`, and one that says that there are more. */
	readonly diagnostics: readonly Diagnostic[];
}

const isManifest = (name: string): boolean => /^pack\.ya?ml$/.test(name);

/** An entry, or the folder to look into: the path it is shown under, where it is, and the pack it lies in. */
interface Place {
	readonly path: string;
	readonly real: string;
	readonly pack: string;
}
interface Link extends Place {
	readonly folder: string;
}

/**
 * Finds the data files below a folder, by name, in one order. Hidden folders and those of package managers are left out. What
 * lies behind links is found under its own name; a link is followed where that is left out, and only inside its pack (the
 * innermost folder with a manifest, else the whole folder). Nothing in the folder makes this throw: what cannot be read is
 * left out, with a finding.
 */
export function walkFolder(folder: string, shown: string, disk: Disk = nodeDisk): Walked {
	const files = new Map<string, FoundFile>();
	const folders = new Set<string>();
	const temporary: string[] = [];
	const links: Link[] = [];
	const diagnostics: Diagnostic[] = [];
	const maxEntries = limits.folderEntries;
	let entries = 0;

	const report = <C extends Code>(path: string, code: C, args: Args[C]): void => {
		if (diagnostics.length < limits.diagnosticsPerFile)
			diagnostics.push(diagnose(path, undefined, code, args));
		else if (diagnostics.length === limits.diagnosticsPerFile)
			diagnostics.push(
				diagnose(shown, undefined, 'DISK-MORE', { folder: shown, shown: diagnostics.length }),
			);
	};
	const unreadable = (path: string, error: unknown): void => {
		// any other error is a mistake in this code
		if (!isSystemError(error)) throw error;
		report(path, 'DISK-UNREADABLE', { path, why: reasonOf(error) });
	};
	const add = ({ path, real }: Place, stamp: string): void => {
		if (!files.has(real)) files.set(real, { path, real, stamp });
	};

	function visit(place: Place): void {
		if (folders.has(place.real)) return;
		let names: string[];
		try {
			names = disk.names(place.real).sort();
		} catch (error) {
			return unreadable(place.path, error);
		}
		folders.add(place.real);
		const pack = names.some(isManifest) ? place.real : place.pack;
		let later: ReadonlySet<string> | undefined;
		/** True when a name that led nowhere is still listed; the folder is listed once more for all such names. */
		const isListed = (name: string): boolean =>
			(later ??= new Set(namesNow(place.real, disk))).has(name);
		for (const name of names) {
			const real = join(place.real, name);
			if (isTemporary(name)) temporary.push(real);
			if (name.startsWith('.') || name === 'node_modules') continue;
			if (++entries > maxEntries) return;
			const path = `${place.path}/${name}`;
			try {
				const { is, stamp } = disk.entry(real);
				if (is === 'folder') visit({ path, real, pack });
				else if (is === 'link') links.push({ path, real, pack, folder: place.real });
				else if (!isDataName(name)) continue;
				else if (is === 'file') add({ path, real, pack }, stamp);
				else report(path, 'DISK-SPECIAL', { path });
			} catch (error) {
				if (!isMissing(error)) unreadable(path, error);
				else if (isListed(name)) report(path, 'DISK-NAME', { path });
			}
		}
	}

	function follow(link: Link, root: string): void {
		const { path } = link;
		let target: string;
		try {
			target = disk.realPath(link.real);
		} catch (error) {
			if (['ENOENT', 'ELOOP', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
				report(path, 'DISK-LINK-BROKEN', { path });
			else unreadable(path, error);
			return;
		}
		const shownAs = (real: string): string =>
			`${shown}${real.slice(root.length).replaceAll(sep, '/')}`;
		if (isWithin(target, root) && isWithin(link.folder, target))
			return report(path, 'DISK-LINK-LOOP', { path, target: shownAs(target) });
		if (!isWithin(target, link.pack))
			return report(path, 'DISK-LINK-LEAVES', { path, folder: shownAs(link.pack) });
		try {
			const { is, stamp } = disk.entry(target);
			if (is === 'folder') visit({ ...link, real: target });
			else if (!isDataName(path)) return;
			else if (is === 'file') add({ ...link, real: target }, stamp);
			else report(path, 'DISK-SPECIAL', { path });
		} catch (error) {
			unreadable(path, error);
		}
	}

	try {
		const root = disk.realPath(folder);
		visit({ path: shown, real: root, pack: root });
		for (const link of links) follow(link, root);
	} catch (error) {
		unreadable(shown, error);
	}
	if (entries > maxEntries) report(shown, 'DISK-ENTRIES-MANY', { folder: shown, max: maxEntries });
	return { files: [...files.values()], folders: [...folders], temporary, diagnostics };
}

function namesNow(folder: string, disk: Disk): readonly string[] {
	try {
		return disk.names(folder);
	} catch {
		return [];
	}
}

function isWithin(path: string, folder: string): boolean {
	return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
