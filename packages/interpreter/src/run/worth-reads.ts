import {
	type Expr,
	type KindIR,
	type Program,
	memberNamed,
	partsOf,
	partsRead,
} from '@tilewright/lang';

/** Parts of the game that the owners and the worth of a feature depend on, beside the feature itself, its tiles and its pieces. */
export interface WorthReads {
	/** Kinds of features with a segment on one of its tiles. */
	readonly tiles: ReadonlySet<number>;
	/** The cells around its tiles: a worth depends on which tiles cover them. */
	readonly around: boolean;
	readonly anywhere: boolean;
}

/** Places of the board, each further from a feature than the one before: see `Nearness`. */
const Place = { own: 0, tiles: 1, around: 2, anywhere: 3 } as const;
type Place = (typeof Place)[keyof typeof Place];

/** The place at which the value of an expression lies; for features also the kinds that they can be of, where these are known. */
interface Value {
	readonly place: Place;
	readonly kinds?: readonly number[];
}

const nowhere: Value = { place: Place.own };
const anywhere: Value = { place: Place.anywhere };

/** Defines and completions may refer to one another. */
const MAX_DEPTH = 24;

/** By kind: what the owners and the worth of its features depend on, as the declarations of built-ins say. */
export function worthReads(program: Program): readonly WorthReads[] {
	return program.kinds.map((kind, k) => new Walk(program, k).ofKind(kind));
}

type Scope = ReadonlyMap<number, Value>;

class Walk {
	declare private readonly program: Program;
	declare private readonly own: Value;
	private readonly tiles: Set<number> = new Set();
	private around = false;
	private anywhere = false;
	private depth = 0;

	constructor(program: Program, kind: number) {
		this.program = program;
		this.own = { place: Place.own, kinds: [kind] };
	}

	ofKind({ value }: KindIR): WorthReads {
		const { owners } = this.program;
		const scope = new Map([[value.it, this.own]]);
		for (const line of [...value.lines, ...value.late]) {
			if (line.when?.op === 'const' && line.when.value === 0) continue;
			const parts = [line.count, line.each, line.when];
			for (const { value: by, when } of line.adjust) parts.push(by, when);
			for (const part of parts) if (part) this.valueOf(part, scope);
		}
		for (const part of [...value.scales, ...value.caps, ...value.vetoes]) {
			if (part.when) this.valueOf(part.when, scope);
			if ('at' in part) this.valueOf(part.at, scope);
		}
		for (const key of owners.keys)
			this.valueOf(
				key,
				new Map([
					[owners.it, this.own],
					[owners.seat, nowhere],
				]),
			);
		return { tiles: this.tiles, around: this.around, anywhere: this.anywhere };
	}

	private valueOf(e: Expr, scope: Scope): Value {
		switch (e.op) {
			case 'const':
			case 'none':
				return nowhere;
			case 'temp':
				return scope.get(e.slot) ?? anywhere;
			case 'call':
				return this.callOf(e, scope);
			case 'mark':
				// tiles and segments keep the marks they were printed with
				this.readAt(this.valueOf(e.on, scope), e.of === 'feature' ? 'feature' : 'tile');
				return nowhere;
			case 'register': {
				const { per } = this.program.registers[e.register]!;
				if (e.on === undefined || !['feature', 'segment', 'piece'].includes(per))
					this.anywhere = true;
				else this.readAt(this.valueOf(e.on, scope), 'feature');
				return nowhere;
			}
			case 'define': {
				const { params, body } = this.program.defines[e.define]!;
				const inner = new Map(scope);
				params.forEach(({ slot }, i) => inner.set(slot, this.valueOf(e.args[i]!, scope)));
				return this.inside(body, inner);
			}
			case 'fold': {
				const on = this.valueOf(e.on, scope);
				const body = this.valueOf(e.body, new Map(scope).set(e.slot, on));
				if (e.fold === 'map' || e.fold === 'flatMap') return body;
				return ['filter', 'argmax', 'argmin'].includes(e.fold) ? on : nowhere;
			}
			case 'list':
				return this.furthest(e.items, scope);
			case 'if':
				this.valueOf(e.test, scope);
				return this.furthest([e.then, e.else], scope);
			case 'not':
			case 'neg':
			case 'binary':
				for (const part of partsOf(e)) this.valueOf(part, scope);
				return nowhere;
			default:
				this.anywhere = true;
				return anywhere;
		}
	}

