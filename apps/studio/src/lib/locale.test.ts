import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPageLocale } from './locale.ts';

test('messages to a worker come in their order, and after its language is loaded', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.nat(), { maxLength: 9 }),
			fc.boolean(),
			async (numbers, translated) => {
				const handled: unknown[] = [];
				const listen = inPageLocale<{ readonly n: number }>(
					({ n }) => handled.push(n),
					async (locale) => {
						await Promise.resolve();
						handled.push(locale);
					},
				);
				if (translated) listen({ data: { locale: 'pseudo' } });
				for (const n of numbers) listen({ data: { n } });
				const expected = [...(translated ? ['pseudo'] : []), ...numbers];
				if (!translated) expect(handled).toEqual(expected);
				await new Promise((resolve) => setTimeout(resolve, 0));
				expect(handled).toEqual(expected);
			},
		),
		{ numRuns: 30 },
	);
});
