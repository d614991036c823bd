import {
	type Decl,
	type OverlayEntry,
	type RuleSet,
	type Section,
	type Value,
	type Workspace,
	declsOf,
	describeWithBlanks,
	describeWithNumber,
	effectSentences,
	effects,
	differences,
	effectiveText,
	fieldOf,
	isMapping,
	isNamed,
	isPerPack,
	leavesOf,
	lexiconOf,
	ownText,
	readingOrder,
	sectionWords,
	explainDeclaration,
	valueOf,
	placeKey,
	writtenIn,
} from '@tilewright/lang';
import { filledSentence, nearestDeclaration } from '@tilewright/session';
import { freeName } from '../free-name.ts';
import { english as t } from '../texts/en.ts';
import { effectsOf } from './effects-of.ts';
import { listsOf } from './lists.ts';
import { momentsOf } from './moments.ts';
import { numberForms } from './number-forms.ts';
import { chosenSections, placesOf, withoutBlanksOf } from './places.ts';
import { nameOfDecl, shortName } from './name-of-decl.ts';
import { takenIds } from './taken-ids.ts';
import type { BlankView, Changeable, DeclView, DifferenceView, ValueView } from './requests.ts';

export function declarationKey({ section, name }: Pick<Decl, 'section' | 'name'>): string {
	return `${section}.${name}`;
}

/** The declarations of a rule set as people read them, those that overlays took away at their places. */
export function viewsOf(ruleSet: RuleSet, plain: RuleSet | undefined): DeclView[] {
	const touched = new Map(
		plain ? differences(plain, ruleSet).map((d) => [`${d.section}.${d.name}`, d]) : [],
	);
	return readingOrder.flatMap((section) => {
		const gone = [...touched.values()].filter((d) => d.section === section && d.is === 'removed');
		return [
			...declsOf(ruleSet, section),
			...gone.flatMap((d) => (d.before ? [{ ...d.before, section }] : [])),
		].map((decl) => viewOf(ruleSet, decl, touched.get(declarationKey(decl))?.is));
	});
}

function viewOf(ruleSet: RuleSet, decl: Decl, touched: DeclView['touched']): DeclView {
	const filled = filledParam(ruleSet, decl);
	const explained = explainDeclaration(ruleSet, decl);
	return {
		key: declarationKey(decl),
		section: decl.section,
		id: decl.id,
		name: decl.name,
		...explained,
		prose:
			filled === '' ? explained.prose : explained.prose.filter((line) => !quotes(line, filled)),
		touched,
		filled,
		alike: wordsOfPeople(ruleSet, decl),
		couldBe:
			decl.section === 'timeline'
				? wordsOfEffects()
				: listsOf(ruleSet, decl)
						.map(({ choices }) => t.couldStandOn({ sorts: choices.map(({ label }) => label) }))
						.join(' '),
		moments: momentsOf(ruleSet, decl),
		value:
			decl.section === 'params'
				? ruleSet.params.get(decl.id)?.value
				: decl.section === 'elements'
					? ruleSet.elements.get(decl.id)
					: undefined,
	};
}

/** Words for all that can be made to happen at a moment. */
function wordsOfEffects(): string {
	const uses = [...effects.values()].flatMap(({ found }) => found.uses.map(found.alike));
	return [...new Set([t.momentWords, ...uses])].join(' ');
}

/** A line that only says a sentence once more: that it is so unless chosen otherwise. */
function quotes(line: string, sentence: string): boolean {
	return line.includes(`“${sentence.replace(/\.$/, '')}”`);
}

function wordsOfPeople(ruleSet: RuleSet, decl: Decl): string {
	if (decl.section === 'params') return supplyWords(ruleSet, decl.id);
	return decl.section === 'actions' ? effectWords(decl) : '';
}