	private inside(e: Expr, scope: Scope): Value {
		if (this.depth >= MAX_DEPTH) {
			this.anywhere = true;
			return anywhere;
		}
		this.depth++;
		const value = this.valueOf(e, scope);
		this.depth--;
		return value;
	}

	private furthest(items: readonly Expr[], scope: Scope): Value {
		let place: Place = Place.own;
		for (const item of items) {
			const value = this.valueOf(item, scope);
			if (value.place > place) place = value.place;
		}
		return { place };
	}

	private callOf(e: Extract<Expr, { op: 'call' }>, scope: Scope): Value {
		const args = e.args.map((arg) => this.valueOf(arg, scope));
		const { declared, args: params } = memberNamed(e.fn);
		const on = args[0];
		if (declared.near === undefined) {
			if (partsRead(e.fn, e.args).length > 0) this.anywhere = true;
			else if (!declared.returns.includes('*')) return isPlaced(e.type) ? anywhere : nowhere;
			else return { place: args.reduce<Place>((far, v) => (v.place > far ? v.place : far), 0) };
			return anywhere;
		}
		if (on === undefined) {
			this.anywhere = true;
			return anywhere;
		}
		if (declared.near !== 'own') {
			if (on.place !== Place.own) {
				this.anywhere = true;
				return anywhere;
			}
			if (declared.near === 'around') return { place: Place.around };
			const kinds = e.type === 'set(feature)' ? e.table : undefined;
			this.readTiles(kinds);
			return { place: Place.tiles, ...(kinds && { kinds }) };
		}
		this.readAt(on, String(params[0]));
		return this.throughRules(e, on);
	}

	private throughRules(e: Extract<Expr, { op: 'call' }>, on: Value): Value {
		const { kinds, pieces } = this.program;
		const among = on.place === Place.own ? this.own.kinds : on.kinds;
		switch (e.fn) {
			case 'feature.complete':
				for (const k of among ?? kinds.keys())
					this.inside(kinds[k]!.complete, new Map([[kinds[k]!.it, { ...on, kinds: [k] }]]));
				return nowhere;
			case 'feature.open':
				// half sides of areas are counted when asked for
				for (const k of among ?? kinds.keys())
					if (kinds[k]!.connect === 'area') this.anywhere = true;
				return nowhere;
			case 'feature.reach': {
				const reaches = (among ?? [...kinds.keys()]).map((k) => kinds[k]!);
				let place: Place = on.place;
				for (const { reach, it } of reaches) {
					if (reach === undefined) continue;
					const found = this.inside(reach, new Map([[it, on]]));
					if (found.place > place) place = found.place;
				}
				return { place };
			}
			case 'piece.power':
				for (const { power, it } of pieces) this.inside(power, new Map([[it, on]]));
				return nowhere;
			default:
				return isPlaced(e.type) ? on : nowhere;
		}
	}

	private readTiles(kinds: Iterable<number> = this.program.kinds.keys()): void {
		for (const kind of kinds) this.tiles.add(kind);
	}

	private readAt({ place, kinds }: Value, type: string): void {
		if (place === Place.anywhere) this.anywhere = true;
		else if (place === Place.tiles) this.readTiles(kinds);
		else if (place === Place.around) {
			// of what lies around only the tiles themselves are watched
			if (type === 'cell' || type === 'tile') this.around = true;
			else this.anywhere = true;
		}
	}
}

function isPlaced(type: string): boolean {
	return /cell|corner|side|placement|tile$|tile\)|segment|feature|piece$|piece\)|space|zone|pair/.test(
		type,
	);
}
