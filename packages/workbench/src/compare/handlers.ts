import { positioned } from '@tilewright/interpreter';
import {
	type Compiled,
	compile,
	declsOf,
	fieldOf,
	readDocument,
	type RuleSet,
	type Workspace,
} from '@tilewright/lang';
import { diagnose, hasErrors, appendAll } from '@tilewright/schema';
import {
	selectionOf,
	WorkspaceFiles,
	findingOf,
	cacheWords,
	type Finding,
	Pair,
	type Playable,
	type SideName,
	chooserOfScript,
	faultOf,
	findingOfFault,
	type Setup,
} from '@tilewright/session';
import { withoutUnsaved } from '../files/without-unsaved.ts';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import type { Rules } from '@tilewright/scene';
import type { PairResult, RuleSource } from './requests.ts';

interface BotMoves {
	readonly by: string;
	readonly moves: number;
	/** The side that the bot decides for; both where it is left out. */
	readonly side?: SideName | undefined;
}

interface Drawable extends Playable {
	readonly rules: Rules;
}

/** The sentences of the rules that pay points, by their ids. */
function sentencesOf(ruleSet: RuleSet | undefined): Record<string, string> {
	const rules = ruleSet ? declsOf(ruleSet, 'rules') : [];
	return Object.fromEntries(rules.map((rule) => [rule.name, fieldOf(rule, 'says')]));
}

export const handlers = ({ host, edits }: WorkbenchServices) => {
	let pair: Pair | undefined;
	let rules: { readonly a: Rules; readonly b: Rules } | undefined;
	const onDisk = new WorkspaceFiles(readDocument);

	const workspaceOf = ({ disk, texts }: RuleSource): Workspace => {
		if (texts) return edits.withTexts(texts);
		if (!disk) return host.files.workspace;
		onDisk.change(edits.onDisk, [], true);
		return onDisk.workspace;
	};
	/** The set-up of a side; a side of the disk plays without packs that are not saved yet. */
	const setupOf = (side: RuleSource): Setup =>
		side.disk
			? withoutUnsaved(side.setup, { saved: workspaceOf(side), edited: host.files.workspace })
			: side.setup;
	function compiled(side: RuleSource): Compiled & { findings: Finding[] } {
		const setup = setupOf(side);
		const found = compile(workspaceOf(side), selectionOf(setup, setup.seats.length));
		const broken = hasErrors(found.diagnostics);
		const findings = found.diagnostics.filter((d) => d.severity === 'error').map(findingOf);
		return { ...found, program: broken ? undefined : found.program, findings };
	}
	function playable(side: RuleSource, findings: Finding[]): Drawable | undefined {
		const { program, ruleSet, findings: own } = compiled(side);
		appendAll(findings, own);
		if (!program || !ruleSet) return undefined;
		cacheWords(program, ruleSet);
		const setup = setupOf(side);
		const { position, seats } = setup;
		const names = seats.map((s) => s.name);
		const begun = position && positioned(program, position, names);
		if (begun && 'message' in begun) {
			const { path, message } = begun;
			findings.push(
				findingOf(diagnose('', undefined, 'LOG-POSITION', { path: path.join('.'), message })),
			);
			return undefined;
		}
		return {
			program: begun ?? program,
			setup,
			rules: host.rulesOf(program, ruleSet),
		};
	}
	const result = (findings: readonly Finding[] = []): PairResult => {
		if (!pair || !rules) return { pair: undefined, findings };
		const view = pair.view();
		const [a, b] = [
			{ ...view.a, rules: rules.a },
			{ ...view.b, rules: rules.b },
		];
		return { pair: { ...view, a, b }, findings };
	};
	function tried(make: () => Pair | undefined, findings: readonly Finding[]): PairResult {
		try {
			pair = make();
			return result(findings);
		} catch (error) {
			pair = undefined;
			return { pair: undefined, findings: [findingOfFault(faultOf(error))] };
		}
	}

	return {
		'compare.programs': ({ a, b }: { a: RuleSource; b: RuleSource }) => {
			const [one, two] = [compiled(a), compiled(b)];
			return {
				a: one.program,
				b: two.program,
				says: { ...sentencesOf(two.ruleSet), ...sentencesOf(one.ruleSet) },
				findings: [...one.findings, ...two.findings],
			};
		},
		/** Two games side by side: from the beginning, or as far as the running game went. */
		'compare.begin': ({ a, b, played }: { a: RuleSource; b: RuleSource; played: boolean }) => {
			const findings: Finding[] = [];
			const [one, two] = [playable(a, findings), playable(b, findings)];
			const { session: running } = host;
			return tried(() => {
				if (!one || !two) return undefined;
				rules = { a: one.rules, b: two.rules };
				if (!played || !running) return new Pair(one, two);
				const { current } = running.timeline;
				const made = new Pair(one, two, current.chance, undefined, chooserOfScript(running.script));
				made.retake(current.steps.slice(0, running.game.steps.length));
				return made;
			}, findings);
		},
		'compare.branches': ({ a, b }: { a: number; b: number }) => {
			const { session: running } = host;
			const [one, two] = [running?.timeline.find(a), running?.timeline.find(b)];
			const findings: Finding[] = [];
			return tried(() => {
				if (!running || !one || !two) return undefined;
				const game = playable({ setup: running.setup, disk: false }, findings);
				if (!game) return undefined;
				rules = { a: game.rules, b: game.rules };
				return Pair.ofBranches(game, one, two, chooserOfScript(running.script));
			}, findings);
		},
		'compare.play': ({ side, key }: { side: SideName; key: string }) => {
			pair?.play(side, key);
			return result();
		},
		'compare.bots': ({ by, moves, side }: BotMoves) => {
			for (let i = 0; i < moves && pair?.bot(by, side); i++);
			return result();
		},
		'compare.view-step': (step: number) => {
			pair?.go(step);
			return result();
		},
	};
};
