import { mix } from '../script.ts';

const consonants = 'bdfghjklmnprstvz';
const vowels = 'aeiou';

export interface Wording {
	of(old: string): string;
}

/** Words that mean nothing, one for each spelling: the same word for the same spelling, no word twice. */
export class Words implements Wording {
	private readonly made = new Map<string, string>();
	private readonly taken = new Set<string>();
	private readonly salt: number;

	constructor(salt: number) {
		this.salt = salt;
	}

	/** The new word for an old one; parts joined by dots are words of their own. */
	of(old: string): string {
		return old
			.split('.')
			.map((part) => this.part(part))
			.join('.');
	}

	has(old: string): boolean {
		return old.split('.').every((part) => this.made.has(part));
	}

	private part(old: string): string {
		const known = this.made.get(old);
		if (known !== undefined) return known;
		for (let n = this.taken.size; ; n += 7919) {
			let word = '';
			for (let i = 0; i < 4; i++) {
				word += consonants[mix(this.salt + n, i * 2) % consonants.length]!;
				word += vowels[mix(this.salt + n, i * 2 + 1) % vowels.length]!;
			}
			if (this.taken.has(word)) continue;
			this.taken.add(word);
			this.made.set(old, word);
			return word;
		}
	}
}
