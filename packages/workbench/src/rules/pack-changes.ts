import {
	type Decl,
	type Pack,
	type PackMeeting,
	type Param,
	type RuleSet,
	type Section,
	type Workspace,
	declsOf,
	describeDeclaration,
	fieldOf,
	fieldsOf,
	isConditional,
	lexiconOf,
	link,
	packMeetings,
	pairKey,
	explainDeclaration,
} from '@tilewright/lang';
import { positionAt, textsIn } from '@tilewright/schema';
import { type Setup, filledSentence, selectionOf } from '@tilewright/session';
import { english as t } from '../texts/en.ts';
import { isLibrary } from '../setups/titles.ts';
import { declarationKey } from './declared.ts';

export interface PackChange {
	readonly says: string;
	/** The keys of the declarations that it changes, as far as they are known. */
	readonly about: readonly string[];
	readonly cites: readonly string[];
	readonly file: string;
	readonly line: number;
}

/** The changes that a chosen pack makes in another one that is in play. Packs are named by their titles. */
export interface PackChangesView {
	readonly by: string;
	readonly over: string;
	readonly changes: readonly PackChange[];
	/** Scenarios that play both; those of a pair stand at one of its two views. */
	readonly scenarios: readonly PackChange[];
}

/** The sections whose declarations act on what other packs declare, and the keys that name it. */
const acting = {
	modify: ['of', 'query'],
	replace: ['of', 'as'],
	insert: ['after', 'before', 'first'],
	require: ['verb'],
	forbid: ['verb'],
	allow: ['verb'],
} as const;
const named = [
	...['kinds', 'pieces', 'spaces', 'queries', 'actions', 'rules', 'blocks'],
	...['verbs', 'timeline', 'insert'],
] as readonly Section[];

/** For each two packs of a set-up, what the one changes in the other; pairs in which nothing changes are left out. */
export function packChanges(workspace: Workspace, setup: Setup): PackChangesView[] {
	const { ruleSet } = link(workspace, selectionOf(setup, setup.seats.length));
	if (ruleSet === undefined) return [];
	const inPlay = ruleSet.packs.filter((p) => p.role !== 'library');
	const meetings = packMeetings(ruleSet.packs);
	const acts = actsOf(ruleSet);
	const additions = additionsOf(ruleSet);
	return inPlay.flatMap((by) =>
		inPlay.flatMap((over): PackChangesView[] => {
			if (by === over) return [];
			const both = meetings.get(pairKey(by.name, over.name)) ?? [];
			const changes = [
				...both.flatMap((m) =>
					m.is === 'declared' && m.by === by.name ? inForce(ruleSet, m) : [],
				),
				...(acts.get(`${by.name} ${over.name}`) ?? []).map((decl) => changeOf(ruleSet, decl)),
				...(additions.get(`${by.name} ${over.name}`) ?? []),
			];
			// the later of two packs is the one that is added to a game
			const isLater = inPlay.indexOf(by) > inPlay.indexOf(over);
			const scenarios = isLater
				? both
						.filter((m) => m.is === 'scenario')
						.map(({ says, cites, file, line }) => ({ says, about: [], cites, file, line }))
				: [];
			if (changes.length + scenarios.length === 0) return [];
			return [{ by: by.title, over: over.title, changes: unlike(changes), scenarios }];
		}),
	);
}

type ByPair<T> = Map<string, T[]>;

function put<T>(found: ByPair<T>, by: string, over: string, item: T): void {
	const key = `${by} ${over}`;
	const all = found.get(key);
	if (all) all.push(item);
	else found.set(key, [item]);
}

/** Declarations of one pack that act on what another declares; what stands under `with` is left out. */
function actsOf(ruleSet: RuleSet): ByPair<Decl> {
	const found: ByPair<Decl> = new Map();
	for (const section of Object.keys(acting) as (keyof typeof acting)[])
		for (const decl of declsOf(ruleSet, section)) {
			if (decl.datum.place.path[0] === 'with') continue;
			const owners = new Set(actedOnBy(ruleSet, decl).map(({ pack }) => standsFor(ruleSet, pack)));
			for (const by of actorsOf(ruleSet, decl))
				for (const over of owners) if (over !== by) put(found, by, over, decl);
		}
	return found;
}

/** The packs that act by a declaration: its own, or those that switch a library on by a param it depends on. */
function actorsOf(ruleSet: RuleSet, decl: Decl): readonly string[] {
	if (!isLibrary(ruleSet.packs, ruleSet.game, decl.pack)) return [decl.pack];
	const given = String(fieldsOf(decl)['given'] ?? '');
	const setters = [...given.matchAll(/\bparam\.([\w.]*\w)/g)].flatMap(([, id]) => {
		const datum = ruleSet.params.get(id!)?.decl.datum;
		if (datum?.is !== 'map') return [];
		return [...datum.entries.values()].flatMap(({ place }) => packOf(ruleSet, place.doc.file.path));
	});
	return [...new Set(setters.map(({ name }) => name))].filter((name) => name !== decl.pack);
}

function packOf({ packs }: RuleSet, path: string): Pack[] {
	return packs.filter((p) => path.startsWith(`${p.folder}/`));
}

