import { ownValue } from '@tilewright/schema';
import { canonicalRotation } from '@tilewright/interpreter/state';
import type { Decision, Game, Option } from '@tilewright/interpreter';
import { aroundOf, namesFor } from '../recording/around.ts';
import type { ActionEntry, Names } from '../recording/names.ts';
import { ownPlaceOf } from '../recording/place.ts';
import { TileLists } from '../recording/tile-lists.ts';
import { blanksIn, fillTemplate, waysOf } from './messages.ts';
import { type Named, nameThings, nextNumber } from './named.ts';
import { offeredReading, readingsOf } from './readings.ts';

export interface EncodedOption {
	/** The words of the message; one text for each turn that looks alike. */
	readonly words: readonly string[];
	/** The phase of the other program in which the words are meant, where they mean several things. */
	readonly phase: string | undefined;
	/** The number of our decisions that the message answers, this one included. */
	readonly answers: number;
}

interface Blanks {
	readonly way: string;
	readonly fixed: readonly string[];
	readonly entry: ActionEntry;
	readonly game: Game;
	readonly seat: number;
}

const smallNumbers: readonly string[] = Array.from({ length: 8 }, (_, i) => String(i));

const sideNames: Readonly<Record<string, string>> = {
	'E-W': 'WE',
	'N-S': 'NS',
	'N-E': 'NE',
	'E-S': 'SE',
	'S-W': 'SW',
	'N-W': 'NW',
	'E-S-W': '_N',
	'N-S-W': '_E',
	'N-E-W': '_S',
	'N-E-S': '_W',
	'N-E-S-W': 'NWSE',
};

/** Writes our options as messages of the other program. Each one is read back as a check. */
export class ForeignEncoder {
	private readonly names: Names;
	private readonly tiles = new Map<string, string>();
	private readonly kinds = new Map<string, string>();
	private readonly places = new Map<string, string>();
	private readonly lists = new TileLists();
	private readonly lastNumbers = new Map<string, readonly string[]>();

	constructor(names: Names) {
		this.names = names;
		for (const name of names.all('tiles').keys()) {
			const { tile } = names.tile(name);
			if (!this.tiles.has(tile)) this.tiles.set(tile, name);
		}
		for (const name of names.all('kinds').keys())
			for (const kind of names.kindsOf(name)) if (!this.kinds.has(kind)) this.kinds.set(kind, name);
		for (const [name, place] of names.all('locations'))
			if (!this.places.has(place)) this.places.set(place, name);
	}

	tile(id: string): string | undefined {
		return this.tiles.get(id);
	}

	/**
	 * The option in words of the other program; undefined where no mapping has words for it. `following` are the keys that are chosen
	 * next: one message may answer several decisions.
	 */
	encode(
		game: Game,
		decision: Decision,
		option: Option,
		following: readonly string[] = [],
	): EncodedOption | undefined {
		if (option.action === 'pass') {
			for (const [name, entry] of this.names.allActions())
				if (entry.pass === true) return { words: [name], phase: undefined, answers: 1 };
			return undefined;
		}
		// an option of a choice between words has an action of its own
		const actions = new Set([option.action, decision.id].flatMap(namesFor));
		const named = nameThings(game, decision, option);
		const turns = turnsLike(game, named);
		for (const [name, entry] of this.names.allActions()) {
			if (!actions.has(entry.action ?? '') || entry.key === undefined) continue;
			const { phase, type, fixed } = this.split(name);
			if (type === undefined) continue;
			const answers = 1 + (entry.then?.length ?? 0);
			const keys = [option.key, ...following.slice(0, answers - 1)];
			const numbers = keys.flatMap((key) => key.match(/(?<!\S)\d+(?!\S)/g) ?? []);
			for (const way of waysOf(this.names, type)) {
				const blanks: Blanks = { way, fixed, entry, game, seat: decision.seat };
				const wordsOf = (turn: number, numbersIn: readonly string[]): string | undefined => {
					const text = this.fill(blanks, turn < 0 ? named : { ...named, turn }, numbersIn);
					return text === undefined ? undefined : `${type} ${text}`.trim();
				};
				for (const turn of turns)
					for (const tried of this.numbersFor(type, way, fixed, numbers)) {
						const words = wordsOf(turn, tried);
						if (words === undefined) break;
						if (!this.means(words, game, decision, option, keys.slice(1))) continue;
						this.lastNumbers.set(type, tried);
						const all = turns.flatMap((r) => wordsOf(r, tried) ?? []);
						return { words: all, phase, answers };
					}
			}
		}
		return undefined;
	}

	private means(
		words: string,
		game: Game,
		decision: Decision,
		option: Option,
		following: readonly string[],
	): boolean {
		const listed = (zone: string, index: number): string | undefined =>
			this.lists.at(game, zone, index);
		const fits = offeredReading(readingsOf(words, this.names, game, { listed }), game, decision);
		return fits?.index === option.index && fits.then.every(({ key }, i) => key === following[i]);
	}

