import type { Game, LedgerEntry } from '@tilewright/interpreter';
import type { Names } from './names.ts';
import type { RecordedPoints } from './recording.ts';

export function theirPoints(points: RecordedPoints, names: Names): string {
	const spec = names.get('points', points.name);
	const { kind = '', complete, reason = '' } = spec;
	const lines = points.items.map((item) => {
		const match = /^(?:(-?\d+)x )?(.+)=(-?\d+)$/.exec(item);
		if (!match) return item;
		const [, count = '1', name = '', paid] = match;
		const line = names.get('lines', name);
		return line === false || Number(paid) === 0 ? '' : `${line} ${count} = ${paid}`;
	});
	return words(
		points.player,
		points.points,
		label(kind, ruleOf(spec), reason, complete),
		lines,
		points.final && spec.final !== false,
	);
}

export function specsOf(game: Game, entry: LedgerEntry, names: Names): string[] {
	const { program } = game;
	const kind = program.kinds[entry.kind]?.id ?? '';
	const rule = program.sources[entry.source]?.id ?? '';
	const reason = program.reasons[entry.reason] ?? '';
	return [...names.all('points')].flatMap(([name, s]) =>
		(s.kind ?? '') === kind &&
		(s.rule === undefined || [s.rule].flat().some((r) => isRule(rule, r))) &&
		(s.reason === undefined || s.reason === reason) &&
		(s.complete === undefined || s.complete === entry.complete)
			? [name]
			: [],
	);
}

function isRule(id: string, named: string): boolean {
	return id === named || id.endsWith(`.${named}`);
}

function isSilent({ program }: Game, entry: LedgerEntry, { silent }: Names): boolean {
	const rule = program.sources[entry.source]?.id ?? '';
	return silent.some(
		(s) =>
			(s.kind === undefined || s.kind === program.kinds[entry.kind]?.id) &&
			(s.rule === undefined || isRule(rule, s.rule)) &&
			(s.reason === undefined || s.reason === program.reasons[entry.reason]),
	);
}

export function ourPoints(game: Game, from: number, names: Names): string[] {
	const { program, ledger } = game;
	return ledger.slice(from).flatMap((entry) => {
		if (isSilent(game, entry, names)) return [];
		const [known] = specsOf(game, entry, names);
		const spec = known === undefined ? undefined : names.get('points', known);
		const kind = program.kinds[entry.kind]?.id ?? '';
		const rule = program.sources[entry.source]?.id ?? '';
		const reason = program.reasons[entry.reason] ?? '';
		const name = spec
			? label(spec.kind ?? '', ruleOf(spec), spec.reason ?? '', spec.complete)
			: label(kind, rule, reason, entry.complete);
		const lines = entry.lines
			.filter((l) => l.points !== 0)
			.map((l) => `${l.id} ${l.count} = ${l.points}`);
		const isFinal = spec?.final !== false && entry.final;
		return [words(entry.seat, entry.points, name, lines, isFinal)];
	});
}

function ruleOf({ rule = [] }: { readonly rule?: string | readonly string[] }): string {
	return [rule].flat().join(', ');
}

function label(kind: string, rule: string, reason: string, complete: boolean | undefined): string {
	const state = complete === undefined ? '' : complete ? 'complete' : 'incomplete';
	return [kind, rule, reason, state].filter((w) => w !== '').join(' ');
}

function words(
	seat: number,
	points: number,
	name: string,
	lines: readonly string[],
	final: boolean,
): string {
	const shown = lines.filter((l) => l !== '').sort();
	return `seat ${seat + 1}: ${points} ${name} [${shown.join('; ')}]${final ? ' final' : ''}`;
}
