import type { Choices, ClashChoice, Finding } from '@tilewright/session';
import { setup as t } from '#texts/setup.ts';

export interface WayOut {
	readonly what: ClashChoice['what'];
	readonly id: string;
	readonly on: boolean;
	readonly text: string;
}

export interface Clash {
	readonly text: string;
	readonly ways: readonly WayOut[];
}

export function isAboutClash({ code }: Finding): boolean {
	return code === 'LINK-CONFLICT' || code === 'LINK-REQUIRES';
}

export function clashesOf({ packs, elements, clashes }: Choices): Clash[] {
	return clashes.map(({ what, is, id, other, why }) => {
		const nameOf = (of: string): string =>
			what === 'pack'
				? (packs.find((p) => p.id === of)?.title ?? of)
				: t.quoted({ says: elements.find((e) => e.id === of)?.says || of });
		const canChange = (of: string): boolean =>
			what === 'pack'
				? packs.some((p) => p.id === of && p.optional)
				: elements.some((e) => e.id === of);
		const way = (of: string, on: boolean): WayOut[] => {
			const words = what === 'pack' ? (on ? t.add : t.leaveOut) : on ? t.switchOn : t.switchOff;
			return canChange(of) ? [{ what, id: of, on, text: words({ title: nameOf(of) }) }] : [];
		};
		const names = { a: nameOf(id), b: nameOf(other), why };
		return is === 'requires'
			? { text: t.needs(names), ways: [...way(other, true), ...way(id, false)] }
			: { text: t.exclude(names), ways: way(id, false) };
	});
}
