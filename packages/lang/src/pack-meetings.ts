import { type Data, type DataPath, positionAt, textsIn } from '@tilewright/schema';
import { fieldsIn } from './link/ruleset.ts';
import type { Pack } from './workspace/workspace.ts';

/** Something that a pack declares for games with another one, or a scenario that plays both. */
export interface PackMeeting {
	readonly is: 'declared' | 'scenario';
	readonly by: string;
	/** A sentence; empty where its author wrote none. */
	readonly says: string;
	readonly cites: readonly string[];
	readonly file: string;
	/** From 1. */
	readonly line: number;
	readonly path: DataPath;
}

/** The key of two packs, whichever comes first. */
export function pairKey(a: string, b: string): string {
	return [a, b].sort().join(' ');
}

/** Meetings of packs by `pairKey`. What says and cites the same twice is listed once. */
export function packMeetings(packs: readonly Pack[]): Map<string, PackMeeting[]> {
	const found = new Map<string, PackMeeting[]>();
	const add = (a: string, b: string, meeting: PackMeeting): void => {
		const key = pairKey(a, b);
		const all = found.get(key) ?? [];
		found.set(key, all);
		const isSame = (m: PackMeeting): boolean =>
			m.says === meeting.says && m.cites.join() === meeting.cites.join();
		if (!all.some(isSame)) all.push(meeting);
	};
	for (const { name, parts, others } of packs)
		for (const { yaml, kind, path: file } of [...parts, ...others]) {
			const data = fieldsIn(yaml.value);
			for (const [other, block] of Object.entries(fieldsIn(data['with'])))
				for (const declared of declaredIn(block, ['with', other])) {
					const { line } = positionAt(yaml.file, yaml.rangeOf(declared.path).start);
					add(name, other, { is: 'declared', by: name, ...declared, file, line });
				}
			if (kind !== 'scenario') continue;
			const played = textsIn(fieldsIn(data['set-up'])['packs']);
			const says = textsIn(data['scenario'])[0] ?? '';
			const cites = textsIn(data['cites']);
			for (const [i, a] of played.entries())
				for (const b of played.slice(i + 1))
					add(a, b, { is: 'scenario', by: name, says, cites, file, line: 1, path: [] });
		}
	return found;
}

function* declaredIn(
	value: Data | undefined,
	path: DataPath,
): Generator<Pick<PackMeeting, 'says' | 'cites' | 'path'>> {
	if (Array.isArray(value)) {
		for (const [i, item] of value.entries()) yield* declaredIn(item, [...path, i]);
		return;
	}
	const fields = fieldsIn(value);
	const says = textsIn(fields['says'])[0] ?? '';
	const cites = textsIn(fields['source']);
	if (says !== '' || cites.length > 0) yield { says, cites, path };
	for (const [key, part] of Object.entries(fields)) yield* declaredIn(part, [...path, key]);
}
