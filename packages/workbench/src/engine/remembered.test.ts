import type { Workspace } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { Remembered } from './remembered.ts';

const workspace = (): Workspace => ({}) as Workspace;

test('what is wanted again and again is made once, however much else is wanted in between', () => {
	const remembered = new Remembered();
	const of = workspace();
	let made = 0;
	for (let i = 0; i < 1000; i++) {
		remembered.of(of, `other ${i}`, () => i);
		expect(remembered.of(of, 'often', () => ++made)).toBe(1);
	}
});

test('a key that was not wanted for long is forgotten', () => {
	const remembered = new Remembered();
	const of = workspace();
	remembered.of(of, 'once', () => 1);
	for (let i = 0; i < 1000; i++) remembered.of(of, `other ${i}`, () => i);
	expect(remembered.of(of, 'once', () => 2)).toBe(2);
});

test('nothing is remembered of another workspace', () => {
	const remembered = new Remembered();
	remembered.of(workspace(), 'key', () => 1);
	expect(remembered.of(workspace(), 'key', () => 2)).toBe(2);
});
