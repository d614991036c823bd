import {
	type ReadFile,
	type Selection,
	type Workspace,
	type WorkspaceFile,
	loadWorkspace,
	readDocument,
} from '@tilewright/lang';
import { type Compile, runScenario } from '@tilewright/interpreter';
import type { Data } from '../data/workspace.ts';
import { type Context, yieldToSignals } from '../frame/context.ts';
import { compilerOf } from '../setup/compiler.ts';
import type { FoundScenario } from '../setup/scenarios.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import type { SourcedNode } from './sources.ts';

export interface Proof {
	readonly declaration: string;
	readonly file: string;
	readonly change: string;
	readonly scenario: string;
}

/**
 * Looks for proofs that scenarios depend on declarations. A scenario counts when it passes, and one of its expectations
 * fails under the change; data that no longer compiles and games that break prove nothing.
 */
export class Prover {
	private readonly data: Data;
	private readonly read: (file: WorkspaceFile) => ReadFile;
	private readonly mutants = new Map<SourcedNode, Mutant[]>();
	private readonly noticed = new Map<string, boolean>();
	private readonly plain: Compile;
	/** The changed data of the last mutant: the scenarios of one rule follow one another. */
	private last: { readonly mutant: Mutant; readonly compile: Compile } | undefined;

	constructor(data: Data) {
		this.data = data;
		const known = new Map<WorkspaceFile, ReadFile>();
		this.read = (file) => {
			let read = known.get(file);
			if (read === undefined) known.set(file, (read = readDocument(file)));
			return read;
		};
		this.plain = compilerOf(data);
	}

	async proofOf(
		context: Context,
		nodes: readonly SourcedNode[],
		scenarios: readonly FoundScenario[],
	): Promise<Proof | undefined> {
		for (const node of nodes) {
			let mutants = this.mutants.get(node);
			if (mutants === undefined) this.mutants.set(node, (mutants = mutantsOf(node)));
			for (const [i, mutant] of mutants.entries()) {
				await yieldToSignals(context);
				for (const scenario of scenarios) {
					const { path } = node.document;
					const key = `${path} ${node.path.join('/')} ${i} ${scenario.document.path}`;
					let noticed = this.noticed.get(key);
					if (noticed === undefined)
						this.noticed.set(key, (noticed = this.notices(scenario, node, mutant)));
					if (noticed)
						return {
							declaration: node.name,
							file: path,
							change: mutant.says,
							scenario: scenario.document.path,
						};
				}
			}
		}
		return undefined;
	}

	private notices(found: FoundScenario, node: SourcedNode, mutant: Mutant): boolean {
		const inner = this.compilerFor(node, mutant);
		let broken = false;
		const compile = (selection: Selection): ReturnType<Compile> => {
			const result = inner(mutant.choose?.(selection) ?? selection);
			if (result.program === undefined) broken = true;
			return result;
		};
		const { scenario, game } = found;
		const { ok, at, message } = runScenario(scenario, { game, compile });
		return (
			!ok && !broken && at?.includes('set-up') !== true && !/^[A-Z]+-[A-Z-]+: /.test(message ?? '')
		);
	}

	private compilerFor(node: SourcedNode, mutant: Mutant): Compile {
		const { text } = mutant;
		if (text === undefined) return this.plain;
		if (this.last?.mutant !== mutant)
			this.last = { mutant, compile: compilerOf({ workspace: this.changed(node, text) }) };
		return this.last.compile;
	}

	private changed(node: SourcedNode, text: string): Workspace {
		const { path } = node.document;
		const bytes = new TextEncoder().encode(text);
		const files = this.data.files.map((f) => (f.path === path ? { path, bytes } : f));
		return loadWorkspace(files, this.read);
	}
}
