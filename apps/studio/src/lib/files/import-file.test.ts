import { expect, test } from 'vitest';
import { kindOfContent } from './import-file.ts';

const of = (name: string, text: string): string =>
	kindOfContent(name, new TextEncoder().encode(text));

test('what a file is, by its first bytes', () => {
	expect(of('a.zip', 'PK\u0003\u0004')).toBe('packs');
	expect(of('a.jcz', '{"setup":{}}')).toBe('game');
	expect(of('a.xml', '<?xml version="1.0"?><pack/>')).toBe('tiles');
	expect(of('a.txt', '\ufeff\n <pack/>')).toBe('tiles');
	expect(of('a.yaml', '# mine\npack: a\n')).toBe('packs');
	expect(of('a.yml', 'format: 1\ntiles: {}\n')).toBe('packs');
	expect(of('a.yaml', '# it ends\nscenario: the end\nset-up: {}\n')).toBe('scenario');
	expect(of('a.yaml', 'log: 1\ntitle: x\ntiles: 3\n')).toBe('game');
	expect(of('a.json', '{"log":1}')).toBe('game');
	expect(of('a.yaml', '')).toBe('game');
	expect(of('a.tilewright', '1.eJyrVkrLz1e')).toBe('shared');
});
