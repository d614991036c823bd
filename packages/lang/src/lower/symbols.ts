import { type Diagnostic } from '@tilewright/schema';
import { type Scope, type TempAllocator, type Variable, scopeOf } from '../expr/scope.ts';
import { type DefineIR, type Expr, type RegisterIR, type Type } from '../ir/index.ts';
import { type Datum, compareIds, entriesOf, get, numberOf, textOf, textsOf } from '../link/datum.ts';
import { wholeNumber } from '../link/given.ts';
import { nearest } from '../link/nearest.ts';
import { type Decl, type RuleSet, declsOf } from '../link/ruleset.ts';
import { type Section, sectionWords } from '../link/sections.ts';
import {
	type Declarations,
	type FunctionDecl,
	type FunctionParam,
	type FunctionResult,
	type KindDecl,
	type MarkDecl,
	type Named,
	type PieceKindDecl,
	type RegisterDecl,
	type RelationDecl,
	type TouchDecl,
	type VerbDecl,
	type ZoneDecl,
	absent,
} from '../model/declarations.ts';
import { type Model, createModel } from '../model/model.ts';
import { parseType } from '../model/type-words.ts';
import { checked } from './check.ts';
import { type Unit, report } from './unit.ts';

/** A declared thing with its place in the program's table. */
export interface Symbol {
	readonly id: string;
	readonly index: number;
	readonly decl: Decl;
}

export interface RegisterSymbol extends Symbol {
	readonly per: RegisterIR['per'];
	readonly type: Type;
	readonly values: readonly string[];
}

/** A define or query with its body. */
export interface FunctionSymbol extends FunctionDecl {
	readonly decl: Decl;
	readonly body: Datum;
	readonly slots: readonly number[];
	/** The checked body; undefined where it is faulty. Checked once. */
	compiled(): { readonly expr: Expr; readonly nullable: boolean } | undefined;
}

/** Everything a program's tables hold, by id, and the model that expressions see. */
export interface Symbols {
	readonly model: Model;
	readonly kinds: readonly Symbol[];
	readonly pieces: readonly Symbol[];
	readonly tiles: readonly Symbol[];
	readonly zones: readonly Symbol[];
	readonly spaces: readonly Symbol[];
	readonly marks: readonly (MarkDecl & { readonly kinds: readonly string[]; readonly datum: Datum })[];
	readonly registers: readonly RegisterSymbol[];
	readonly functions: readonly FunctionSymbol[];
	readonly verbs: readonly (VerbDecl & { readonly decl: Decl; readonly slots: readonly number[] })[];
	readonly actions: readonly Symbol[];
	readonly touches: readonly TouchDecl[];
	addEnum(name: string, values: readonly string[]): void;
}

const on: Readonly<Record<string, Type>> = {
	seat: 'seat',
	tile: 'tile',
	cell: 'cell',
	side: 'side',
	segment: 'segment',
	feature: 'feature',
	piece: 'piece',
};

/** The type a register of this scope belongs to. */
export function ownerType(per: RegisterIR['per']): Type | undefined {
	return on[per];
}

