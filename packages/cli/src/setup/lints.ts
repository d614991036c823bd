import { type Compiled, at, declsOf } from '@tilewright/lang';
import { type Diagnostic, hasErrors } from '@tilewright/schema';

export function isLint(d: Diagnostic): boolean {
	return d.code.startsWith('LINT-');
}

interface Place {
	readonly start: number;
	readonly end: number;
	readonly setUps: Set<number>;
}

/**
 * Lints of one pack over many set-ups. What is unused in one set-up may be what another is made of, so a finding counts
 * only when every set-up that has the declaration gives it.
 */
export class Lints {
	readonly #seen = new Map<string, { diagnostic: Diagnostic; times: number }>();
	readonly #places = new Map<string, Map<string, Place>>();
	#setUps = 0;

	add({ ruleSet, diagnostics }: Compiled): void {
		// where something is wrong, what follows from it says nothing
		if (ruleSet === undefined || hasErrors(diagnostics.filter((d) => !isLint(d)))) return;
		const number = this.#setUps++;
		for (const section of ruleSet.sections.keys())
			for (const decl of declsOf(ruleSet, section)) {
				const { file, range } = at(decl);
				// a finding about the key of a declaration stands just before it, on the same line or above
				this.#hold(file.path, range.start - decl.id.length - 4, range.end, number);
			}
		for (const diagnostic of diagnostics) {
			if (!isLint(diagnostic)) continue;
			const key = `${diagnostic.code} ${diagnostic.file} ${diagnostic.start} ${diagnostic.message}`;
			const before = this.#seen.get(key);
			if (before === undefined) this.#seen.set(key, { diagnostic, times: 1 });
			else before.times++;
		}
	}

	get findings(): Diagnostic[] {
		return [...this.#seen.values()].flatMap(({ diagnostic, times }) =>
			times >= this.#having(diagnostic) ? [diagnostic] : [],
		);
	}

	#hold(file: string, start: number, end: number, setUp: number): void {
		let places = this.#places.get(file);
		if (places === undefined) this.#places.set(file, (places = new Map()));
		const key = `${start} ${end}`;
		let place = places.get(key);
		if (place === undefined) places.set(key, (place = { start, end, setUps: new Set() }));
		place.setUps.add(setUp);
	}

	#having(d: Diagnostic): number {
		const setUps = new Set<number>();
		for (const place of this.#places.get(d.file)?.values() ?? [])
			if (d.start <= place.end && d.end >= place.start)
				for (const setUp of place.setUps) setUps.add(setUp);
		return setUps.size;
	}
}
