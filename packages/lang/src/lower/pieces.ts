import { identifierWords } from '@tilewright/schema';
import type { EngineStream, PieceKindIR, ZoneIR } from '../ir/index.ts';
import { scopeOf } from '../expr/scope.ts';
import { type SetUpFacts, decideAt } from '../link/constant.ts';
import {
	type SourcedValue,
	entriesOf,
	get,
	itemsOf,
	numberOf,
	textOf,
	textsOf,
} from '../link/sourced-value.ts';
import { wholeNumber } from '../link/given.ts';
import { placeIn, withId, withTag } from '../link/lookup.ts';
import { citesOf } from '../link/ruleset.ts';
import { check } from './check.ts';
import { spaceCalled } from './spaces.ts';
import { type Symbol, perOfZone } from './symbols.ts';
import { type LoweringContext, report, sourceOf } from './lowering-context.ts';

const otherPlaces = ['tile', 'corner', 'cell', 'side', 'piece', 'space', 'feature'];

export function lowerPieces(lowering: LoweringContext): PieceKindIR[] {
	return lowering.symbols.pieces.map((piece) => lowerPiece(lowering, piece));
}

function lowerPiece(lowering: LoweringContext, piece: Symbol): PieceKindIR {
	const { datum } = piece.decl;
	const it = lowering.temps.next();
	const power = get(datum, 'power');
	const scope = scopeOf({ it: { kind: 'temp', slot: it, type: 'piece' } });
	const faces = entriesOf(get(datum, 'faces')).map(([value, copies]) => ({
		value: Number(value),
		copies: numberOf(copies) ?? 0,
	}));
	const shared = countOf(lowering, get(datum, 'shared')) + countOf(lowering, get(datum, 'neutral'));
	const places = placesOf(lowering, piece);
	return {
		id: piece.id,
		title: textOf(get(datum, 'title')) ?? identifierWords(piece.id),
		tags: [...new Set(textsOf(get(datum, 'tags')))].sort(),
		perSeat: countOf(lowering, get(datum, 'per-seat')),
		shared: shared > 0 ? shared : faces.reduce((n, f) => n + f.copies, 0),
		power:
			power === undefined
				? { op: 'const', value: 1, type: 'int' }
				: check(lowering, power, 'int', scope, { implicit: 'it' }),
		it,
		standsOn: places.kinds,
		at: places.at,
		faces: faces.sort((a, b) => a.value - b.value),
		starts: startOf(lowering, piece),
		source: sourceOf(lowering, piece.decl.name, datum, citesOf(piece.decl)),
	};
}

function countOf(lowering: LoweringContext, datum: SourcedValue | undefined): number {
	if (datum === undefined) return 0;
	const n = wholeNumber(datum, lowering.ruleSet.known, {
		sections: lowering.ruleSet.sections,
		scopes: lowering.ruleSet.scopes,
		diagnostics: lowering.diagnostics,
	});
	if (n !== undefined && n >= 0) return n;
	report(lowering, datum, 'RULE-COUNT', { found: String(n ?? textOf(datum) ?? '') });
	return 0;
}

function placesOf(lowering: LoweringContext, piece: Symbol): { kinds: number[]; at: string[] } {
	const kinds = new Set<number>();
	const at = new Set<string>();
	const declared = lowering.symbols.model.declared;
	for (const key of ['stands-on', 'at'])
		for (const item of itemsOf(get(piece.decl.datum, key))) {
			const word = textOf(item) ?? '';
			const kind = withId(declared.kinds, word);
			if (kind !== undefined) {
				if (kind.index >= 0) kinds.add(kind.index);
			} else if (placeIn(declared.tags.kind, word) >= 0) {
				for (const k of withTag(declared.kinds, word)) if (k.index >= 0) kinds.add(k.index);
			} else if (otherPlaces.includes(word)) at.add(word);
			else {
				const known = (): string[] => [
					...declared.kinds.map((k) => k.id),
					...declared.tags.kind,
					...otherPlaces,
				];
				report(lowering, item, 'LINK-ID-UNKNOWN', {
					what: 'place',
					id: word,
					near: lowering.diagnostics.near(word, known),
				});
			}
		}
	return { kinds: [...kinds].sort((a, b) => a - b), at: [...at].sort() };
}

