import type { Workspace } from '@tilewright/lang';
import type { Setup } from '@tilewright/session';

/**
 * A set-up as the disk can play it: without the packs that are edited and not saved yet, and without their choices. A pack that is
 * nowhere stays, so that it is reported.
 */
export function withoutUnsaved(
	setup: Setup,
	{ saved, edited }: { saved: Workspace; edited: Workspace },
): Setup {
	const has = ({ packs }: Workspace, name: string): boolean => packs.some((p) => p.name === name);
	const isNew = (name: string): boolean => has(edited, name) && !has(saved, name);
	if (!setup.packs.some(isNew)) return setup;
	const kept = <T>(choices: Readonly<Record<string, T>>): Record<string, T> =>
		Object.fromEntries(
			Object.entries(choices).filter(([name]) => !isNew(name.split('.')[0] ?? '')),
		);
	return {
		...setup,
		packs: setup.packs.filter((name) => !isNew(name)),
		params: kept(setup.params),
		elements: kept(setup.elements),
	};
}