/** Gathers what a rule set declares; absent declarations keep their names with the index `absent`. */
export function createSymbols(ruleSet: RuleSet, temps: TempAllocator, diagnostics: Diagnostic[]): Symbols {
	const gone = (section: Section): Decl[] =>
		[...(ruleSet.absent.get(section)?.values() ?? [])].map((a) => a.decl).sort((a, b) => compareIds(a.id, b.id));
	const table = (section: Section, keep: (d: Decl) => boolean = () => true): Symbol[] =>
		declsOf(ruleSet, section).filter(keep).map((decl, index) => ({ id: decl.id, index, decl }));
	const missing = (section: Section, keep: (d: Decl) => boolean = () => true): Symbol[] =>
		[...declsOf(ruleSet, section).filter((d) => !keep(d)), ...gone(section)].map((decl) => ({ id: decl.id, index: absent, decl }));
	const says = (decl: Decl): { says?: string } => {
		const text = textOf(get(decl.datum, 'says'));
		return text === undefined ? {} : { says: text };
	};
	const named = (s: Symbol): Named => ({ id: s.id, index: s.index, ...says(s.decl) });

	// counts of pieces are reported where pieces are lowered
	const faults = { sections: ruleSet.sections, diagnostics: [] };
	const concrete = (d: Decl): boolean => !isTrue(get(d.datum, 'abstract'));
	const kinds = table('kinds', concrete);
	const missingKinds = missing('kinds', concrete);
	const pieces = table('pieces');
	const tiles = table('tiles');
	const zones = table('zones');
	const spaces = table('spaces');
	const actions = table('actions');
	const enums: Record<string, readonly string[]> = {};

	const kindDecls: KindDecl[] = [...kinds, ...missingKinds].map((k) => ({ ...named(k), tags: textsOf(get(k.decl.datum, 'tags')) }));
	const pieceDecls: PieceKindDecl[] = [...pieces, ...missing('pieces')].map((p) => {
		const { datum } = p.decl;
		const count = (key: string): number | undefined => wholeNumber(get(datum, key), ruleSet.known, faults);
		const perSeat = count('per-seat');
		const shared = count('shared') ?? count('neutral');
		const single = shared === 1 ? 'game' : perSeat === 1 ? 'seat' : undefined;
		return { ...named(p), tags: textsOf(get(datum, 'tags')), ...(single === undefined ? {} : { single }) };
	});

	const marks = collectMarks([...kinds, ...missingKinds], ruleSet, diagnostics);
	const registers = collectRegisters(ruleSet, gone('registers'), [...kinds, ...missingKinds], enums);
	const zoneDecls: ZoneDecl[] = [...zones, ...missing('zones')].map((z) => ({ ...named(z), per: perOfZone(z.decl) }));
	for (const kind of kinds)
		for (const [id] of entriesOf(get(kind.decl.datum, 'piles')))
			if (!zoneDecls.some((z) => z.id === id)) zoneDecls.push({ id, index: zoneDecls.filter((z) => z.index >= 0).length, per: 'feature' });

	const touches: TouchDecl[] = [];
	const kindIndex = (id: string): number | undefined => kindDecls.find((k) => k.id === id)?.index;
	for (const kind of kinds)
		for (const [key, via] of [['touch', 'touch'], ['ends', 'end']] as const)
			for (const [id, datum] of entriesOf(get(kind.decl.datum, key)))
				for (const other of textsOf(datum)) {
					const to = kindIndex(other);
					if (to !== undefined) touches.push({ id, kind: kind.index, to, via });
					else {
						const near = nearest(other, kindDecls.map((k) => k.id));
						report({ diagnostics }, datum, 'LINK-ID-UNKNOWN', { what: 'kind', id: other, near });
					}
				}

	for (const param of ruleSet.params.values()) if (param.type === 'enum') enums[`param.${param.id}`] = param.values;
	enums['reason'] = ['completed', ...reasonsOf(ruleSet)];
	const relations: RelationDecl[] = [];

	const typeNamed = (datum: Datum | undefined): Type | undefined => {
		const text = textOf(datum);
		if (text === undefined) return undefined;
		const type = parseType(text, { enums: Object.keys(enums), relations: relations.map((r) => r.id) });
		if (type === undefined) report({ diagnostics }, datum!, 'RULE-TYPE', { type: text });
		return type;
	};
	const paramsOf = (datum: Datum | undefined): FunctionParam[] =>
		datum?.is === 'map' ? [...datum.entries].map(([name, d]) => ({ name, type: typeNamed(d) ?? 'int' })) : [];

	const verbs = declsOf(ruleSet, 'verbs').map((decl, index) => {
		const params = paramsOf(decl.datum);
		return { id: decl.id, index, decl, params, slots: params.map(() => temps.next()) };
	});

	const functions: FunctionSymbol[] = [];
	const missingFunctions: FunctionDecl[] = [];
	const self: { model?: Model } = {};
	const addFunction = (id: string, decl: Decl, datum: Datum, kind?: number): void => {
		const params: FunctionParam[] = [];
		const of = get(datum, 'of');
		if (kind !== undefined) params.push({ name: 'it', type: 'feature' });
		else if (of !== undefined) params.push({ name: 'it', type: typeNamed(of) ?? 'feature' });
		const asked = get(datum, 'for');
		if (asked !== undefined) params.push({ name: textOf(asked) ?? 'seat', type: typeNamed(asked) ?? 'seat' });
		params.push(...paramsOf(get(datum, 'args')));
		const body = get(datum, 'value') ?? datum;
		const type = typeNamed(get(datum, 'type'));
		const slots = params.map(() => temps.next());
		let result: { value: ReturnType<FunctionSymbol['compiled']> } | undefined;
		let open = false;
		const compiled = (): ReturnType<FunctionSymbol['compiled']> => {
			if (result !== undefined) return result.value;
			if (open) {
				report({ diagnostics }, body, 'RULE-CYCLE', { what: 'define', path: [id, id] });
				return undefined;
			}
			open = true;
			const names: Record<string, Variable> = {};
			params.forEach((p, i) => {
				names[p.name] = { kind: 'temp', slot: slots[i]!, type: p.type, ...(kind !== undefined && i === 0 ? { ofKind: kind } : {}) };
			});
			const unit = { symbols: { model: self.model! }, temps, diagnostics };
			const implicit = params[0]?.name === 'it' ? { implicit: 'it' } : {};
			const expected = type ?? (['bool', 'int', '*', 'set(*)'] as const);
			result = { value: checked(unit as never, body, expected, scopeOf(names), implicit) };
			open = false;
			return result.value;
		};
		functions.push({
			id,
			index: functions.length,
			params,
			result: type ?? ((): FunctionResult | undefined => {
				const made = compiled();
				return made && { type: made.expr.type, nullable: made.nullable };
			}),
			...(kind === undefined ? {} : { kind }),
			...says(decl),
			decl,
			body,
			slots,
			compiled,
		});
	};
	for (const decl of declsOf(ruleSet, 'define')) addFunction(decl.id, decl, decl.datum);
	for (const decl of declsOf(ruleSet, 'queries')) if (get(decl.datum, 'value') !== undefined) addFunction(decl.id, decl, decl.datum);
	for (const kind of kinds)
		for (const [id, datum] of entriesOf(get(kind.decl.datum, 'define'))) addFunction(id, kind.decl, datum, kind.index);
	for (const decl of [...gone('define'), ...gone('queries')]) {
		const of = typeNamed(get(decl.datum, 'of'));
		const type = typeNamed(get(decl.datum, 'type')) ?? 'bool';
		missingFunctions.push({ id: decl.id, index: absent, params: of === undefined ? [] : [{ name: 'it', type: of }], result: type });
	}

	const declared: Declarations = {
		kinds: kindDecls,
		pieceKinds: pieceDecls,
		tileKinds: [...tiles, ...missing('tiles')].map(named),
		tags: {
			piece: [...new Set([...declsOf(ruleSet, 'piece-tags').map((d) => d.id), ...pieceDecls.flatMap((p) => p.tags)])].sort(),
			kind: [...new Set([...declsOf(ruleSet, 'kind-tags').map((d) => d.id), ...kindDecls.flatMap((k) => k.tags)])].sort(),
			tile: [],
		},
		marks,
		registers,
		zones: zoneDecls,
		spaces: [...spaces, ...missing('spaces')].map(named),
		params: [...ruleSet.params.values()].map((p, index) => ({
			id: p.id,
			index,
			type: p.type === 'enum' ? (`enum:param.${p.id}` as Type) : p.type,
			value: p.type === 'enum' ? p.values.indexOf(String(p.value)) : Number(p.value),
			...says(p.decl),
		})),
		elements: [...ruleSet.elements].map(([id, isOn], index) => ({ id, index, on: isOn })),
		packs: ruleSet.packs.map((p, index) => ({ id: p.name, index, on: true })),
		functions: [...functions, ...missingFunctions],
		relations,
		verbs,
		actions: [...actions, ...missing('actions')].map(named),
		touches,
		enums,
	};
	const model = createModel(declared);
	self.model = model;
	return {
		model,
		kinds,
		pieces,
		tiles,
		zones,
		spaces,
		marks,
		registers,
		functions,
		verbs,
		actions,
		touches,
		addEnum: (name, values) => {
			enums[name] = values;
		},
	};
}