/** Words for those effects of a choice of players that no other rule is offered; others are found where they are offered. */
function effectWords(decl: Decl): string {
	const wordsFor = ([key, of]: readonly [string, Value]): string => {
		const found = effects.get(key)?.found;
		return found?.uses.length === 0 ? found.alike(of) : '';
	};
	return effectsOf(decl)
		.flatMap((use) => (isMapping(use) ? Object.entries(use).map(wordsFor) : []))
		.filter((words) => words !== '')
		.join(' ');
}

/** Words for a choice that decides how many pieces of a kind there are; '' for any other. */
function supplyWords(ruleSet: RuleSet, param: string): string {
	const names = declsOf(ruleSet, 'pieces').flatMap((piece) => {
		const supply = valueOf(piece) as Value;
		const counts = isMapping(supply) ? [supply['per-seat'], supply['shared']] : [];
		const isCounted = counts.some((count) => typeof count === 'string' && reads(count, param));
		return isCounted ? [shortName(piece)] : [];
	});
	return names.length === 0 ? '' : t.supplyWords({ names });
}

/** The sentence of a choice with its value as a word; '' for anything else. */
export function filledParam(
	{ params }: RuleSet,
	{ section, id }: { readonly section: string; readonly id: string },
): string {
	const param = section === 'params' ? params.get(id) : undefined;
	return param ? filledSentence(fieldOf(param.decl, 'says'), param.values, param.value) : '';
}

export function differenceViews(before: RuleSet, after: RuleSet): DifferenceView[] {
	const order: readonly string[] = readingOrder;
	const placeOf = (section: string): number =>
		order.includes(section) ? order.indexOf(section) : order.length;
	return differences(before, after)
		.sort((a, b) => placeOf(a.section) - placeOf(b.section))
		.map(({ before: a, after: b, ...d }) => ({
			is: d.is,
			section: d.section,
			id: d.id,
			name: d.name,
			before: a && sideOf(before, a),
			after: b && sideOf(after, b),
			values: d.values,
			why: d.why ?? '',
		}));
}

function sideOf(
	ruleSet: RuleSet,
	decl: Parameters<typeof explainDeclaration>[1],
): NonNullable<DifferenceView['before']> {
	return {
		...explainDeclaration(ruleSet, decl),
		text: effectiveText(decl),
		filled: filledParam(ruleSet, decl),
	};
}

export function changeableOf(
	ruleSet: RuleSet,
	workspace: Workspace,
	id: string,
	off: readonly OverlayEntry[] = [],
): Changeable | undefined {
	const decl = findDecl(ruleSet, id);
	if (!decl) return undefined;
	const written = writtenIn(ruleSet);
	const values = leavesOf(decl).flatMap(({ path, value, file, at: place }): ValueView[] => {
		if (path.some((step) => ['source', 'says', 'title', 'id'].includes(String(step)))) return [];
		if (typeof value === 'number') return [{ path, value, is: 'number' }];
		if (typeof value === 'boolean') return [{ path, value, is: 'bool' }];
		if (!written.has(placeKey(file, place))) return [];
		return [{ path, value, is: 'expression' }];
	});
	const placeOf = new Map(leavesOf(decl).map(({ path, file, at }) => [placeKey(file, at), path]));
	const lexicon = lexiconOf(ruleSet);
	const sentences = describeWithBlanks(decl, lexicon).map((line, at) =>
		line.map((part): string | BlankView => {
			if (typeof part === 'string') return part;
			const path = placeOf.get(placeKey(part.at.file, part.at.path));
			if (path === undefined) return part.label;
			if (part.is !== 'number') return { ...part, path };
			const read = (number: number) => describeWithNumber(decl, lexicon, part, number)[at];
			return { ...part, path, forms: numberForms(line, read) };
		}),
	);
	const all = JSON.stringify(valueOf(decl));
	const lines = linesOf(decl);
	const scales = takenIds(ruleSet, 'modify', off);
	const linesOff = off.flatMap((entry) =>
		declOfRef(ruleSet, entry.ref) === decl ? entry.lines : [],
	);
	return {
		...viewOf(ruleSet, decl, undefined),
		ref: refOf(ruleSet, decl),
		packs: ruleSet.packs.some((p) => p.name === decl.pack) ? [decl.pack] : [],
		listed: !isNamed(decl.section),
		text: ownText(decl),
		values,
		sentences,
		places: chosenSections.has(decl.section)
			? []
			: withoutBlanksOf(sentences, placesOf(ruleSet, decl)),
		effects:
			effectsOf(decl).length === 0
				? []
				: effectSentences(decl, lexiconOf(ruleSet)).map((lines) =>
						lines.map((line) => line.trim()).join(' '),
					),
		moments: momentsOf(ruleSet, decl, off),
		lists: listsOf(ruleSet, decl),
		params: [...ruleSet.params.keys()].filter((param) =>
			decl.section === 'params' ? param === decl.id : reads(all, param),
		),
		nextScale: lines && freeName(`${decl.id}Worth`, (id) => scales.includes(id)),
		nextLine: lines && freeName('more', (id) => lines.includes(id) || linesOff.includes(id)),
		takenIds: takenIds(ruleSet, decl.section, off),
	};
}

