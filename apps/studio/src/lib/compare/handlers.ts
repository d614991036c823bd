import { positioned } from '@tilewright/interpreter';
import { type Compiled, compile, readDocument, type Workspace } from '@tilewright/lang';
import { diagnose, hasErrors, appendAll } from '@tilewright/schema';
import {
	selectionOf,
	WorkspaceFiles,
	findingOf,
	keepWords,
	type Finding,
	Pair,
	type Playable,
} from '@tilewright/session';
import type { WorkerServices } from '../engine/handler-registry.ts';
import type { Handlers } from '../engine/requests.ts';
import { chooserOfScript, faultOf, findingOfFault } from '@tilewright/session';
import type { Rules } from '../engine/rules.ts';
import type { CompareRequests, PairAnswer, SideAsk } from './requests.ts';

/** A rule set that can be played and drawn. */
interface Drawable extends Playable {
	readonly rules: Rules;
}

/** Answers what the view that compares asks; it keeps the two games that are looked at. */
export function handlers({ host, desk }: WorkerServices): Handlers<CompareRequests> {
	let pair: Pair | undefined;
	let rules: { readonly a: Rules; readonly b: Rules } | undefined;
	const onDisk = new WorkspaceFiles(readDocument);

	const workspaceOf = ({ disk }: SideAsk): Workspace => {
		if (!disk) return host.files.workspace;
		onDisk.change(desk.onDisk, [], true);
		return onDisk.workspace;
	};
	function compiled(side: SideAsk): Compiled & { findings: Finding[] } {
		const { setup } = side;
		const found = compile(workspaceOf(side), selectionOf(setup, setup.seats.length));
		const broken = hasErrors(found.diagnostics);
		const findings = found.diagnostics.filter((d) => d.severity === 'error').map(findingOf);
		return { ...found, program: broken ? undefined : found.program, findings };
	}
	function playable(side: SideAsk, findings: Finding[]): Drawable | undefined {
		const { program, ruleSet, findings: own } = compiled(side);
		appendAll(findings, own);
		if (!program || !ruleSet) return undefined;
		keepWords(program, ruleSet);
		const { position, seats } = side.setup;
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
			setup: side.setup,
			rules: host.rulesOf(program, ruleSet),
		};
	}
	const told = (findings: readonly Finding[] = []): PairAnswer => {
		if (!pair || !rules) return { pair: undefined, findings };
		const view = pair.view();
		const [a, b] = [
			{ ...view.a, rules: rules.a },
			{ ...view.b, rules: rules.b },
		];
		return { pair: { ...view, a, b }, findings };
	};
	/** Rules that fail are told as findings. */
	function tried(make: () => Pair | undefined, findings: readonly Finding[]): PairAnswer {
		try {
			pair = make();
			return told(findings);
		} catch (error) {
			pair = undefined;
			return { pair: undefined, findings: [findingOfFault(faultOf(error))] };
		}
	}

	return {
		'compare.programs': ({ a, b }) => {
			const [one, two] = [compiled(a), compiled(b)];
			return {
				a: one.program,
				b: two.program,
				findings: [...one.findings, ...two.findings],
			};
		},
		'compare.begin': ({ a, b, played }) => {
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
		'compare.courses': ({ a, b }) => {
			const { session: running } = host;
			const [one, two] = [running?.timeline.find(a), running?.timeline.find(b)];
			const findings: Finding[] = [];
			return tried(() => {
				if (!running || !one || !two) return undefined;
				const game = playable({ setup: running.setup, disk: false }, findings);
				if (!game) return undefined;
				rules = { a: game.rules, b: game.rules };
				return Pair.ofCourses(game, one, two, chooserOfScript(running.script));
			}, findings);
		},
		'compare.play': ({ side, key }) => {
			pair?.play(side, key);
			return told();
		},
		'compare.bots': ({ by, moves }) => {
			for (let i = 0; i < moves && pair?.bot(by); i++);
			return told();
		},
		'compare.go': (to) => {
			pair?.go(to);
			return told();
		},
	};
}
