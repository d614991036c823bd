import { withoutUnseen } from '@tilewright/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLog } from './read.ts';
import type { Log } from './record.ts';
import { logJson, logYaml } from './write.ts';

const piece = fc.constantFrom(
	...['a', ' ', '\n', '\r', '\t', '"', "'", '\\', ': ', ' #', '{', ',', '\u0000', '\u001b[2J'],
	...[
		'\u0085',
		'\u2028',
		'\u2029',
		'\u202e',
		'\ufeff',
		'\ud800',
		'\udc00',
		'😀',
		'~',
		'true',
		'1e5',
	],
);
const words = fc.array(piece, { minLength: 1, maxLength: 10 }).map((parts) => parts.join(''));
const note = fc.record({ step: fc.nat(9), says: words });
const pack = fc.constantFrom('a', 'a-b', '7', '007', '1e5', '0x1f', 'true', 'null', 'no', '1-2');
const step = fc.record({ seat: fc.constantFrom('ann', 'bob'), do: words });

const log: fc.Arbitrary<Log> = fc
	.record(
		{
			log: words,
			format: fc.constant(1 as const),
			says: words,
			'set-up': fc.record(
				{
					packs: fc.uniqueArray(pack, { minLength: 1, maxLength: 4 }),
					versions: fc.dictionary(pack, words, { maxKeys: 3 }),
					params: fc.dictionary(
						fc.constantFrom('a.b', 'yes', 'y', 'off'),
						fc.oneof(words, fc.integer({ min: -9, max: 9 }), fc.boolean()),
					),
					seats: fc.constant(['ann', 'bob']),
					seed: fc.oneof(words, fc.nat(99)),
				},
				{ requiredKeys: ['packs', 'seats'] },
			),
			steps: fc.array(step, { maxLength: 3 }),
			table: fc.array(fc.record({ name: words, by: words, colour: words }), { maxLength: 2 }),
			notes: fc.array(note, { maxLength: 3 }),
			course: words,
			branches: fc.array(
				fc.record({ from: fc.nat(3), course: words, notes: fc.array(note), steps: fc.array(step) }),
				{ minLength: 1, maxLength: 2 },
			),
		},
		{ requiredKeys: ['log', 'format', 'set-up', 'steps'] },
	)
	.map((made) => made as unknown as Log);

function readable(value: Log): unknown {
	return JSON.parse(
		JSON.stringify(value, (_, part: unknown) =>
			typeof part === 'string' ? withoutUnseen(part) : part,
		),
	);
}

test.each([
	['YAML', logYaml],
	['JSON', logJson],
])('a log is read back from %s as it was', async (_, write) => {
	await fc.assert(
		fc.asyncProperty(log, async (made) => {
			const read = await readLog('game', new TextEncoder().encode(write(made)));
			expect(read.diagnostics.map((d) => d.code)).toEqual(['LOG-NO-END']);
			expect(JSON.parse(JSON.stringify(read.log))).toEqual(readable(made));
		}),
		{ numRuns: 300 },
	);
});