/** The lines of points of a kind; undefined for all else. */
function linesOf(decl: Decl): readonly string[] | undefined {
	const value = valueOf(decl) as Value;
	const lines = decl.section === 'kinds' && isMapping(value) ? value['value'] : undefined;
	return lines !== undefined && isMapping(lines) ? Object.keys(lines) : undefined;
}

/** A declaration by the key of a view, or of a source `pack.rule.choice` the nearest that was declared. */
export function findDecl(ruleSet: RuleSet, id: string): Decl | undefined {
	for (const section of readingOrder) {
		const own = declsOf(ruleSet, section).find((d) => declarationKey(d) === id);
		if (own) return own;
	}
	return nearestDeclaration(ruleSet, id);
}

/** As an overlay names it: by pack and id where no other section has the same. */
function refOf(ruleSet: RuleSet, decl: Decl): string {
	if (decl.section === 'params') return `param.${decl.id}`;
	if (decl.section === 'elements') return `element.${decl.id}`;
	const all = [...ruleSet.sections.values()].flatMap((m) => [...m.values()]);
	const gone = [...ruleSet.absent.values()].flatMap((m) => [...m.values()].map((a) => a.decl));
	const same = [...all, ...gone].filter((d) => d.name === decl.name);
	if (new Set(same.map((d) => d.section)).size === 1) return decl.name;
	return `${decl.section}.${isPerPack(decl.section) ? decl.name : decl.id}`;
}

function reads(text: string, param: string): boolean {
	const at = text.indexOf(`param.${param}`);
	return at >= 0 && !/[\w-]/.test(text[at + 6 + param.length] ?? '');
}

export function nameOfRef(ruleSet: RuleSet | undefined, ref: string): string {
	const found = ruleSet && declOfRef(ruleSet, ref);
	if (!found) return ref;
	return nameOfDecl(found).replace(/^./u, (first) => first.toUpperCase());
}

/** The declaration that an entry of an overlay names, in force or not. */
export function declOfRef(ruleSet: RuleSet, ref: string): Decl | undefined {
	const [word = '', ...rest] = ref.split('.');
	const sections = Object.keys(sectionWords) as Section[];
	const section = sections.find((s) => s === word || s === `${word}s`);
	const id = rest.join('.');
	const declared = section === undefined ? undefined : ruleSet.sections.get(section);
	const named = [...(declared?.values() ?? [])].find((d) => d.id === id || d.name === id);
	if (section !== undefined && named !== undefined) return named;
	const gone = section && isNamed(section) ? ruleSet.absent.get(section)?.get(id)?.decl : undefined;
	return (
		gone ??
		findDecl(ruleSet, ref) ??
		[...ruleSet.absent.values()].flatMap((m) => [...m.values()]).find((a) => a.decl.name === ref)
			?.decl ??
		[...ruleSet.sections.values()].flatMap((m) => [...m.values()]).find((d) => d.name === ref)
	);
}
