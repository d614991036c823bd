import type { Decision, Game, Option } from '@tilewright/interpreter';
import { canonicalRotation } from '@tilewright/interpreter/state';

/** The keys of a decision, look-alike turns of a tile written out as the recordings do. */
export function keysOf(game: Game, decision: Decision): Set<string> {
	return new Set(decision.options.flatMap((option) => spellings(game, option, option.key)));
}

/**
 * Our keys of a decision in the form of the other program's keys. Options that look alike count as one, an option with an assist as the
 * plain one where the other program does not name the assist, and of a longer key only the beginning counts where the other key ends.
 */
export function foreignKeys(
	game: Game,
	decision: Decision,
	theirs: ReadonlySet<string>,
	beginnings: readonly string[],
): Set<string> {
	return new Set(
		decision.options.flatMap((option) => foreignKeysOf(game, option, theirs, beginnings)),
	);
}

export function optionsCalled(
	game: Game,
	decision: Decision,
	key: string,
	theirs: ReadonlySet<string>,
	beginnings: readonly string[],
): number[] {
	const found = decision.options.filter((o) =>
		foreignKeysOf(game, o, theirs, beginnings).includes(key),
	);
	return found.map((o) => o.index);
}

function foreignKeysOf(
	game: Game,
	option: Option,
	theirs: ReadonlySet<string>,
	beginnings: readonly string[],
): string[] {
	const { key, unassisted } = option;
	// options that cannot be distinguished are numbered
	const plain = theirs.has(key) ? key : (unassisted ?? key).replace(/ \(\d+\)$/, '');
	const beginning = beginnings.find((b) => plain === b || plain.startsWith(`${b} `));
	return beginning === undefined ? spellings(game, option, plain) : [beginning];
}

function spellings(game: Game, { values }: Option, key: string): string[] {
	const { board } = game.machine.rt;
	const turned = /^(.*\s)?(\S+) (-?\d+\/-?\d+) r([0-3])$/.exec(key);
	if (!turned || !values.some((v) => v.type === 'placement')) return [key];
	const tile = game.program.tiles.findIndex((t) => t.id === turned[2]);
	const like = canonicalRotation(board, tile, Number(turned[4]));
	const alike = [0, 1, 2, 3].filter((r) => canonicalRotation(board, tile, r) === like);
	return alike.map((r) => `${turned[1] ?? ''}${turned[2]!} ${turned[3]!} r${r}`);
}

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

export function listDifference(
	expected: readonly string[],
	actual: readonly string[],
): { expected: string; actual: string } {
	const more = (a: readonly string[], b: readonly string[]): string => {
		const left = [...b];
		const only = a.filter((x) => {
			const at = left.indexOf(x);
			if (at >= 0) left.splice(at, 1);
			return at < 0;
		});
		return only.join(' | ') || 'none';
	};
	return { expected: more(expected, actual), actual: more(actual, expected) };
}
