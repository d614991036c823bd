import { type Looks, readLooks, withPictures } from '@tilewright/art';
import {
	picturesOf,
	scopedLooks,
	type Program,
	type RuleSet,
	type Workspace,
} from '@tilewright/lang';
import { pathsOf, identifierWords } from '@tilewright/session';
import type { Rules } from './rules.ts';

export function looksIn(workspace: Workspace, ruleSet: RuleSet): Looks {
	const paths = pathsOf(ruleSet, workspace) ?? new Set();
	const values = workspace.documents
		.filter((d) => paths.has(d.path))
		.map((d) => scopedLooks(ruleSet, d));
	return withPictures(readLooks(values).looks, picturesOf(ruleSet, workspace));
}

export function drawnRules(program: Program, ruleSet: RuleSet, workspace: Workspace): Rules {
	const first = ruleSet.packs.find((p) => p.role === 'game');
	return {
		title: [
			first?.title ?? program.game,
			...ruleSet.packs.filter((p) => p.role === 'expansion').map((p) => p.title),
		].join(' + '),
		tiles: program.tiles,
		kinds: drawnKinds(program),
		pieces: program.pieces.map(({ id, title }) => ({ id, title: title || identifierWords(id) })),
		looks: looksIn(workspace, ruleSet),
	};
}

export function drawnKinds(program: Program): Rules['kinds'] {
	return program.kinds.map(({ id, title, connect, form }) => ({
		id,
		title: title || id,
		connect,
		form,
	}));
}
