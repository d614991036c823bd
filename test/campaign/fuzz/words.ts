import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/packs.ts';
import type { Failure, Numbers, RoundResult } from '../campaign.ts';
import { confirmed } from './confirm.ts';
import { trialOf } from './fuzzer.ts';
import { objectWords, wrongTypes } from './oddities.ts';
import type { Runner } from './runner.ts';
import type { Seed, Subject } from './seed.ts';
import { type Place, type Tree, isTreeMap, nodeAt, placesOf, replaceAt } from './tree.ts';
import type { Fault } from './trial.ts';

/** A kind of place in data, such as `rules[].do[].score.each`, with one place of that kind. */
export interface KindOfPlace {
	readonly kind: string;
	readonly seed: Seed;
	readonly place: Place;
	readonly isEntry: boolean;
}

export function kindsOfPlaces(subjects: readonly Subject[]): KindOfPlace[] {
	const known = schemaKeys();
	const found = new Map<string, KindOfPlace>();
	for (const seed of subjects.flatMap((s) => s.seeds)) {
		if (seed.format === undefined) continue;
		const tree = seed.format.read(seed.bytes);
		const of = isTreeMap(tree) ? (tree.map.find(([key]) => known.has(key))?.[0] ?? '') : '';
		for (const place of placesOf(tree)) {
			const { path, isEntry } = pathOf(tree, place, known);
			const kind = `${of} ${path}`;
			if (!found.has(kind)) found.set(kind, { kind, seed, place, isEntry });
		}
	}
	return [...found.values()];
}

/** The keys that schemas name; all others are ids that an author chose. */
function schemaKeys(): Set<string> {
	const keys = new Set<string>();
	const visit = (value: unknown): void => {
		if (typeof value !== 'object' || value === null) return;
		for (const [key, inner] of Object.entries(value)) {
			if (key === 'properties') for (const name of Object.keys(inner as object)) keys.add(name);
			visit(inner);
		}
	};
	const folder = join(root, 'schemas');
	for (const name of readdirSync(folder))
		if (name.endsWith('.schema.json')) visit(JSON.parse(readFileSync(join(folder, name), 'utf8')));
	return keys;
}

function pathOf(
	tree: Tree,
	place: Place,
	known: ReadonlySet<string>,
): { readonly path: string; readonly isEntry: boolean } {
	let path = '';
	let isEntry = false;
	place.forEach((index, depth) => {
		const parent = nodeAt(tree, place.slice(0, depth));
		isEntry = isTreeMap(parent);
		const key = isTreeMap(parent) ? parent.map[index]![0] : undefined;
		path += key === undefined ? '[]' : known.has(key) ? `.${key}` : '.*';
	});
	return { path, isEntry };
}

interface Attempt {
	readonly as: 'value' | 'key';
	readonly word: Tree;
}

const attempts: readonly Attempt[] = [
	...[...objectWords, ...wrongTypes].map((word) => ({ as: 'value' as const, word })),
	...objectWords.map((word) => ({ as: 'key' as const, word })),
];

/** Puts words that all objects know, and values of wrong types, at every kind of place, in an order that the seed decides. */
export class Words {
	private readonly places: readonly KindOfPlace[];
	private readonly runner: Runner;
	private readonly seed: number;

	constructor(subjects: readonly Subject[], runner: Runner, seed: number) {
		this.places = kindsOfPlaces(subjects);
		this.runner = runner;
		this.seed = seed;
	}

	get all(): number {
		return this.places.length * attempts.length;
	}

	async play(round: number, numbers: Numbers): Promise<RoundResult> {
		const at = shuffled(round % this.all, this.all, this.seed);
		const { kind, seed, place, isEntry } = this.places[Math.floor(at / attempts.length)]!;
		const { as, word } = attempts[at % attempts.length]!;
		if (as === 'key' && !isEntry) return { counts: { words: 1, 'without a key': 1 } };
		const { format } = seed;
		const tree = replaceAt(format!.read(seed.bytes), place, (value) =>
			as === 'value' ? [word] : [{ entry: [String(word), value] }],
		);
		const bytes = format!.write(tree);
		const pick = numbers.next();
		const trial = trialOf(seed, pick, bytes);
		const { faults, counts } = await this.runner.run(trial);
		const found: readonly Fault[] = await confirmed(this.runner, trial, faults);
		return {
			counts: { words: 1, ...counts },
			failures: found.map((fault): Failure => ({
				...fault,
				message: `${JSON.stringify(word)} as ${as} of${kind} in ${seed.name}: ${fault.message}`,
				minimal: () => ({
					subject: kind,
					seed: seed.name,
					pick,
					edits: [],
					target: seed.target,
					steps: seed.steps(pick),
					base64: Buffer.from(bytes).toString('base64'),
				}),
			})),
		};
	}
}

/** The numbers below n in an order that the seed decides; each comes once. */
export function shuffled(i: number, n: number, seed: number): number {
	// a step that has no divisor in common with n meets every number
	let step = (Math.floor(n * 0.618) + (seed % 97)) % n || 1;
	while (common(step, n) !== 1) step++;
	return (i * step + seed) % n;
}

function common(a: number, b: number): number {
	return b === 0 ? a : common(b, a % b);
}
