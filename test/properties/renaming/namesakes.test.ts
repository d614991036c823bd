import { Game } from '@tilewright/interpreter';
import type { Selection } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { programOf } from '../../support/base.ts';
import { compilerOf, shippedFiles, workspaceOf } from '../../support/packs.ts';
import { mix } from '../script.ts';
import { idsOfPack, renamePack } from './rename.ts';

const files = shippedFiles();
const compile = compilerOf(workspaceOf(files));
const GAMES = 4;

const strangers = [
	['tower', 'abbey-and-mayor'],
	['princess-and-dragon', 'abbey-and-mayor'],
	['big-top', 'traders-and-builders'],
	['princess-and-dragon', 'count'],
	['gold-mines', 'king-and-robber'],
] as const;

/** Sorts whose ids are names of one pack for all that it declares; others are words inside a declaration. */
const inner = new Set(
	'pack game value local argument decision option require forbid allow modify rule always replace insert assist'.split(
		' ',
	),
);

/** Another word for ids of the second pack: one that the first pack declares in the same sort, wherever there is one left. */
function collisions(first: string, second: string): Map<string, string> {
	const [a, b] = [idsOfPack(files, first), idsOfPack(files, second)];
	const spelled = (ids: ReadonlyMap<string, ReadonlySet<string>>): Set<string> =>
		new Set([...ids.values()].flatMap((s) => [...s]));
	const [ofA, ofB] = [spelled(a), spelled(b)];
	const common = new Set(
		['base', 'common', 'figures', 'symbols'].flatMap((p) => [...spelled(idsOfPack(files, p))]),
	);
	const out = new Map<string, string>();
	const taken = new Set<string>();
	for (const [sort, ids] of b) {
		if (inner.has(sort)) continue;
		const free = [...(a.get(sort) ?? [])].filter((id) => !ofB.has(id) && !common.has(id));
		for (const id of ids) {
			if (out.has(id) || ofA.has(id) || common.has(id)) continue;
			const other = free.find((f) => !taken.has(f));
			if (other === undefined) break;
			taken.add(other);
			out.set(id, other);
		}
	}
	return out;
}

describe('two expansions of which one is renamed so that both declare the same names', () => {
	test.each(strangers)('%s and %s play the same games', { timeout: 240_000 }, (first, second) => {
		const renamed = collisions(first, second);
		expect(renamed.size).toBeGreaterThan(10);
		const copy = renamePack(files, second, {
			of: (word) => renamed.get(word) ?? word.replace(/^prose /, ''),
		});
		const selection: Selection = { game: 'carcassonne', with: [first, second], seats: 3 };
		const ours = programOf(compile, selection);
		const theirs = programOf(compilerOf(workspaceOf(copy)), selection);
		const declared = [theirs.tiles, theirs.pieces, theirs.registers, theirs.defines, theirs.marks];
		expect(declared.flat().some(({ id }) => id.startsWith(`${second}.`))).toBe(true);
		const ids = new Set([...theirs.tiles, ...theirs.pieces].map((x) => x.id));
		/** A key of ours with the words of the copy; a key of theirs without the packs. */
		const under = (key: string): string =>
			short(key)
				.split(' ')
				.map((w) => renamed.get(w) ?? w)
				.join(' ');
		const short = (key: string): string =>
			key
				.split(' ')
				.map((w) =>
					w.startsWith(`${first}.`) || w.startsWith(`${second}.`) ? w.slice(w.indexOf('.') + 1) : w,
				)
				.join(' ');
		/** Returns true when the words of a key of theirs have the packs that a key of ours means. */
		const isOf = (key: string, our: string): boolean => {
			const words = our.split(' ');
			return key.split(' ').every((w, i) => {
				const pack = renamed.has(words[i]!) ? second : first;
				return !w.includes('.') || w === words[i] || w.startsWith(`${pack}.`);
			});
		};
		for (let seed = 1; seed <= GAMES; seed++) {
			const game = new Game(ours, { seed });
			const steps: { key: string; options: string[]; scores: number[] }[] = [];
			for (let i = 0; !game.over; i++) {
				const options = game.decision!.options.map((o) => o.key);
				const key = options[mix(seed, i) % options.length]!;
				game.play(key);
				steps.push({ key, options, scores: game.scores });
			}
			const draws = game.chance.map(({ outcome }) => {
				const word = outcome.split(' ')[0]!;
				const [pack, id] = renamed.has(word) ? [second, renamed.get(word)!] : [first, word];
				const scoped = `${pack}.${id}`;
				return outcome.replace(word, ids.has(scoped) ? scoped : id);
			});
			const other = new Game(theirs, { seed, draws });
			for (const { key, options, scores } of steps) {
				const offered = other.decision!.options.map((o) => short(o.key)).sort();
				expect(offered).toEqual(options.map(under).sort());
				const matching = other.decision!.options.filter(
					(o) => short(o.key) === under(key) && isOf(o.key, key),
				);
				expect(matching).toHaveLength(1);
				const alone = other.decision!.options.filter((o) => short(o.key) === under(key));
				if (alone.length === 1) expect(other.find(under(key))?.key).toBe(alone[0]!.key);
				other.choose(matching[0]!.index);
				expect(other.scores).toEqual(scores);
			}
			expect(other.over).toBe(true);
		}
	});
});
