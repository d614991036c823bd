import { Findings } from '@tilewright/schema';
import {
	type Scope,
	type TempAllocator,
	type Variable,
	countTemps,
	scopeOf,
} from '../expr/scope.ts';
import type { Type } from '../ir/index.ts';
import {
	type SourcedValue,
	compareIds,
	entriesOf,
	get,
	textOf,
	textsOf,
} from '../link/sourced-value.ts';
import { wholeNumber } from '../link/given.ts';
import { withId } from '../link/lookup.ts';
import { type Decl, type RuleSet, declsOf, isAbstract, writtenId } from '../link/ruleset.ts';
import { resolveWord } from '../link/scopes.ts';
import { verbArguments } from '../link/verb-arguments.ts';
import { type Section, sectionWords } from '../link/sections.ts';
import {
	type Declarations,
	type FunctionDecl,
	type FunctionParam,
	type KindDecl,
	type Named,
	type PieceKindDecl,
	type RelationDecl,
	type SpaceDecl,
	type TouchDecl,
	type VerbDecl,
	type ZoneDecl,
	absent,
} from '../model/declarations.ts';
import { type Model, createModel } from '../model/model.ts';
import { parseType } from '../model/type-words.ts';
import type { CheckUnit } from './check.ts';
import { type FunctionSymbol, collectFunctions } from './functions.ts';
import { kindsCalled } from './kinds-called.ts';
import { type Layers, createLayers } from './layer-ties.ts';
import { type MarkSymbol, collectMarks } from './marks.ts';
import { type RegisterSymbol, collectRegisters } from './registers.ts';
import { typeRelations } from './relations.ts';
import { type SpaceSymbol, collectSpaces, ringSet } from './spaces.ts';
import { type LoweringContext, report } from './lowering-context.ts';
import { scopedType, viewsOf } from './views.ts';
import { type WordSources, absentWordsOf, tagsOf, wordsOf } from './words.ts';

export interface Symbol {
	readonly id: string;
	readonly index: number;
	readonly decl: Decl;
}

export interface Symbols {
	readonly model: Model;
	modelAt(datum: SourcedValue): Model;
	readonly kinds: readonly Symbol[];
	readonly pieces: readonly Symbol[];
	readonly tiles: readonly Symbol[];
	readonly zones: readonly Symbol[];
	readonly spaces: readonly SpaceSymbol[];
	readonly marks: readonly MarkSymbol[];
	readonly registers: readonly RegisterSymbol[];
	readonly functions: readonly FunctionSymbol[];
	readonly layers: Layers;
	readonly verbs: readonly (VerbDecl & {
		readonly decl: Decl;
		readonly slots: readonly number[];
	})[];
	readonly actions: readonly Symbol[];
	readonly touches: readonly TouchDecl[];
	addEnum(name: string, values: readonly string[]): void;
	paramsOf(datum: SourcedValue | undefined): readonly FunctionParam[];
}

/** Gathers what a rule set declares; absent declarations keep their names with the index `absent`. */
export function createSymbols(
	ruleSet: RuleSet,
	temps: TempAllocator,
	diagnostics: Findings,
	effects: WordSources,
	onExpression?: LoweringContext['onExpression'],
): Symbols {
	if (declsOf(ruleSet, 'relations').length === 0)
		return makeSymbols(ruleSet, temps, diagnostics, effects, [], onExpression);
	// the members of relations are typed by a first model that lacks them
	const scratch: CheckUnit = {
		symbols: makeSymbols(ruleSet, countTemps(), new Findings(), effects, []),
		temps: countTemps(),
		diagnostics: new Findings(),
	};
	const relations = typeRelations(scratch, ruleSet);
	return makeSymbols(ruleSet, temps, diagnostics, effects, relations, onExpression);
}

