import type { Marks } from '../run/always-due.ts';
import { Body } from './body.ts';
import { num, or, word } from './ir.ts';

export function storeMarks(f: Body, marks: Marks): void {
	for (const [at, bits] of marks) f.store(at, 0, or(word(at), num(bits)));
}
