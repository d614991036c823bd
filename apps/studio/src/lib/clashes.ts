import type { Finding } from './engine/rules.ts';
import type { Choices } from './engine/setup.ts';
import { setup as t } from '#texts/setup.ts';

type PackChoice = Choices['packs'][number];

/** What stands between packs that were chosen together. */
export interface Clash {
	/** The pack that can be left out. */
	readonly pack: string;
	/** The pack that can be added, if that helps. */
	readonly needs: string;
	readonly text: string;
}

/** Whether a finding is one that a clash tells in its own words. */
export function tellsClash({ code }: Finding): boolean {
	return code === 'LINK-CONFLICT' || code === 'LINK-REQUIRES';
}

/** What stands between the chosen packs; some of it only under some rules, so it is what was found that counts. */
export function clashesOf(
	packs: readonly PackChoice[],
	chosen: readonly string[],
	errors: readonly Finding[],
): Clash[] {
	const optional = packs.filter((p) => p.optional);
	const titleOf = (id: string): string => packs.find((p) => p.id === id)?.title ?? id;
	const found = (code: string, a: string, b: string): boolean =>
		errors.some((f) => f.code === code && [a, b].every((id) => f.message.includes(`"${id}"`)));
	return optional
		.filter((p) => chosen.includes(p.id))
		.flatMap((p) => [
			...p.conflicts
				.filter((c) => found('LINK-CONFLICT', p.id, c.id))
				.map((c) => ({
					pack: p.id,
					needs: '',
					text: t.exclude({ a: p.title, b: titleOf(c.id), why: c.why }),
				})),
			...p.requires
				.filter((r) => optional.some((o) => o.id === r.id) && found('LINK-REQUIRES', p.id, r.id))
				.map((r) => ({
					pack: p.id,
					needs: r.id,
					text: t.needs({ a: p.title, b: titleOf(r.id), why: r.why }),
				})),
		]);
}
