import {
	type Decl,
	type Program,
	type RuleSet,
	citesOf,
	conjunctsOf,
	declsOf,
	describeDeclaration,
	describeRule,
	expressionWords,
	fieldOf,
	leavesOf,
	lexiconOf,
	placeKey,
	writtenIn,
} from '@tilewright/lang';
import { identifierWords } from '../texts/spelling.ts';
import {
	type HouseRule,
	type RefusedBy,
	houseRulesIn,
	houseRulesOf,
	houseRulesOfRefusal,
} from './house-rule.ts';
import { nearestDeclaration } from './nearest-declaration.ts';

type Section = Decl['section'];

export interface RuleText {
	readonly id: string;
	/** Its name for people: the sentence of its author, its title, or else what it does, without a full stop. */
	readonly name: string;
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

	/** The house rules that wrote or changed the declaration behind a source. */
	houseRules(source: string): readonly HouseRule[] {
		return this.ruleSet ? houseRulesOf(this.ruleSet, source) : [];
	}

	houseRulesOfRefusal(source: string, refused: RefusedBy): readonly HouseRule[] {
		return this.ruleSet ? houseRulesOfRefusal(this.ruleSet, source, refused) : [];
	}

	/** The house rules that refuse options which the printed rules offer. */
	refusingHouseRules(): readonly HouseRule[] {
		const { ruleSet } = this;
		const all = ruleSet
			? (['require', 'forbid'] as const).flatMap((section) =>
					declsOf(ruleSet, section).flatMap(({ datum }) => houseRulesIn(datum)),
				)
			: [];
		return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
	}

	private find(id: string): RuleText | undefined {
		const { ruleSet } = this;
		if (!ruleSet) return undefined;
		const decl = nearestDeclaration(ruleSet, id);
		return (
			decl && {
				id: decl.name,
				name: nameOf(ruleSet, decl),
				says: fieldOf(decl, 'says'),
				cites: citesOf(decl),
				does: doesOf(ruleSet, decl),
			}
		);
	}
}

const things: ReadonlySet<Section> = new Set([
	'kinds',
	'pieces',
	'spaces',
	'zones',
	'marks',
	'verbs',
]);

function nameOf(ruleSet: RuleSet, decl: Decl): string {
	const own = fieldOf(decl, 'says') || fieldOf(decl, 'title');
	if (own !== '' || things.has(decl.section))
		return (own || identifierWords(decl.id)).replace(/\.$/, '');
	// a line that ends with a colon says when, the one after it what
	const lines = describeDeclaration(withoutGiven(decl), lexiconOf(ruleSet));
	const said = lines.map((line) => line.trim()).find((line) => !line.endsWith(':'));
	return (said ?? identifierWords(decl.id)).replace(/\.$/, '');
}

function withoutGiven(decl: Decl): Decl {
	const { datum } = decl;
	if (datum.is !== 'map') return decl;
	const entries = new Map([...datum.entries].filter(([key]) => key !== 'given'));
	return { ...decl, datum: { ...datum, entries } };
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
