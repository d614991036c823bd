import { limits } from '@tilewright/schema';
import { expect, test } from 'vitest';
import { readXml } from './xml.ts';

const read = (text: string): ReturnType<typeof readXml> =>
	readXml('x.xml', new TextEncoder().encode(text));
const code = (text: string): string | undefined => read(text).diagnostics[0]?.code;

test('elements with attributes, text and what is in them', () => {
	const { root } = read('<?xml version="1.0"?><a b="1"><!-- c --><d> N &lt; S </d></a>');
	expect(root).toMatchObject({
		name: 'a',
		attributes: { b: '1' },
		children: [{ name: 'd', text: 'N < S', children: [] }],
	});
});

function nested(open: string, close = '</a>'): string {
	const depth = 2 * limits.nesting;
	return `<r>${open.repeat(depth)}${close.repeat(depth)}</r>`;
}

test('elements lie in one another as deep as the limit says', () => {
	const depth = limits.nesting - 1;
	const { root } = read(`<r>${'<a b="/>">'.repeat(depth)}${'</a>'.repeat(depth)}</r>`);
	expect(root?.name).toBe('r');
});

test.each([
	[
		'entities that grow',
		'<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
		'XML-DOCTYPE',
	],
	[
		'a file of the machine',
		'<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hosts">]><a>&b;</a>',
		'XML-DOCTYPE',
	],
	['small letters', '<!doctype a><a/>', 'XML-DOCTYPE'],
	['an unknown entity', '<a>&b;</a>', 'XML-READ'],
	['a cut file', '<a><b x="1', 'XML-READ'],
	['tags that cross', '<a><b></a></b>', 'XML-READ'],
	['nothing', '', 'XML-READ'],
	['no XML', 'setup: {}', 'XML-READ'],
	['deep nesting', '<a>'.repeat(100_000), 'XML-READ'],
	['deep nesting behind a slash in a value', nested('<a b="/>">'), 'XML-READ'],
	['deep nesting behind a bracket in a value', nested(`<a b='>' c="</a>">`), 'XML-READ'],
	['deep nesting behind end tags in comments', nested('<!--</a>--><a>'), 'XML-READ'],
	['deep nesting behind end tags in text', nested('<a><![CDATA[</a>]]>'), 'XML-READ'],
	['deep nesting behind end tags for programs', nested('<?x </a>?><a>'), 'XML-READ'],
	['deep nesting of names in other scripts', nested('<é>', '</é>'), 'XML-READ'],
	['a huge file', `<a>${' '.repeat(2_000_000)}</a>`, 'FILE-TOO-LARGE'],
])('%s is refused with a code', (_name, text, expected) => expect(code(text)).toBe(expected));

test('names of objects are names like any others', () => {
	const { root } = read('<a __proto__="x" constructor="y"/>');
	expect(Object.keys(root!.attributes)).toContain('constructor');
	expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