function makeSymbols(
	ruleSet: RuleSet,
	temps: TempAllocator,
	diagnostics: Findings,
	effects: WordSources,
	relations: readonly RelationDecl[],
	onExpression?: LoweringContext['onExpression'],
): Symbols {
	const gone = (section: Section): Decl[] =>
		[...(ruleSet.absent.get(section)?.values() ?? [])]
			.map((a) => a.decl)
			.sort((a, b) => compareIds(a.id, b.id));
	const table = (section: Section, keep: (d: Decl) => boolean = () => true): Symbol[] =>
		declsOf(ruleSet, section)
			.filter(keep)
			.map((decl, index) => ({ id: decl.id, index, decl }));
	const missing = (section: Section, keep: (d: Decl) => boolean = () => true): Symbol[] =>
		[...declsOf(ruleSet, section).filter((d) => !keep(d)), ...gone(section)].map((decl) => ({
			id: decl.id,
			index: absent,
			decl,
		}));
	const concrete = (d: Decl): boolean => !isAbstract(d);

	const kinds = table('kinds', concrete);
	const missingKinds = missing('kinds', concrete);
	const pieces = table('pieces', concrete);
	const missingPieces = missing('pieces', concrete);
	const tiles = table('tiles');
	const zones = table('zones');
	const spaces = collectSpaces(ruleSet);
	const actions = table('actions', concrete);
	const enums: Record<string, readonly string[]> = {};

	const kindDecls: KindDecl[] = [...kinds, ...missingKinds].map((k) => ({
		...named(k),
		tags: tagsOf(k.decl),
	}));
	const pieceDecls = [...pieces, ...missingPieces].map((p) => pieceDecl(ruleSet, p));
	const marks = collectMarks([...kinds, ...missingKinds], ruleSet, diagnostics);
	const registers = collectRegisters(ruleSet, gone('registers'), [...kinds, ...pieces], enums);
	const zoneDecls: ZoneDecl[] = [...zones, ...missing('zones')].map(zoneDecl);
	const zoneIds = new Set(zoneDecls.map((z) => z.id));
	let piles = 0;
	for (const kind of kinds)
		for (const [id, datum] of entriesOf(get(kind.decl.datum, 'piles'))) {
			if (zoneIds.has(id)) continue;
			zoneIds.add(id);
			const pack = ruleSet.scopes.packOf(datum) ?? kind.decl.pack;
			zoneDecls.push({ id, index: zones.length + piles++, per: 'feature', pack });
		}
	const touches = collectTouches(kinds, kindDecls, ruleSet, diagnostics);

	for (const param of ruleSet.params.values())
		if (param.type === 'enum') enums[`param.${param.id}`] = param.values;
	const words = wordsOf(ruleSet, effects);
	enums['reason'] = ['completed', ...words.reasons];
	enums['cause'] = words.causes;
	enums['group'] = words.groups;
	const absentWords = absentWordsOf(ruleSet, words, effects);

	const typeNamed = (datum: SourcedValue | undefined): Type | undefined => {
		const text = textOf(datum);
		if (text === undefined) return undefined;
		const type = parseType(scopedType(ruleSet.scopes, text, datum!), {
			isEnum: (word) => Object.hasOwn(enums, word),
			isRelation: (word) => withId(relations, word) !== undefined,
		});
		if (type === undefined) report({ diagnostics }, datum!, 'RULE-TYPE', { type: text });
		return type;
	};
	const paramsOf = (datum: SourcedValue | undefined): FunctionParam[] =>
		datum?.is === 'map'
			? [...datum.entries].map(([name, d]) => ({ name, type: typeNamed(d) ?? 'int' }))
			: [];
	const verbs = declsOf(ruleSet, 'verbs').map((decl, index) => {
		const params = paramsOf(verbArguments(decl.datum));
		return { id: decl.id, index, decl, params, slots: params.map(() => temps.next()) };
	});
	const self: { model?: Model; modelAt?: (datum: SourcedValue) => Model } = {};
	const layers = createLayers({ ruleSet, diagnostics });
	const functions = collectFunctions({
		ruleSet,
		layers,
		temps,
		diagnostics,
		kinds,
		self,
		...(onExpression === undefined ? {} : { onExpression }),
		open: [],
		typeNamed,
		paramsOf,
	});
	const missingFunctions: FunctionDecl[] = [...gone('define'), ...gone('queries')].map((decl) => {
		const of = typeNamed(get(decl.datum, 'of'));
		return {
			id: decl.id,
			index: absent,
			pack: decl.pack,
			params: of === undefined ? [] : [{ name: 'it', type: of }],
			result: typeNamed(get(decl.datum, 'type')) ?? 'bool',
		};
	});
	const rings: FunctionSymbol[] = declsOf(ruleSet, 'rings').map((decl, i) => ({
		id: decl.id,
		index: functions.length + i,
		pack: decl.pack,
		params: [],
		result: 'set(space)',
		decl,
		body: decl.datum,
		slots: [],
		compiled: () => ({ expr: ringSet(spaces, decl.id), nullable: false }),
	}));

	const tagWords = (section: Section, carriers: readonly Symbol[]): string[] =>
		[
			...new Set([
				...declsOf(ruleSet, section).map((d) => d.id),
				...carriers.flatMap((c) => tagsOf(c.decl)),
			]),
		].sort();
	const spaceDecls: SpaceDecl[] = [...table('spaces'), ...missing('spaces')].map((s) => ({
		...named(s),
		tags: tagsOf(s.decl),
	}));
	const declared: Declarations = {
		kinds: kindDecls,
		pieceKinds: pieceDecls,
		tileKinds: [...tiles, ...missing('tiles')].map((t) => ({
			...named(t),
			...(t.id === writtenId(t.decl) ? {} : { scope: t.decl.pack }),
			tags: tagsOf(t.decl),
		})),
		tags: {
			piece: tagWords('piece-tags', [...pieces, ...missingPieces]),
			kind: tagWords('kind-tags', [...kinds, ...missingKinds]),
			tile: tagWords('tile-tags', [...tiles, ...missing('tiles')]),
			space: tagWords('space-tags', [...table('spaces'), ...missing('spaces')]),
		},
		marks,
		registers,
		zones: zoneDecls,
		spaces: spaceDecls,
		seats: ruleSet.seats,
		params: [...ruleSet.params.values()].map((p, index) => ({
			...named({ id: p.id, index, decl: p.decl }),
			type: p.type === 'enum' ? (`enum:param.${p.id}` as Type) : p.type,
			value: p.type === 'enum' ? p.values.indexOf(String(p.value)) : Number(p.value),
		})),
		elements: [...ruleSet.elements].map(([id, isOn], index) => ({ id, index, on: isOn })),
		packs: ruleSet.packs.map((p, index) => ({ id: p.name, index, on: true })),
		functions: [...functions, ...rings, ...missingFunctions],
		relations,
		verbs,
		actions: [...actions, ...missing('actions', concrete)].map(named),
		touches,
		enums,
		absentWords: {
			reason: absentWords.reasons,
			cause: absentWords.causes,
			group: absentWords.groups,
		},
	};
	const model = createModel(declared);
	const modelAt = viewsOf(model, ruleSet.scopes);
	self.model = model;
	self.modelAt = modelAt;
	return {
		model,
		modelAt,
		kinds,
		pieces,
		tiles,
		zones,
		spaces,
		marks,
		registers,
		functions: [...functions, ...rings],
		layers,
		verbs,
		actions,
		touches,
		paramsOf,
		addEnum: (name, values) => {
			enums[name] = values;
		},
	};
}

