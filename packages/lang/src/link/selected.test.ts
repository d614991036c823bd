import { describe, expect, test } from 'vitest';
import type { Selection } from './ruleset.ts';
import { type Compiled, alike, strangers } from './testing.ts';

const mode =
	'params: { mode: { says: "In mode {mode}.", values: [plain, mixed], default: plain } }\n';
const own = `elements: { same: { says: It is on. } }
params: { rate: { says: "So many: {n}.", default: 3 } }
presets: { usual: { says: As usual., params: { rate: 4 } } }
extend: { params: { mode: { values: [wild] } } }
`;
function made(
	selection: Partial<Selection>,
	more: Readonly<Record<string, string>> = {},
): Compiled {
	return strangers(own, own, { names: alike.names, rules: mode, selection, more });
}
const found = (compiled: Compiled): string[] =>
	compiled.diagnostics
		.filter((d) => d.severity === 'error')
		.map((d) => `${d.code} ${d.message} ${d.hint ?? ''}`);
const house = (text: string): Readonly<Record<string, string>> => ({
	'house.yaml': `overlay: house\nformat: 1\nover: [toy]\n${text}\n`,
});

describe('a set-up that names what two packs call the same', () => {
	const bare: [string, Partial<Selection>, Readonly<Record<string, string>>?][] = [
		['element', { elements: { same: false } }],
		['param', { params: { rate: 5 } }],
		['preset', { preset: 'usual' }],
		['value', { params: { mode: 'wild' } }],
		['element of house rules', { overlays: ['house'] }, house('elements: { same: false }')],
		['param of house rules', { overlays: ['house'] }, house('params: { rate: 5 }')],
		['value of house rules', { overlays: ['house'] }, house('params: { mode: wild }')],
		[
			'value that house rules set',
			{ overlays: ['house'] },
			house('changes: [{ set: param.mode, to: wild }]'),
		],
	];

	test.each(bare)(
		'%s: without a pack it is a finding with the names to choose from',
		(_sort, selection, more) => {
			const findings = found(made(selection, more));
			expect(findings).toHaveLength(1);
			expect(findings[0]).toMatch(/^LINK-REF-AMBIGUOUS .*sama\.\w+ or samb\.\w+.* Write /);
		},
	);

	test('with its pack it is that of the pack', () => {
		const { ruleSet, ...rest } = made({
			elements: { 'sama.same': false },
			params: { 'samb.rate': 5, mode: 'samb.wild' },
		});
		expect(found({ ruleSet, ...rest })).toEqual([]);
		expect(Object.fromEntries(ruleSet!.elements)).toEqual({
			'sama.same': false,
			'samb.same': true,
		});
		const value = (id: string): unknown => ruleSet!.params.get(id)?.value;
		expect([value('sama.rate'), value('samb.rate'), value('mode')]).toEqual([3, 5, 'samb.wild']);
		const preset = made({ preset: 'sama.usual' }).ruleSet!.params;
		expect([preset.get('sama.rate')?.value, preset.get('samb.rate')?.value]).toEqual([4, 3]);
	});

	test('with its pack it is understood where no other pack has it, too', () => {
		const alone = strangers(own, '', {
			names: alike.names,
			rules: mode,
			selection: {
				elements: { 'sama.same': false },
				params: { 'sama.rate': 5, 'toy.mode': 'sama.wild' },
			},
		});
		expect(found(alone)).toEqual([]);
		expect(alone.ruleSet!.elements.get('same')).toBe(false);
		expect(alone.ruleSet!.params.get('rate')?.value).toBe(5);
		expect(alone.ruleSet!.params.get('mode')?.value).toBe('wild');
	});

	test('what no pack has stays unknown', () => {
		expect(found(made({ params: { 'toy.rate': 5 } }))[0]).toMatch(/^LINK-ID-UNKNOWN/);
	});
});
