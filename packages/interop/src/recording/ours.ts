import type { Decision, Game } from '@tilewright/interpreter';
import { canonicalRotation } from '@tilewright/interpreter';

/** The keys of a decision, look-alike turns of a tile written out as the recordings do. */
export function keysOf(game: Game, decision: Decision): Set<string> {
	const { board } = game.machine.rt;
	const keys = new Set<string>();
	for (const option of decision.options) {
		keys.add(option.key);
		const turned = /^(.*\s)?(\S+) (-?\d+\/-?\d+) r([0-3])$/.exec(option.key);
		if (!turned || !option.values.some((v) => v.type === 'placement')) continue;
		const tile = game.program.tiles.findIndex((t) => t.id === turned[2]);
		const r = Number(turned[4]);
		for (let other = 0; other < 4; other++)
			if (canonicalRotation(board, tile, other) === canonicalRotation(board, tile, r))
				keys.add(`${turned[1] ?? ''}${turned[2]!} ${turned[3]!} r${other}`);
	}
	return keys;
}

/** What one set has and the other lacks, for people. */
export function setDifference(
	expected: ReadonlySet<string>,
	actual: ReadonlySet<string>,
): { expected: string; actual: string } {
	const only = (a: ReadonlySet<string>, b: ReadonlySet<string>): string =>
		[...a]
			.filter((k) => !b.has(k))
			.sort()
			.join(', ');
	return { expected: only(expected, actual) || '—', actual: only(actual, expected) || '—' };
}

export function sameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	return a.size === b.size && [...a].every((k) => b.has(k));
}