function isTrue(datum: Datum | undefined): boolean {
	return datum?.is === 'scalar' && datum.value === true;
}

function perOfZone(decl: Decl): ZoneDecl['per'] {
	const per = textOf(get(decl.datum, 'per'));
	return per === 'seat' || per === 'feature' ? per : 'game';
}

/** Reasons that effects name, and those of `reasons`, in canonical order. */
function reasonsOf(ruleSet: RuleSet): string[] {
	const found = new Set<string>();
	const search = (datum: Datum): void => {
		if (datum.is === 'list') datum.items.forEach(search);
		if (datum.is !== 'map') return;
		const collect = get(datum, 'collect');
		if (collect !== undefined) found.add(textOf(get(collect, 'reason')) ?? 'collected');
		for (const d of datum.entries.values()) search(d);
	};
	for (const section of ['rules', 'always', 'actions', 'replace'] as const) for (const d of declsOf(ruleSet, section)) search(d.datum);
	for (const d of declsOf(ruleSet, 'reasons')) for (const r of textsOf(d.datum)) found.add(r);
	found.delete('completed');
	return [...found].sort();
}

/** Marks of kinds and of tiles; one id means one mark, whatever kinds carry it. */
function collectMarks(kinds: readonly Symbol[], ruleSet: RuleSet, diagnostics: Diagnostic[]): Symbols['marks'] {
	const found = new Map<string, { of: MarkDecl['of']; fold: MarkDecl['fold']; kinds: string[]; datum: Datum; on: boolean }>();
	const add = (id: string, of: MarkDecl['of'], fold: string, kindIds: string[], datum: Datum, isOn: boolean): void => {
		const old = found.get(id);
		if (old === undefined) {
			found.set(id, { of, fold: foldOf(fold), kinds: kindIds, datum, on: isOn });
			return;
		}
		if (old.of !== of || old.fold !== foldOf(fold)) report({ diagnostics }, datum, 'RULE-MARK-TWICE', { mark: id }, { key: true });
		old.kinds.push(...kindIds);
		old.on ||= isOn;
	};
	for (const kind of kinds)
		for (const [id, datum] of entriesOf(get(kind.decl.datum, 'marks')))
			add(id, 'segment', textOf(datum) ?? textOf(get(datum, 'fold')) ?? 'any', [kind.id], datum, kind.index >= 0);
	const declare = (decl: Decl, isOn: boolean): void => {
		const of = textsOf(get(decl.datum, 'of'));
		const fold = textOf(get(decl.datum, 'fold')) ?? 'any';
		const isTile = of.length === 0 || of.includes('tile');
		add(decl.id, isTile ? 'tile' : 'segment', fold, isTile ? [] : of, decl.datum, isOn);
	};
	for (const decl of declsOf(ruleSet, 'marks')) declare(decl, true);
	for (const { decl } of ruleSet.absent.get('marks')?.values() ?? []) declare(decl, false);
	let index = 0;
	return [...found]
		.sort(([a], [b]) => compareIds(a, b))
		.map(([id, m]) => ({ id, index: m.on ? index++ : absent, of: m.of, fold: m.fold, kinds: m.kinds, datum: m.datum }));
}

