import {
	type Decl,
	type Program,
	type RuleSet,
	citesOf,
	conjunctsOf,
	describeRule,
	expressionWords,
	fieldOf,
	leavesOf,
	lexiconOf,
	placeKey,
	writtenIn,
} from '@tilewright/lang';
import { identifierWords } from '../texts/spelling.ts';
import { nearestDeclaration } from './nearest-declaration.ts';

type Section = Decl['section'];

export interface RuleText {
	readonly id: string;
	readonly says: string;
	/** Rule ids of the fact sheet it names. */
	readonly cites: readonly string[];
	/** Its prose, a line for each step, indented by tabs. */
	readonly does: readonly string[];
}

export class Words {
	private readonly ruleSet: RuleSet | undefined;
	private readonly known = new Map<string, RuleText | undefined>();

	constructor(ruleSet: RuleSet | undefined) {
		this.ruleSet = ruleSet;
	}

	/** The title of a space; of an unnamed one of a ring, its number in it, the first being 0 as in logs. */
	space(id: string): string {
		const [ring = '', n] = id.split('.');
		if (n !== undefined) return `${identifierWords(ring)} ${n}`;
		return this.titled('spaces', id);
	}

	zone(id: string): string {
		return this.titled('zones', id);
	}

	says(section: Section, id: string): string {
		return fieldOf(this.ruleSet?.sections.get(section)?.get(id), 'says');
	}

	private titled(section: Section, id: string): string {
		return fieldOf(this.ruleSet?.sections.get(section)?.get(id), 'title') || identifierWords(id);
	}

	rule(id: string): RuleText | undefined {
		if (!this.known.has(id)) this.known.set(id, this.find(id));
		return this.known.get(id);
	}

	/** A part of the condition under which options of an action are offered, in words; '' where it cannot be told apart. */
	condition(id: string, { at, of }: { readonly at: number; readonly of: number }): string {
		const { ruleSet } = this;
		const decl = ruleSet && nearestDeclaration(ruleSet, id);
		if (!decl) return '';
		const leaf = leavesOf(decl).find(({ path }) =>
			['where', 'choose.where'].includes(path.join('.')),
		);
		const written = leaf && writtenIn(ruleSet).get(placeKey(leaf.file, leaf.at));
		if (!written) return '';
		const text = String(leaf.value);
		const parts = conjunctsOf(text);
		const part = parts.length === of ? parts[at] : undefined;
		if (!part) return '';
		const words = expressionWords(decl, lexiconOf(ruleSet), written.context);
		return words
			.parts(text.slice(part.start, part.end), 'condition')
			.map((p) => (typeof p === 'string' ? p : p.label))
			.join('');
	}

	private find(id: string): RuleText | undefined {
		const { ruleSet } = this;
		if (!ruleSet) return undefined;
		const decl = nearestDeclaration(ruleSet, id);
		return (
			decl && {
				id: decl.name,
				says: fieldOf(decl, 'says'),
				cites: citesOf(decl),
				does: doesOf(ruleSet, decl),
			}
		);
	}
}

function doesOf(ruleSet: RuleSet, decl: Decl): readonly string[] {
	return decl.section === 'actions' || decl.section === 'rules' || decl.section === 'always'
		? describeRule(decl, lexiconOf(ruleSet))
		: [];
}

const cache = new WeakMap<Program, Words>();
const mute = new Words(undefined);

export function cacheWords(program: Program, ruleSet: RuleSet): void {
	cache.set(program, new Words(ruleSet));
}

/** The words of a program's rules; ids stand in where they are not known. */
export function wordsOf(program: Program): Words {
	return cache.get(program) ?? mute;
}
