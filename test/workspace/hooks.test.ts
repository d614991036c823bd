import { expect, test } from 'vitest';
import { text, tracked } from './tracked.ts';

const hook = /^(before|after)(Each|All)\(/m;

test('a module that is no test registers hooks in a function only, as files share their modules', () => {
	const modules = tracked('packages', 'test').filter((path) => path.endsWith('.ts'));
	const ofTests = (path: string): boolean => /\.(test|verify)\.ts$/.test(path);
	expect(modules.some((path) => ofTests(path) && hook.test(text(path)))).toBe(true);
	expect(modules.filter((path) => !ofTests(path) && hook.test(text(path)))).toEqual([]);
});
