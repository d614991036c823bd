import { elementOf } from '../ir/types.ts';
import type { ElementType, Type } from '../ir/types.ts';
import type { Callable } from '../model/callable.ts';
import { isEntity } from '../model/type-words.ts';
import { valuesOf } from '../model/model.ts';
import { candidates, receivers, tagOwner } from './check-access.ts';
import { columnNames } from './check-names.ts';
import { writableHere } from './context.ts';
import { typeOfText } from './inside.ts';
import { visible } from './scope.ts';
import type { Check, Typed } from './typed.ts';

export interface Term {
	readonly text: string;
	readonly type: Type;
	readonly doc: string;
	readonly depth: number;
	readonly nullable: boolean;
	/** It begins with a variable of this place; others are about the game as a whole. */
	readonly local: boolean;
}

const bounds = { depth: 2, terms: 1500 };

/**
 * The terms that can be written at a place: variables and names, then what follows from each by one more property or function.
 * The properties of the implicit variable are bare names where `bare` is true, else they follow its name. With `from`, only what
 * follows from that name.
 */
export function termsAt(
	c: Check,
	bare: boolean,
	{ depth: last = bounds.depth, from }: { readonly depth?: number; readonly from?: string } = {},
): Term[] {
	const all = new Map<string, Term>();
	const roots = withEventFields(c, rootsOf(c, bare), bare);
	let frontier = from === undefined ? roots : roots.filter((t) => t.text === from);
	for (let depth = 0; ; depth++) {
		const added: Term[] = [];
		for (const term of frontier) {
			if (all.size >= bounds.terms) return [...all.values()];
			if (all.has(term.text)) continue;
			all.set(term.text, term);
			added.push(term);
		}
		if (depth >= last || added.length === 0) return [...all.values()];
		frontier = added.flatMap((term) => [
			...propertiesOf(c, term, roots, bare),
			...functionsOf(c, term),
		]);
	}
}

/** The sets that follow from a set by one more property. */
export function setsAfter(c: Check, text: string): Term[] {
	const typed = typeOfText(c, text);
	if (typed === undefined) return [];
	const { type } = typed.expr;
	const term = { text, type, doc: '', depth: 1, nullable: false, local: true };
	return propertiesOf(c, term, [], false).filter((t) => elementOf(t.type) !== undefined);
}

function rootsOf(c: Check, bare: boolean): Term[] {
	const out: Term[] = [];
	for (const [name, v] of visible(c.scope))
		addTerm(c, out, name, v.doc ?? '', { depth: 0, local: true });
	for (const [name, list] of c.model.names) {
		const [first] = writableHere(c.context, list);
		if (first === undefined || switches.test(name)) continue;
		addTerm(c, out, name, first.doc, { depth: 0, local: false });
	}
	for (const [name, list] of c.model.functions)
		for (const m of writableHere(c.context, list))
			if (m.params.length === 0) addTerm(c, out, `${name}()`, m.doc, { depth: 0, local: false });
	const implicit = bare ? c.context.implicit : undefined;
	if (implicit !== undefined)
		for (const name of columnNames(c))
			addTerm(c, out, name, docOf(c, implicit, name), { depth: 1, local: true });
	return out;
}

/** Most events speak of a segment: it is as near as a variable. */
function withEventFields(c: Check, roots: readonly Term[], bare: boolean): readonly Term[] {
	return roots.flatMap((root) => {
		if (root.type !== 'event') return [root];
		const fields = propertiesOf(c, root, roots, bare);
		return [
			root,
			...fields
				.filter((t) => t.type === 'segment')
				.slice(0, 1)
				.map(asRoot),
		];
	});
}

const asRoot = (term: Term): Term => ({ ...term, depth: 0 });

/** Names of choices, which never change while a game is played. */
const switches = /^(param|element|pack)\./;

function docOf(c: Check, on: string, name: string): string {
	const typed = typeOfText(c, on);
	return (typed && candidates(c, typed, name)[0]?.doc) ?? '';
}

function addTerm(
	c: Check,
	out: Term[],
	text: string,
	doc: string,
	more: Pick<Term, 'depth' | 'local'>,
): void {
	const typed = typeOfText(c, text);
	if (typed === undefined || isFixed(typed)) return;
	out.push({ text, type: typed.expr.type, doc, nullable: typed.nullable, ...more });
}

function isFixed({ expr }: Typed): boolean {
	return (
		expr.op === 'const' || expr.op === 'none' || (expr.op === 'list' && expr.items.length === 0)
	);
}

function propertiesOf(c: Check, term: Term, roots: readonly Term[], bare: boolean): Term[] {
	if (bare && term.text === c.context.implicit) return [];
	const typed = typeOfText(c, term.text);
	if (typed === undefined) return [];
	const out: Term[] = [];
	const next = { depth: term.depth + 1, local: term.local };
	for (const receiver of receivers(c, typed)) {
		const element = elementOf(receiver.expr.type);
		const names = new Set([
			...(c.model.members.get(receiver.expr.type)?.keys() ?? []),
			...(element === undefined ? [] : (c.model.members.get(element)?.keys() ?? [])),
		]);
		for (const name of names)
			for (const m of candidates(c, receiver, name).concat(
				element === undefined ? [] : liftable(c, element, name),
			))
				for (const end of endings(c, m, receiver, roots))
					addTerm(c, out, `${term.text}.${name}${end}`, m.doc, next);
	}
	return out;
}

function liftable(c: Check, element: ElementType, name: string): Callable[] {
	return (c.model.members.get(element)?.get(name) ?? []).filter((m) => {
		const type = m.result()?.type;
		return m.form === 'property' && type !== undefined && type !== 'bool' && type !== 'int';
	});
}

function endings(c: Check, m: Callable, on: Typed, roots: readonly Term[]): readonly string[] {
	if (m.form === 'property') return [''];
	if (m.form !== 'method' || m.params.length !== 2) return [];
	const type = m.params[1]!;
	if (type === 'tag') {
		const owner = tagOwner(on.expr.type);
		return owner === undefined ? [] : (c.model.declared.tags[owner] ?? []).map((t) => `(${t})`);
	}
	if (type === 'kind')
		return c.model.declared.kinds.filter((k) => k.index >= 0).map((k) => `(${k.id})`);
	if (type.startsWith('enum:')) return valuesOf(c.model, type).map((v) => `(${v})`);
	if (type === 'int') return ['(1)'];
	return roots.filter((r) => r.type === type).map((r) => `(${r.text})`);
}

function functionsOf(c: Check, term: Term): Term[] {
	const out: Term[] = [];
	if (!isEntity(term.type)) return out;
	const own = c.model.members.get(term.type);
	for (const [name, list] of c.model.functions) {
		if (own?.has(name) === true) continue;
		for (const m of writableHere(c.context, list))
			if (m.params.length === 1 && m.params[0] === term.type)
				addTerm(c, out, `${name}(${term.text})`, m.doc, {
					depth: term.depth + 1,
					local: term.local,
				});
	}
	return out;
}
