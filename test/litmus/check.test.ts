import { type Workspace, compile } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { litmusFiles, litmusPacks, litmusWorkspace } from './packs.ts';
import { workspaceOf } from '../support/packs.ts';

function errors(from: Workspace, game: string, pack: string, seats: number): string[] {
	const { diagnostics } = compile(from, { game, with: [pack], seats });
	return diagnostics
		.filter((d) => d.severity === 'error')
		.map((d) => `${d.file}:${d.line} ${d.code} ${d.message}`);
}

describe('the sketches pass the checker', () => {
	test('one pack for each, and two for the second family', () => {
		expect(litmusPacks).toHaveLength(36);
		expect(litmusWorkspace.diagnostics.filter((d) => d.file.includes('litmus'))).toEqual([]);
	});

	test.each(litmusPacks.map((p) => [p.folder.replace('test/litmus/', ''), p] as const))(
		'%s: names, links and types, for two and five seats',
		(_, pack) => {
			for (const seats of [2, 5])
				expect(errors(litmusWorkspace, pack.game!, pack.name, seats)).toEqual([]);
		},
	);
});

describe('the checker looks everywhere', () => {
	const cases: [folder: string, pack: string, from: string, to: string][] = [
		['00-shared', 'shared', 'x.has(helper) && x.feature', 'x.has(helper) && x.feeture'],
		['10-tower', 'donjon', 'in: hostages', 'in: hostiges'],
		['33-limits', 'limits', 'e.segment.kind in', 'e.sigment.kind in'],
		['04-abbey-and-castles', 'castles', 'when: drawn != none, do', 'when: drawm != none, do'],
		['10-tower', 'donjon', 'limit: ransoming', 'limit: ransomming'],
		[
			'05-bridge',
			'bridge',
			'shows: { sides: "[a, a.opposite]"',
			'shows: { sides: "[a, a.oposite]"',
		],
		[
			'data/carcassonne/hills-and-sheep',
			'hills-and-sheep',
			'min(figuresOnHills(it, seat), 1)',
			'min(onHils(it, seat), 1)',
		],
		['12-mage', 'mage', 'mage.feature.pieces', 'mage.featur.pieces'],
		['20-ghosts', 'ghosts', 'it.kind == guard', 'it.kind == gard'],
		['27-river', 'winding', 'i.facing.bend', 'i.facing.bent'],
	];
	test.each(cases)('%s: %s, %s', (folder, pack, from, to) => {
		const path = `${folder.startsWith('data/') ? folder : `test/litmus/${folder}`}/rules.yaml`;
		const decoder = new TextDecoder();
		const changed = litmusFiles.map((f) => {
			if (f.path !== path) return f;
			const text = decoder.decode(f.bytes);
			expect(text).toContain(from);
			return { path, bytes: new TextEncoder().encode(text.replace(from, to)) };
		});
		expect(errors(workspaceOf(changed), 'carcassonne', pack, 2).join()).toContain(path);
	});
});
