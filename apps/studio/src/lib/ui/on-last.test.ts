import { expect, test, vi } from 'vitest';
import { onLast } from './on-last.ts';

test('an action about the last command goes away with the next one, and never acts on that', () => {
	const past = [{ says: 'drawn' }];
	const studio = { commands: { history: { past } } };
	const run = vi.fn();
	const action = onLast(studio, 'Undo', run);
	expect(action.isShown!()).toBe(true);
	past.push({ says: 'laid' });
	expect(action.isShown!()).toBe(false);
	action.run();
	expect(run).not.toHaveBeenCalled();
	past.pop();
	action.run();
	expect(run).toHaveBeenCalledOnce();
});
