import { expect, test } from 'vitest';
import { type TouchDecl, noDeclarations } from './declarations.ts';
import { createModel } from './model.ts';

const kinds = ['meadow', 'walledTown', 'mill'].map((id, index) => ({ id, index, tags: [] }));

function docOf(...touches: readonly Omit<TouchDecl, 'id' | 'kind'>[]): string | undefined {
	const model = createModel({
		...noDeclarations,
		kinds,
		touches: touches.map((t) => ({ ...t, id: 'near', kind: 0 })),
	});
	return model.members.get('feature')?.get('near')?.[0]?.doc;
}

test('a property that leads to neighbours says which these are', () => {
	expect(docOf({ to: 1, via: 'touch' })).toBe(
		'The features of the kind walled town that it touches.',
	);
	expect(docOf({ to: 1, via: 'touch' }, { to: 2, via: 'end' })).toBe(
		'The features of the kinds walled town and mill that it touches or that lie at its ends.',
	);
	expect(docOf({ to: 1, via: 'touch', says: 'Towns in sight.' })).toBe('Towns in sight.');
});
