import {
	describeWithBlanks,
	lexiconOf,
	link,
	loadWorkspace,
	declsOf,
	readingOrder,
} from '@tilewright/lang';
import type { BlankView } from '@tilewright/workbench';
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Sentence from './Sentence.svelte';

type Parts = readonly (string | BlankView)[];

const texts = import.meta.glob<string>('../../../../../data/*/*/*.yaml', {
	query: '?raw',
	import: 'default',
	eager: true,
});
const common = import.meta.glob<string>('../../../../../data/common/*.yaml', {
	query: '?raw',
	import: 'default',
	eager: true,
});
const files = Object.entries({ ...texts, ...common }).map(([path, text]) => ({
	path: path.replace(/^.*\/data\//, ''),
	bytes: new TextEncoder().encode(text),
}));
const workspace = loadWorkspace(files);

function rowsOf(game: string): Parts[] {
	const packs = workspace.packs.filter((p) => p.game === game && p.role === 'expansion');
	const { ruleSet } = link(workspace, { game, seats: 2, with: packs.map((p) => p.name) });
	const lexicon = lexiconOf(ruleSet!);
	return readingOrder.flatMap((section) =>
		declsOf(ruleSet!, section).flatMap((decl) =>
			describeWithBlanks(decl, lexicon).map((line) =>
				line.map((part) => (typeof part === 'string' ? part : { ...part, path: part.at.path })),
			),
		),
	);
}

const labelOf = (part: string | BlankView): string =>
	typeof part === 'string' ? part : part.label;

/** The row as it is read aloud: the texts, and of each control its value. */
function read(element: Element): string {
	return [...element.childNodes]
		.map((node) => {
			if (node instanceof HTMLInputElement) return node.value;
			if (node instanceof HTMLSelectElement) return node.selectedOptions[0]?.textContent ?? '';
			return node instanceof Text ? node.data : '';
		})
		.join('');
}

test.each([
	['carcassonne', 150],
	['gold-rush', 15],
])(
	'each row of %s is read as its sentence, and a blank by its type and the words before it',
	async (game, least) => {
		const rows = rowsOf(game).filter((parts) => parts.some((part) => typeof part !== 'string'));
		expect(rows.length).toBeGreaterThan(least);
		for (const parts of rows) {
			const container = document.createElement('div');
			const props = { parts, busy: false, onfill: (): void => undefined };
			const row = mount(Sentence, { target: container, props });
			flushSync();
			const sentence = parts.map(labelOf).join('');
			expect(read(container.querySelector('.sentence')!)).toBe(sentence);
			const controls = [...container.querySelectorAll('input, select')];
			const blanks = parts.filter((part): part is BlankView => typeof part !== 'string');
			expect(controls.length, sentence).toBe(blanks.length);
			for (const [i, { is, label }] of blanks.entries()) {
				const control = controls[i]!;
				const type = control instanceof HTMLInputElement ? control.type : control.localName;
				expect(type, sentence).toBe(is === 'number' ? 'number' : 'select');
				const before = parts.slice(0, parts.indexOf(blanks[i]!)).map(labelOf).join('');
				const name = control.getAttribute('aria-label') ?? '';
				expect(name.endsWith(`… ${label}`), `${sentence}: ${name}`).toBe(true);
				expect(name, sentence).toContain(before.slice(-20).trim());
			}
			await unmount(row);
		}
	},
);
