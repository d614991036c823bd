import { expect, test, vi } from 'vitest';
import { onLast, whileDone } from './on-last.ts';

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

test('what a notice says of a command is true until that is undone, whatever follows it', () => {
	const command = { says: 'taken back' };
	const past = [command];
	const isTrue = whileDone({ commands: { history: { past } } });
	past.push({ says: 'laid' });
	expect(isTrue()).toBe(true);
	past.splice(0, 2);
	expect(isTrue()).toBe(false);
	past.push(command);
	expect(isTrue()).toBe(true);
});
