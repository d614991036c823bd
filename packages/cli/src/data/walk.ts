import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pictureType } from '@tilewright/lang';
import { type Args, type Code, type Diagnostic, diagnose, limits } from '@tilewright/schema';
import { reasonOf } from '../frame/output.ts';

/** A data file on disk: how it is shown, and where it is. */
export interface FoundFile {
	readonly path: string;
	readonly real: string;
}

export interface Walked {
	readonly files: readonly FoundFile[];
	readonly diagnostics: readonly Diagnostic[];
}

const most = limits.packs * limits.packFiles;

/** Whether a name is that of a data file, or of a picture. */
export function isDataName(name: string): boolean {
	return /\.ya?ml$/i.test(name) || pictureType(name) !== undefined;
}

/**
 * Finds the data files of a folder, by name. Hidden folders and those of package managers are left out.
 * A link is followed while it stays in its pack (the innermost folder with a manifest, else the whole folder)
 * and does not lead to a folder around it.
 */
export function walkFolder(real: string, shown: string): Walked {
	const files: FoundFile[] = [];
	const diagnostics: Diagnostic[] = [];
	const tell = <C extends Code>(path: string, code: C, args: Args[C]): void =>
		void diagnostics.push(diagnose(path, undefined, code, args));
	let seen = 0;

	const visit = (folder: string, path: string, bound: string, around: readonly string[]): void => {
		let names: string[];
		try {
			names = readdirSync(folder).sort();
		} catch (error) {
			tell(path, 'CLI-PATH-UNREADABLE', { path, why: reasonOf(error) });
			return;
		}
		const inside = names.includes('pack.yaml') ? folder : bound;
		for (const name of names) {
			if (name.startsWith('.') || name === 'node_modules') continue;
			if (++seen > most) return;
			const at = `${path}/${name}`;
			const found = lookAt(join(folder, name), at, inside, [...around, folder]);
			if (found === undefined) continue;
			if (found.is === 'folder') visit(found.real, at, inside, [...around, folder]);
			else if (isDataName(name)) files.push({ path: at, real: found.real });
		}
	};

	/** What an entry is once links are followed; undefined when it is refused or no business of ours. */
	const lookAt = (
		entry: string,
		path: string,
		inside: string,
		around: readonly string[],
	): { is: 'file' | 'folder'; real: string } | undefined => {
		try {
			const own = lstatSync(entry);
			if (own.isDirectory()) return { is: 'folder', real: entry };
			if (own.isFile()) return { is: 'file', real: entry };
			if (!own.isSymbolicLink()) {
				if (isDataName(entry)) tell(path, 'CLI-PATH-SPECIAL', { path });
				return undefined;
			}
			let target: string;
			try {
				target = realpathSync(entry);
			} catch {
				tell(path, 'CLI-LINK-BROKEN', { path });
				return undefined;
			}
			const kind = statSync(target);
			if (kind.isDirectory() && around.some((a) => a === target || a.startsWith(target + sep))) {
				tell(path, 'CLI-LINK-LOOP', { path, target: target === real ? shown : target });
				return undefined;
			}
			if (target !== inside && !target.startsWith(inside + sep)) {
				tell(path, 'CLI-LINK-LEAVES', { path, folder: inside === real ? shown : inside });
				return undefined;
			}
			if (kind.isDirectory()) return { is: 'folder', real: target };
			if (kind.isFile()) return { is: 'file', real: target };
			if (isDataName(entry)) tell(path, 'CLI-PATH-SPECIAL', { path });
		} catch (error) {
			tell(path, 'CLI-PATH-UNREADABLE', { path, why: reasonOf(error) });
		}
		return undefined;
	};

	visit(real, shown, real, []);
	if (seen > most) tell(shown, 'CLI-FILES-MANY', { folder: shown, max: most });
	return { files, diagnostics };
}