function startOf(lowering: LoweringContext, piece: Symbol): PieceKindIR['starts'] {
	const datum = get(piece.decl.datum, 'starts');
	const word = textOf(datum) ?? 'supply';
	if (word === 'supply' || word === 'off-board') return { in: word };
	const zone = withId(lowering.symbols.model.declared.zones, word);
	if (zone !== undefined) return { in: 'zone', zone: zone.index };
	const space = spaceCalled(lowering.symbols.spaces, word);
	if (space !== undefined) return { in: 'space', space: space.index };
	const known = (): string[] => [
		...lowering.symbols.zones.map((z) => z.id),
		...lowering.symbols.spaces.map((s) => s.id),
		'supply',
		'off-board',
	];
	report(lowering, datum!, 'LINK-ID-UNKNOWN', {
		what: 'place',
		id: word,
		near: lowering.diagnostics.near(word, known),
	});
	return { in: 'supply' };
}

export function lowerZones(lowering: LoweringContext): ZoneIR[] {
	const shows = (datum: SourcedValue, otherwise: ZoneIR['shows']): ZoneIR['shows'] => {
		const faces = textOf(get(datum, 'faces'));
		const word =
			textOf(get(datum, 'shows')) ??
			(faces === 'shown' ? 'all' : faces === 'hidden' ? 'nobody' : undefined);
		return word === 'owner' || word === 'nobody' || word === 'all' ? word : otherwise;
	};
	const order = (datum: SourcedValue, otherwise: ZoneIR['order']): ZoneIR['order'] => {
		const word = textOf(get(datum, 'order'));
		return word === 'set' || word === 'stack' || word === 'shuffled' ? word : otherwise;
	};
	const zones: ZoneIR[] = lowering.symbols.zones.map(({ id, decl }) => ({
		id,
		per: perOfZone(decl),
		...(textOf(get(decl.datum, 'holds')) === 'tiles' ? { holds: 'tiles' as const } : {}),
		shows: shows(decl.datum, 'all'),
		order: order(decl.datum, 'set'),
		source: sourceOf(lowering, decl.name, decl.datum, citesOf(decl)),
	}));
	const ids = new Set(zones.map((z) => z.id));
	for (const kind of lowering.symbols.kinds)
		for (const [id, datum] of entriesOf(get(kind.decl.datum, 'piles'))) {
			if (ids.has(id)) continue;
			ids.add(id);
			const written = textOf(get(datum, 'join')) ?? '';
			const word = wordOf(get(datum, 'join'), lowering.ruleSet.known);
			const join = (['newOnTop', 'oldOnTop', 'shuffled'] as const).find((w) => w === word);
			if (written !== '' && join === undefined)
				report(lowering, get(datum, 'join')!, 'RULE-WORD', {
					found: word,
					allowed: ['newOnTop', 'oldOnTop', 'shuffled'],
					near: [],
				});
			if (join === 'shuffled') lowering.streams.of('piles' satisfies EngineStream);
			zones.push({
				id,
				per: 'feature',
				join: join ?? 'newOnTop',
				shows: shows(datum, 'nobody'),
				order: order(datum, 'stack'),
				source: sourceOf(lowering, `${kind.decl.name}.${id}`, datum),
			});
		}
	return zones;
}

function wordOf(datum: SourcedValue | undefined, known: SetUpFacts): string {
	const text = textOf(datum) ?? '';
	if (datum === undefined) return text;
	const decided = decideAt(datum, text, known);
	return 'value' in decided && typeof decided.value === 'object' ? decided.value.word : text;
}
