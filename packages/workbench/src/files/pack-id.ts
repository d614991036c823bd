import { isName } from '@tilewright/lang';
import { OWN_FOLDER } from '@tilewright/session';
import { freeName } from '../free-name.ts';
import type { PackRow } from './requests.ts';

/** Letters that no decomposition turns into plain ones. */
const SPELLED: Readonly<Record<string, string>> = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	đ: 'd',
	ł: 'l',
	ı: 'i',
	þ: 'th',
};

/** Longest id that is proposed, with room for a number behind it. */
const LENGTH = 40;

/**
 * An id for a pack, made from its title: small letters, digits and hyphens. `isFree` says whether an id may be used; a number is put
 * behind one that may not.
 */
export function packId(title: string, isFree: (id: string) => boolean): string {
	const plain = title
		.toLowerCase()
		.replace(/[ßæœøđłıþ]/g, (letter) => SPELLED[letter] ?? letter)
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, LENGTH)
		.replace(/^[-\d]+|-+$/g, '');
	const stem = plain === '' ? 'my-tiles' : plain;
	return freeName(stem, (id) => !isFree(id), '-');
}

/**
 * Returns the reason for which a new pack cannot have an id: its form is wrong, or a pack or a folder has it;
 * undefined when it can.
 */
export function packIdTrouble(id: string, packs: readonly PackRow[]): 'form' | 'taken' | undefined {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || !isName(id) || id.length > 60) return 'form';
	const folder = `${OWN_FOLDER}${id}/`;
	const isTaken = packs.some(
		(p) => p.name === id || p.game === id || p.files.some((f) => f.path.startsWith(folder)),
	);
	return isTaken ? 'taken' : undefined;
}
