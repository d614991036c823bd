import type { DecisionIR, Expr, Instr } from '../ir/index.ts';
import { visit } from '../expr/walk.ts';
import type { Unit } from './unit.ts';

/** One write of a rule with what it depends on. */
interface Write {
	readonly how: 'points' | 'return' | 'collect' | 'grant' | 'finish' | 'set' | 'place' | 'other';
	/** What it changes: `pieces`, `score`, `register 3`… */
	readonly what: readonly string[];
	/** Equal texts do the same thing. */
	readonly same?: string;
}

/** What a rule reads, writes and asks. */
export interface Access {
	readonly reads: ReadonlySet<string>;
	readonly writes: readonly Write[];
	readonly asks: boolean;
}

/** What the order of two rules shows in; undefined when it shows in nothing. */
export function conflict(a: Access, b: Access, isFrozen: boolean): string | undefined {
	if (a.asks && b.asks) return 'both ask';
	for (const x of a.writes)
		for (const y of b.writes) {
			const over = apart(x, y);
			if (over !== undefined) return over;
		}
	// reads of a frozen board do not see the writes of its neighbours
	if (isFrozen) return undefined;
	return readsOf(a, b) ?? readsOf(b, a);
}

function readsOf(a: Access, b: Access): string | undefined {
	for (const w of b.writes) {
		if (a.writes.length > 0 && a.writes.every((x) => commute(x, w))) continue;
		for (const what of w.what) if (a.reads.has(what)) return what;
	}
	return undefined;
}

/** Writes of one sort that give the same in either order. */
function commute(x: Write, y: Write): boolean {
	return (
		x.how === y.how &&
		(x.how === 'points' || x.how === 'return' || x.how === 'collect' || x.how === 'grant')
	);
}

function apart(x: Write, y: Write): string | undefined {
	if (commute(x, y)) return undefined;
	if (x.how === 'finish' || y.how === 'finish')
		return x.same === y.same ? undefined : 'the end of play';
	if (x.same !== undefined && x.same === y.same) return undefined;
	return x.what.find((w) =>
		y.what.some(
			(v) =>
				v === w ||
				(w === 'pieces' && v.startsWith('pieces ')) ||
				(v === 'pieces' && w.startsWith('pieces ')),
		),
	);
}

/** What a stretch of code does. */
export function accessOf(unit: Unit, from: number, to: number): Access {
	const reads = new Set<string>();
	const writes: Write[] = [];
	let asks = false;
	const seen = new Set<number>();
	const read = (e: Expr | undefined): void => {
		if (e !== undefined) visit(e, (part) => readOf(unit, part, reads, seen));
	};
	const decision = (d: DecisionIR): void => {
		asks = true;
		read(d.who);
		for (const a of d.alternatives) {
			for (const l of a.lets) read(l.value);
			read(a.when);
			read(a.where);
			for (const v of a.variables)
				if ('among' in v.domain) read(v.domain.among);
				else {
					read(v.domain.from);
					read(v.domain.to);
				}
		}
	};
	for (const instr of unit.emitter.code.slice(from, to)) {
		for (const e of exprsOf(instr)) read(e);
		if (instr.op === 'decide') decision(unit.decisions[instr.decision]!);
		const write = writeOf(instr);
		if (write !== undefined) writes.push(write);
	}
	return { reads, writes, asks };
}

function writeOf(instr: Instr): Write | undefined {
	switch (instr.op) {
		case 'score':
		case 'transfer':
			return { how: 'points', what: ['score'] };
		case 'return':
			return { how: 'return', what: ['pieces'] };
		case 'place': {
			const { piece } = instr;
			const kind = piece.op === 'const' && piece.type === 'piece-kind' ? ` ${piece.value}` : '';
			return { how: 'place', what: [`pieces${kind}`] };
		}
		case 'move':
		case 'draw':
		case 'reveal':
		case 'shuffle':
			return { how: 'other', what: ['pieces'] };
		case 'collect':
		case 'drop':
			return { how: instr.op === 'collect' ? 'collect' : 'other', what: ['wave'] };
		case 'set': {
			const same =
				instr.value.op === 'const' ? `${instr.register}=${instr.value.value}` : undefined;
			return {
				how: 'set',
				what: [`register ${instr.register}`],
				...(same === undefined ? {} : { same }),
			};
		}
		case 'grant':
			return { how: 'grant', what: ['parts'] };
		case 'finish':
			return { how: 'finish', what: ['the end of play'], same: `finish ${instr.what}` };
		case 'draw-tile':
		case 'discard-tile':
		case 'return-aside':
			return { how: 'other', what: ['deck', 'hand'] };
		case 'place-tile':
			return { how: 'other', what: ['board', 'hand'] };
		case 'link':
		case 'unlink':
		case 'add-segment':
		case 'override-edge':
		case 'convert':
			return { how: 'other', what: ['board'] };
		default:
			return undefined;
	}
}

/** All expressions of an instruction. */
function exprsOf(instr: Instr): Expr[] {
	const out: Expr[] = [];
	const look = (value: unknown): void => {
		if (Array.isArray(value)) value.forEach(look);
		else if (typeof value === 'object' && value !== null) {
			if ('op' in value && 'type' in value) out.push(value as Expr);
			else Object.values(value).forEach(look);
		}
	};
	for (const [key, value] of Object.entries(instr)) if (key !== 'op') look(value);
	return out;
}

function readOf(unit: Unit, e: Expr, reads: Set<string>, seen: Set<number>): void {
	if (e.op === 'register') reads.add(`register ${e.register}`);
	if (e.op === 'define' && !seen.has(e.define)) {
		seen.add(e.define);
		const body = unit.symbols.functions[e.define]?.compiled()?.expr;
		if (body !== undefined) visit(body, (part) => readOf(unit, part, reads, seen));
	}
	if (e.op === 'can' || e.op === 'possible')
		for (const w of ['pieces', 'board', 'hand']) reads.add(w);
	if (e.op !== 'call') return;
	for (const [pattern, what] of readPatterns)
		if (pattern.test(e.fn)) what.forEach((w) => reads.add(w));
}

/** Which part of the state a built-in reads, by its name. */
const readPatterns: readonly (readonly [RegExp, readonly string[]])[] = [
	[/^seat\.score$/, ['score']],
	[
		/(pieces|supply|onBoard|inSupply|zone)|^seat\.piece|^piece\.(feature|segment|tile|space|face|corner|cell|on|holder)/,
		['pieces'],
	],
	[/^(feature\.(owners|worth))/, ['pieces', 'board', 'score']],
	[/^deck\./, ['deck']],
	[/^(drawn|placements)/, ['hand', 'board']],
	[
		/^(features|board|around|beside|cross|cell\.|side\.|corner\.|tile\.|segment\.|feature\.)/,
		['board'],
	],
	[/^wave\./, ['wave']],
];