	/** The numbers to try in a message, one list for each try: those last used in its type, those of the keys, and small ones. */
	private numbersFor(
		type: string,
		way: string,
		fixed: readonly string[],
		inKeys: readonly string[],
	): readonly (readonly string[])[] {
		const count = blanksIn(way).filter(
			({ role }, i) => role === 'number' && i >= fixed.length,
		).length;
		if (count === 0) return [[]];
		const known = new Set([...inKeys, ...smallNumbers]);
		let tries: readonly (readonly string[])[] = [[]];
		for (let i = 0; i < count; i++) {
			const last = this.lastNumbers.get(type)?.[i];
			const choices = last === undefined ? [...known] : [...new Set([last, ...known])];
			tries = tries.flatMap((before) => choices.map((n) => [...before, n]));
		}
		return tries;
	}

	/** `Phase TYPE WORD` in its parts; the type is the first word that is a message. */
	private split(name: string): {
		phase: string | undefined;
		type: string | undefined;
		fixed: string[];
	} {
		const words = name.split(' ');
		const at = words.findIndex((w) => this.names.find('messages', w) !== undefined);
		return {
			phase: at > 0 ? words.slice(0, at).join(' ') : undefined,
			type: at < 0 ? undefined : words[at],
			fixed: words.slice(at + 1),
		};
	}

	private fill(
		{ way, fixed, entry, game, seat }: Blanks,
		named: Named,
		numbers: readonly string[],
	): string | undefined {
		const { names } = this;
		const theirKind = named.kind === undefined ? entry.kind : this.kinds.get(named.kind);
		let number = 0;
		return fillTemplate(way, ({ role }, index) => {
			if (index < fixed.length)
				return role === 'figure' ? this.figureOfClass(fixed[index]!, game, seat) : fixed[index];
			switch (role) {
				case 'cell':
					return named.cell ?? entry.cell?.replace('/', ',');
				case 'tile':
					return named.tile === undefined ? undefined : this.tiles.get(named.tile);
				case 'turn': {
					// a tile that the mapping names in full looks the same in every turn
					if (named.turn === undefined) return 'R0';
					const theirs = named.tile === undefined ? undefined : this.tiles.get(named.tile);
					if (theirs === undefined) return undefined;
					return `R${((named.turn - names.tile(theirs).turn) & 3) * 90}`;
				}
				case 'kind':
					return theirKind;
				case 'place':
					return this.place(theirKind, named, game);
				case 'figure': {
					const { figure } = named;
					const name = figure && this.figureName(figure.piece, named.kind);
					return name === undefined ? undefined : `${figure!.seat}.${name}.${figure!.number}`;
				}
				case 'number':
					return numbers[number++];
				default:
					return undefined;
			}
		});
	}

	private figureOfClass(word: string, game: Game, seat: number): string | undefined {
		if (word.includes('.')) return word;
		const entry = this.names.find('pieces', word);
		if (typeof entry !== 'string') return undefined;
		const kind = game.program.pieces.findIndex((p) => p.id === entry);
		return kind < 0 ? undefined : `${seat}.${word}.${nextNumber(game, seat, kind)}`;
	}

	private place(
		kind: string | undefined,
		{ place: ours, cell }: Named,
		game: Game,
	): string | undefined {
		if (ours === undefined) return undefined;
		const lying = cell === undefined ? undefined : aroundOf(game).tileAt?.(cell.replace(',', '/'));
		const place = (lying && ownPlaceOf(kind ?? '', ours, this.names, lying)) ?? ours;
		for (const [name, ours] of this.names.all('locations'))
			if (ours === place && kind !== undefined && name.startsWith(`${kind} `))
				return name.slice(kind.length + 1);
		const own = this.places.get(place);
		if (own !== undefined && !own.includes(' ')) return own;
		if (place === '') return 'I';
		if (/[LR]/.test(place)) return place.replaceAll('-', '.');
		return ownValue(sideNames, place) ?? (/^[NESW]$/.test(place) ? place : undefined);
	}

	figureName(piece: string, kind: string | undefined): string | undefined {
		for (const [name, entry] of this.names.all('pieces'))
			if (typeof entry === 'string' ? entry === piece : ownValue(entry, kind ?? '') === piece)
				return name;
		return undefined;
	}
}

/** The turns of a placement that look alike; [-1] where nothing is placed. */
function turnsLike({ machine, program }: Game, { tile, turn }: Named): number[] {
	if (tile === undefined || turn === undefined) return [-1];
	const { board } = machine.rt;
	const index = program.tiles.findIndex((t) => t.id === tile);
	const like = canonicalRotation(board, index, turn);
	return [0, 1, 2, 3].filter((r) => canonicalRotation(board, index, r) === like);
}
