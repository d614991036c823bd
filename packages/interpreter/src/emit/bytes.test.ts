import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bytes } from './bytes.ts';

const held = (say: (bytes: Bytes) => void): number[] => {
	const bytes = new Bytes();
	say(bytes);
	return [...bytes.all];
};

function read(bytes: readonly number[], isSigned: boolean): number {
	let value = 0n;
	let shift = 0n;
	for (const [i, byte] of bytes.entries()) {
		value |= BigInt(byte & 127) << shift;
		shift += 7n;
		expect(byte > 127).toBe(i < bytes.length - 1);
	}
	if (isSigned && (bytes.at(-1)! & 64) !== 0) value -= 1n << shift;
	return Number(value);
}

test('a number is read as it was written, in the fewest bytes', () => {
	fc.assert(
		fc.property(fc.oneof(fc.integer(), fc.integer({ min: -200, max: 200 })), (n) => {
			const signed = held((b) => b.signed(n));
			expect(read(signed, true)).toBe(n);
			const bits = 33 - Math.clz32(n < 0 ? ~n : n);
			expect(signed.length).toBe(Math.ceil(bits / 7));
			const unsigned = held((b) => b.unsigned(n));
			expect(read(unsigned, false)).toBe(n >>> 0);
			expect(unsigned.length).toBe(Math.max(1, Math.ceil((32 - Math.clz32(n)) / 7)));
		}),
	);
});

test('bytes with their number come back one after the other, however many they are', () => {
	fc.assert(
		fc.property(fc.array(fc.uint8Array({ maxLength: 700 }), { maxLength: 6 }), (parts) => {
			const whole = held((b) => {
				for (const part of parts) {
					const own = new Bytes();
					own.bytes([...part]);
					b.sized(own);
				}
			});
			const expected = parts.flatMap((p) => [...held((b) => b.unsigned(p.length)), ...p]);
			expect(whole).toEqual(expected);
		}),
	);
});