function foldOf(text: string): MarkDecl['fold'] {
	return text === 'sum' || text === 'all' || text === 'max' ? text : 'any';
}

function collectRegisters(
	ruleSet: RuleSet,
	gone: readonly Decl[],
	kinds: readonly Symbol[],
	enums: Record<string, readonly string[]>,
): (RegisterSymbol & RegisterDecl)[] {
	const make = (decl: Decl, index: number): RegisterSymbol & RegisterDecl => {
		const { datum } = decl;
		const values = textsOf(get(datum, 'values'));
		const typed = textOf(get(datum, 'type'));
		const type: Type = values.length > 0 ? `enum:register.${decl.id}` : ((typed === undefined ? undefined : parseType(typed)) ?? 'int');
		if (values.length > 0) enums[`register.${decl.id}`] = values;
		const written = get(datum, 'default');
		const start = values.length > 0 ? Math.max(0, values.indexOf(textOf(written) ?? '')) : (numberOf(written) ?? (type === 'int' || type === 'bool' ? 0 : -1));
		return { id: decl.id, index, decl, per: (textOf(get(datum, 'per')) ?? 'game') as RegisterIR['per'], type, values, default: start };
	};
	return [...declsOf(ruleSet, 'registers').map(make), ...gone.map((d) => make(d, absent))];
}

/** The kind named under a key; reports an unknown one. */
export function kindNamed(unit: Unit, node: Datum, key: string): number {
	const datum = get(node, key);
	const id = textOf(datum) ?? '';
	const { kinds } = unit.symbols.model.declared;
	const found = kinds.find((k) => k.id === id);
	if (found === undefined)
		report(unit, datum ?? node, 'LINK-ID-UNKNOWN', { what: sectionWords.kinds, id, near: nearest(id, kinds.map((k) => k.id)) });
	return found?.index ?? absent;
}

/** The table of defines; a body that is faulty was reported and stands as zero. */
export function definesOf(unit: Unit, source: (decl: Decl, datum: Datum) => number): DefineIR[] {
	return unit.symbols.functions.map((f) => ({
		id: f.kind === undefined ? f.id : `${unit.symbols.kinds[f.kind]!.id}.${f.id}`,
		params: f.params.map((p, i) => ({ slot: f.slots[i]!, name: p.name, type: p.type })),
		body: f.compiled()?.expr ?? { op: 'const', type: 'int', value: 0 },
		source: source(f.decl, f.body),
	}));
}

/** The scope of `it`, a feature of one kind. */
export function featureScope(slot: number, kind: number | undefined, outer?: Scope): Scope {
	const it: Variable = { kind: 'temp', slot, type: 'feature', ...(kind === undefined ? {} : { ofKind: kind }) };
	return scopeOf({ it }, outer);
}

