import type { Report, Row } from '@tilewright/lab';
import { parseJson } from '@tilewright/schema';
import type { SetUpStorage } from '../setups/stored-setups.ts';

const KEY = 'tilewright.comparisons';

const MAX_RESULTS = 12;

export interface KeptResult {
	readonly names: readonly [string, string];
	readonly seed: number;
	readonly report: Report;
}

export function readResults(text: string | null): readonly KeptResult[] {
	const read = parseJson(text ?? '[]');
	const values: unknown = 'value' in read ? read.value : undefined;
	if (!Array.isArray(values)) return [];
	return (values as unknown[]).filter(isResult).slice(-MAX_RESULTS);
}

function isResult(value: unknown): value is KeptResult {
	if (!isObject(value) || !Number.isInteger(value['seed'])) return false;
	const { names, report } = value;
	return (
		Array.isArray(names) &&
		names.length === 2 &&
		names.every((name) => typeof name === 'string') &&
		isObject(report) &&
		Number.isInteger(report['games']) &&
		typeof report['paired'] === 'boolean' &&
		(report['intervals'] === 'fixed' || report['intervals'] === 'anytime') &&
		(report['excluded'] === undefined || isExcluded(report['excluded'])) &&
		Array.isArray(report['rows']) &&
		report['rows'].every(isRow)
	);
}

function isExcluded(value: unknown): boolean {
	return (
		Array.isArray(value) &&
		value.every((found) => isObject(found) && Number.isInteger(found['game']))
	);
}

const quantities: ReadonlySet<unknown> = new Set<Row['quantity']>([
	...(['points', 'seat', 'wins', 'payer', 'line', 'tiles', 'decisions', 'time'] as const),
	'measured',
]);

function isRow(value: unknown): value is Row {
	if (!isObject(value) || typeof value['id'] !== 'string' || !quantities.has(value['quantity']))
		return false;
	const { a, b, estimate, stands, same } = value;
	const numbers = isObject(estimate)
		? [a, b, estimate['difference'], estimate['low'], estimate['high']]
		: [a, b];
	return (
		numbers.every((n) => typeof n === 'number') &&
		typeof stands === 'boolean' &&
		typeof same === 'boolean'
	);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function loadResults(store: () => SetUpStorage): readonly KeptResult[] {
	try {
		return readResults(store().getItem(KEY));
	} catch {
		return [];
	}
}

/** Keeps results; false where the browser does not let it. */
export function storeResults(store: () => SetUpStorage, kept: readonly KeptResult[]): boolean {
	try {
		store().setItem(KEY, JSON.stringify(kept));
		return true;
	} catch {
		return false;
	}
}

export function withResult(kept: readonly KeptResult[], one: KeptResult): readonly KeptResult[] {
	return [...kept, one].slice(-MAX_RESULTS);
}