function additionsOf(ruleSet: RuleSet): ByPair<PackChange> {
	const found: ByPair<PackChange> = new Map();
	for (const section of ruleSet.sections.values())
		for (const decl of section.values()) {
			if (decl.datum.is !== 'map') continue;
			const over = standsFor(ruleSet, decl.pack);
			const keys = new Map<Pack, { key: string; datum: Decl['datum'] }[]>();
			for (const [key, datum] of decl.datum.entries)
				for (const part of datum.is === 'list' ? datum.items : [datum]) {
					const { doc, path } = part.place;
					if (key === 'source') continue;
					const [by] = packOf(ruleSet, doc.file.path);
					if (path[0] !== 'extend' || by === undefined || by.name === over) continue;
					keys.set(by, [...(keys.get(by) ?? []), { key, datum: part }]);
				}
			for (const [by, added] of keys) {
				const { doc, path } = added[0]!.datum.place;
				put(found, by.name, over, {
					says: t.adds({
						name: fieldOf(decl, 'title') || decl.id,
						sentences: sentencesAbout(ruleSet, decl, added),
					}),
					about: [declarationKey(decl)],
					cites: [],
					file: doc.file.path,
					line: positionAt(doc.file, doc.rangeOf(path).start).line,
				});
			}
		}
	return found;
}

/** Describes the given values of a declaration in sentences, as if it had no others. */
function sentencesAbout(
	ruleSet: RuleSet,
	decl: Decl,
	added: readonly { readonly key: string; readonly datum: Decl['datum'] }[],
): string {
	const entries = new Map<string, Decl['datum']>();
	for (const { key, datum } of added) {
		const before = entries.get(key);
		const items = before?.is === 'list' ? [...before.items, datum] : [datum];
		const isList = decl.datum.is === 'map' && decl.datum.entries.get(key)?.is === 'list';
		entries.set(key, isList ? { is: 'list', items, place: datum.place } : datum);
	}
	const part: Decl = { ...decl, datum: { is: 'map', entries, place: decl.datum.place } };
	return describeDeclaration(part, lexiconOf(ruleSet)).join(' ');
}

function declNamed(ruleSet: RuleSet, word: string): Decl | undefined {
	for (const section of named) {
		const decl = ruleSet.sections.get(section)?.get(word);
		if (decl) return decl;
	}
	return undefined;
}

/** The declarations that one acts on, by what it names. */
export function actedOnBy(ruleSet: RuleSet, decl: Decl): readonly Decl[] {
	const keys: readonly string[] = Object.hasOwn(acting, decl.section)
		? acting[decl.section as keyof typeof acting]
		: [];
	const fields = fieldsOf(decl);
	const words = keys.flatMap((key) => textsIn(fields[key]));
	return words.flatMap((word) => declNamed(ruleSet, word) ?? []);
}

/** A library comes with the game: what it declares belongs to the first pack of the game. */
function standsFor(ruleSet: RuleSet, pack: string): string {
	const { packs, game } = ruleSet;
	return (isLibrary(packs, game, pack) && packs.find((p) => p.role === 'game')?.name) || pack;
}

function inForce(ruleSet: RuleSet, meeting: PackMeeting): PackChange[] {
	const isIt = ({ datum: { place } }: Decl): boolean =>
		place.doc.file.path === meeting.file && place.path.join() === meeting.path.join();
	const gone = [...ruleSet.absent.values()].flatMap((m) => [...m.values()]);
	if (gone.some(({ decl }) => isIt(decl))) return [];
	const { cites, file, line } = meeting;
	const param = [...ruleSet.params.values()].find((p) => isIt(p.decl));
	const says = param === undefined ? meeting.says : sentenceInForce(meeting.says, param);
	const known = { about: [], cites, file, line };
	if (says !== '') return [{ says: ended(says), ...known }];
	if (isStart(meeting)) return [{ says: t.startsElsewhere, ...known }];
	const decl = [...ruleSet.sections.values()].flatMap((m) => [...m.values()]).find(isIt);
	return [decl ? changeOf(ruleSet, decl) : { says, ...known }];
}

/** Tiles on the board at the beginning have no sentence of their own. */
function isStart({ path }: PackMeeting): boolean {
	return path.includes('deck') && path.includes('start');
}

function sentenceInForce(says: string, { type, values, value }: Param): string {
	const all = type === 'bool' ? ['true', 'false'] : values;
	return filledSentence(says, all, String(value)) || says;
}

function changeOf(ruleSet: RuleSet, decl: Decl): PackChange {
	const { says, prose, cites, file, line } = explainDeclaration(ruleSet, decl);
	const sentences = sentencesOf(prose);
	// the first sentence may say when the declaration is part of the set-up
	const meaning = sentences[isConditional(decl) ? 1 : 0] ?? '';
	const about = actedOnBy(ruleSet, decl).map(declarationKey);
	return { says: ended(says) || meaning, about, cites, file, line };
}

/** Lines with the indented lines below each of them, which go on with its sentence. */
function sentencesOf(prose: readonly string[]): string[] {
	const found: string[] = [];
	for (const line of prose) {
		const isMore = line.startsWith('\t') && found.length > 0;
		if (isMore) found.push(`${found.pop()!} ${line.trim()}`);
		else found.push(line.trim());
	}
	return found;
}

/** The label of an action is no sentence until it ends. */
function ended(says: string): string {
	return says === '' || /[.!?]”?$/.test(says) ? says : `${says}.`;
}

function unlike(changes: readonly PackChange[]): PackChange[] {
	return changes.filter(
		(c, i) =>
			changes.findIndex((o) => o.says === c.says && o.cites.join() === c.cites.join()) === i,
	);
}
