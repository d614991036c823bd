import { mappingFindings } from '@tilewright/interop';
import { type Data, type DataPath, schemaPlaces } from '@tilewright/schema';
import { expect, test } from 'vitest';
import { shippedFiles, workspaceOf } from '../support/packs.ts';
import { mappingText, workspace as market } from './market.ts';

const files = shippedFiles();
const shipped = workspaceOf(files);
const mappings = shipped.documents.filter((d) => d.kind === 'mapping');

/** Sorts of names that packs declare; tiles of drawings and columns are read elsewhere. */
const checked = new Set([
	'pack',
	'param',
	'element',
	'kind',
	'piece',
	'tile',
	'mark',
	'register',
	'action',
	'rule',
	'reason',
	'group',
]);

interface Reference {
	readonly path: DataPath;
	readonly name: string;
	readonly isKey: boolean;
}

function referencesIn(value: Data): Reference[] {
	return [...schemaPlaces('mapping', value)].flatMap(({ place, value: at }): Reference[] => {
		if (place.ref === undefined || !checked.has(place.ref)) return [];
		if (typeof at === 'string') return [{ path: place.path, name: at, isKey: false }];
		if (typeof at !== 'object' || at === null || Array.isArray(at)) return [];
		return Object.keys(at).map((name) => ({ path: [...place.path, name], name, isKey: true }));
	});
}

test('shipped mappings name nothing that is not declared', () =>
	expect(mappingFindings(shipped)).toEqual([]));

test.each(mappings)('any name of ours in $path is found when nothing declares it', (document) => {
	const references = referencesIn(document.yaml.value!);
	expect(references.length).toBeGreaterThan(0);
	const { text } = document.yaml.file;
	let edited = text;
	const places: number[] = [];
	// every reference at once, from the last to the first, so that places before it stay
	const ranges = references.map(({ path, isKey }) =>
		isKey ? document.yaml.keyRangeOf(path) : document.yaml.rangeOf(path),
	);
	for (const { start, end } of ranges.toSorted((a, b) => b.start - a.start)) {
		edited = `${edited.slice(0, start)}${'z'.repeat(end - start)}${edited.slice(end)}`;
		places.push(start);
	}
	const bytes = new TextEncoder().encode(edited);
	const changed = workspaceOf(files.map((f) => (f.path === document.path ? { ...f, bytes } : f)));
	const found = mappingFindings(changed, (path) => path === document.path);
	const limited = found.some((d) => d.code === 'FILE-MORE-FINDINGS');
	if (limited) expect(found.length).toBeGreaterThan(20);
	else expect(new Set(found.map((d) => d.start))).toEqual(new Set(places));
	expect(new Set(found.map((d) => d.file))).toEqual(new Set([document.path]));
});

test.each([
	['{segment}', '{segmnt}', 'MAPPING-BLANK'],
	['{number in lots}', '{number in lot}', 'LINK-ID-UNKNOWN'],
	['after: [DIP]', 'after: [DIB]', 'LINK-ID-UNKNOWN'],
	['chance:\n  bag:', 'chance:\n  sack:', 'LINK-ID-UNKNOWN'],
	['unasked: [flag]', 'unasked: [flags]', 'LINK-ID-UNKNOWN'],
	['silent: [{ rule: fair }]', 'silent: [{ rule: faire }]', 'LINK-ID-UNKNOWN'],
	['action: price', 'action: prize', 'LINK-ID-UNKNOWN'],
])('%s written as %s is found', (right, wrong, code) => {
	const text = mappingText.replace(right, wrong);
	expect(text).not.toBe(mappingText);
	expect(mappingFindings(market())).toEqual([]);
	expect(mappingFindings(market(text)).map((d) => d.code)).toEqual([code]);
});