function named(s: Symbol): Named {
	const says = textOf(get(s.decl.datum, 'says'));
	return {
		id: s.id,
		index: s.index,
		pack: s.decl.pack,
		...(says === undefined ? {} : { says }),
	};
}

function pieceDecl(ruleSet: RuleSet, p: Symbol): PieceKindDecl {
	// a count that cannot be decided is reported where pieces are lowered
	const faults = {
		sections: ruleSet.sections,
		scopes: ruleSet.scopes,
		diagnostics: new Findings(),
	};
	const count = (key: string): number | undefined =>
		wholeNumber(get(p.decl.datum, key), ruleSet.known, faults);
	const isOne = (n: number | undefined): boolean => n === 1;
	const single =
		isOne(count('shared')) || isOne(count('neutral'))
			? 'game'
			: isOne(count('per-seat'))
				? 'seat'
				: undefined;
	return { ...named(p), tags: tagsOf(p.decl), ...(single === undefined ? {} : { single }) };
}

function zoneDecl(z: Symbol): ZoneDecl {
	const holdsTiles = textOf(get(z.decl.datum, 'holds')) === 'tiles';
	const isStack = textOf(get(z.decl.datum, 'order')) === 'stack';
	return {
		...named(z),
		per: perOfZone(z.decl),
		...(holdsTiles ? { holds: 'tiles' } : {}),
		...(isStack ? { order: 'stack' } : {}),
	};
}

export function perOfZone(decl: Decl): ZoneDecl['per'] {
	const per = textOf(get(decl.datum, 'per'));
	return per === 'seat' || per === 'feature' || per === 'tile' || per === 'piece' ? per : 'game';
}

function collectTouches(
	kinds: readonly Symbol[],
	known: readonly KindDecl[],
	{ scopes }: RuleSet,
	diagnostics: Findings,
): TouchDecl[] {
	const touches: TouchDecl[] = [];
	for (const kind of kinds)
		for (const [key, via] of [
			['touch', 'touch'],
			['ends', 'end'],
		] as const)
			for (const [id, datum] of entriesOf(get(kind.decl.datum, key)))
				for (const other of textsOf(datum)) {
					const to = kindsCalled(known, other);
					const pack = scopes.packOf(datum) ?? kind.decl.pack;
					for (const k of to) touches.push({ id, kind: kind.index, to: k.index, via, pack });
					if (to.length > 0) continue;
					const near = diagnostics.near(other, () => known.map((k) => k.id));
					report({ diagnostics }, datum, 'LINK-ID-UNKNOWN', { what: 'kind', id: other, near });
				}
	return touches;
}

export function kindNamed(lowering: LoweringContext, node: SourcedValue, key: string): number {
	const datum = get(node, key);
	const { scopes } = lowering.ruleSet;
	const id = resolveWord(scopes, 'kind', textOf(datum) ?? '', scopes.packOf(datum ?? node));
	const { kinds } = lowering.symbols.model.declared;
	const found = withId(kinds, id);
	if (found === undefined)
		report(lowering, datum ?? node, 'LINK-ID-UNKNOWN', {
			what: sectionWords.kinds,
			id,
			near: lowering.diagnostics.near(id, () => kinds.map((k) => k.id)),
		});
	return found?.index ?? absent;
}

export function featureScope(slot: number, kind: number | undefined, outer?: Scope): Scope {
	const it: Variable = {
		kind: 'temp',
		slot,
		type: 'feature',
		...(kind === undefined ? {} : { ofKind: kind }),
	};
	return scopeOf({ it }, outer);
}
