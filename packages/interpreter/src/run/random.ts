/**
 * Named streams of chance, four words each in the arena, so that saving, undoing and cloning a game cover them.
 * xoshiro128** (Blackman and Vigna); seeds are spread with splitmix32 over the seed and the stream's name.
 */
import type { Arena } from '../arena.ts';

function splitmix(state: number): () => number {
	let s = state | 0;
	return () => {
		s = (s + 0x9e3779b9) | 0;
		let z = s ^ (s >>> 16);
		z = Math.imul(z, 0x21f0aaad);
		z ^= z >>> 15;
		z = Math.imul(z, 0x735a2d97);
		return (z ^ (z >>> 15)) | 0;
	};
}

/** A 32-bit digest of a name (FNV-1a). */
export function digest(text: string): number {
	let h = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
	return h;
}

/** Writes the start of a stream; `salt` is the digest of its name. Not journaled. */
export function seedStream(m: Int32Array, base: number, seed: number, salt: number): void {
	const next = splitmix(Math.imul(seed ^ 0x5bd1e995, 0x2c1b3c6d) ^ salt);
	for (let i = 0; i < 4; i++) m[base + i] = next();
	if ((m[base]! | m[base + 1]! | m[base + 2]! | m[base + 3]!) === 0) m[base] = 1;
}

/** The next number of a stream, uniform over 0 … n-1. */
export function below(arena: Arena, base: number, n: number): number {
	const m = arena.m;
	const a = m[base]!;
	const b = m[base + 1]!;
	let c = m[base + 2]!;
	let d = m[base + 3]!;
	const r = Math.imul(b, 5);
	const out = Math.imul((r << 7) | (r >>> 25), 9) >>> 0;
	const t = b << 9;
	c ^= a;
	d ^= b;
	arena.set(base + 1, b ^ c);
	arena.set(base, a ^ d);
	arena.set(base + 2, c ^ t);
	arena.set(base + 3, (d << 11) | (d >>> 21));
	return (out * 2.3283064365386963e-10 * n) | 0;
}
