import { catalogue } from '@tilewright/schema';
import { expect, test } from 'vitest';
import { text, tracked } from './tracked.ts';

const page = text('docs/language-trials.md');
const manual = text('docs/command-line.md');
const files = tracked();
const exists = (path: string): boolean =>
	files.some((file) => file === path || file.startsWith(`${path}/`));

const spansOf = (markdown: string): string[] =>
	[...markdown.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);

const pathsIn = (markdown: string): string[] =>
	spansOf(markdown)
		.flatMap((span) => span.split(' '))
		.filter((word) => /^(?:packages|apps|test|data|docs|scripts)\//.test(word));

const codesIn = (markdown: string): string[] =>
	[...markdown.matchAll(/`([A-Z]+(?:-[A-Z]+)+)`/g)].map(([, code]) => code!);

/** A command with its flags, `simulate --games`; what stands between is left out. */
const commandsIn = (markdown: string): (readonly [command: string, flags: readonly string[]])[] =>
	spansOf(markdown).flatMap((span) => {
		const [, command, rest] = /^npx --no tilewright ([a-z]+)(.*)$/.exec(span) ?? [];
		if (command === undefined) return [];
		return [[command, [...rest!.matchAll(/ (--[a-z-]+)/g)].map(([, flag]) => flag!)] as const];
	});

function manualOf(command: string): string {
	const section = (title: string): string | undefined =>
		manual.split(/^#{2,3} /m).find((part) => part.startsWith(`${title}\n`));
	const own = section(command);
	return own === undefined ? '' : `${own}${section('What all commands share')}`;
}

const lacking = (markdown: string): string[] => [
	...pathsIn(markdown).filter((path) => !exists(path)),
	...codesIn(markdown).filter((code) => !(code in catalogue)),
	...commandsIn(markdown).flatMap(([command, flags]) => {
		const says = manualOf(command);
		if (says === '') return [command];
		return flags.filter((f) => !says.includes(`\`${f} `) && !says.includes(`\`${f}\``));
	}),
];

test('every test, scenario, command, flag and code on the page of the trials exists', () => {
	expect(pathsIn(page).length).toBeGreaterThan(60);
	expect(codesIn(page).length).toBeGreaterThan(5);
	expect(commandsIn(page).length).toBeGreaterThan(4);
	expect(lacking(page)).toEqual([]);
});

test('the page leads nowhere outside of the repository', () => {
	expect(page).not.toMatch(/shared\/|\]\((?:https?:|\/|\.\.\/\.\.)/);
});

test('each of what does not exist is found', () => {
	const wrong =
		'`packages/lang/src/nowhere.test.ts`, `ORDER-NOWHERE`, `npx --no tilewright chek`, `npx --no tilewright check F --togther --data D`';
	expect(lacking(wrong)).toEqual([
		'packages/lang/src/nowhere.test.ts',
		'ORDER-NOWHERE',
		'chek',
		'--togther',
	]);
});
