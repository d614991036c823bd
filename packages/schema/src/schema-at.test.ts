import { expect, test } from 'vitest';
import { schemaAt } from './schema-at.ts';
import { schemaPlaces } from './schema-places.ts';
import { cutByComment, expressionsOf } from './schema-check.ts';
import { sourceFile } from './source.ts';
import { parseYaml } from './yaml.ts';

const text = `format: 1
kinds:
  road:
    connect: edge
    complete: open == 0
    value: { tiles: { count: tiles, each: 1 } }
rules:
  - id: a
    at: end
    when: x && y # z
    do:
      - place: { piece: ingot, at: placed }
      - if: x
        then: [{ score: { to: active, line: bonus, count: 1, each: n + 1 } }]
`;
const doc = parseYaml(sourceFile('f', text));

test('a place tells its description and its expression', () => {
	const place = schemaAt('rules', ['kinds', 'road', 'complete']);
	expect(place?.expr?.type).toBe('bool');
	expect(place?.description).toBe('When it is complete.');
	expect(schemaAt('rules', ['kinds', 'road', 'connect'])?.schemas[0]?.enum).toContain('edge');
	expect(schemaAt('rules', [])?.description).toBeDefined();
	expect(schemaAt('rules', ['nothing', 'here'])).toBeUndefined();
});

test('of several forms only the one that the data has counts', () => {
	const path = ['rules', 0, 'do', 0, 'place', 'piece'];
	expect(schemaAt('rules', path, doc.value)?.expr?.type).toContain('piece');
	const keys = (data?: typeof doc.value): number =>
		new Set(
			schemaAt('rules', ['rules', 0, 'do', 0], data)?.schemas.flatMap((s) =>
				Object.keys(s.properties ?? {}),
			),
		).size;
	expect(keys(doc.value)).toBe(1);
	expect(keys()).toBeGreaterThan(20);
});

test('every expression of a document is found with its type', () => {
	const found = expressionsOf('rules', doc).map(
		(e) => `${e.path.join('/')} ${e.expr.type} ${e.text}`,
	);
	expect(found).toMatchInlineSnapshot(`
		[
		  "kinds/road/complete bool open == 0",
		  "kinds/road/value/tiles/count int | set(*) tiles",
		  "kinds/road/value/tiles/each int 1",
		  "rules/0/when bool x && y",
		  "rules/0/do/0/place/piece piece | piece-kind ingot",
		  "rules/0/do/0/place/at place placed",
		  "rules/0/do/1/if bool x",
		  "rules/0/do/1/then/0/score/to seat | set(seat) active",
		  "rules/0/do/1/then/0/score/count int | set(*) 1",
		  "rules/0/do/1/then/0/score/each int n + 1",
		]
	`);
});

test('a name of a declared thing is told from an expression', () => {
	expect(schemaAt('rules', ['rules', 0, 'at'], doc.value)?.ref).toBe('slot');
	expect(schemaAt('rules', ['rules', 0, 'when'], doc.value)?.ref).toBeUndefined();
});

test('all places are visited, the root first', () => {
	const paths = [...schemaPlaces('rules', doc.value ?? null)].map(({ place }) =>
		place.path.join('/'),
	);
	expect(paths[0]).toBe('');
	expect(paths).toContain('rules/0/do/1/then/0/score/each');
	expect(new Set(paths).size).toBe(paths.length);
});

test('the comment that may have cut an expression is found', () => {
	const range = cutByComment(doc, ['rules', 0, 'when']);
	expect(range && text.slice(range.start, range.end)).toBe('# z');
	expect(cutByComment(doc, ['rules', 0, 'at'])).toBeUndefined();
});
