import { hasErrors } from '@tilewright/schema';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EngineFault, Game, logJson, logOf, readLog } from '@tilewright/interpreter';
import { kindsOf, readBundle, readShare } from '@tilewright/interop/bundle';
import { type Program, type RuleSet, type Selection, compile, unsafePath } from '@tilewright/lang';
import { loadData } from '../../../packages/cli/src/data/workspace.ts';
import { call } from '../../../packages/cli/src/frame/testing.ts';
import { Refusal } from '../../../packages/cli/src/frame/refusal.ts';
import { Numbers } from '../campaign.ts';
import { causeOf, faultOfFinding, faultsOfCall, watchShared } from './judge.ts';
import { askStudio } from './studio.ts';
import type { Fault, Files, Planted, Result, Step, Trial } from './trial.ts';

/** Games stop after so many decisions, or so many milliseconds: only one decision may not take long. */
const maxDecisions = 200;
const maxMilliseconds = 3000;
const setUps = 3;

export class Laboratory {
	/** Nothing but what is below `folder` may be written. */
	private readonly around: string;
	private readonly folder: string;
	private readonly pollution = watchShared();
	private files: Files = {};
	private counts: Record<string, number> = {};
	private faults: Fault[] = [];

	constructor(around: string) {
		this.around = around;
		this.folder = join(around, 'files');
	}

	lay(trial: Trial): void {
		for (const name of readdirSync(this.around))
			rmSync(join(this.around, name), { recursive: true, force: true });
		mkdirSync(this.folder);
		for (const [name, bytes] of Object.entries(trial.files)) {
			mkdirSync(dirname(join(this.folder, name)), { recursive: true });
			writeFileSync(join(this.folder, name), bytes);
		}
	}

	async run(trial: Trial): Promise<Result> {
		this.files = trial.files;
		this.counts = {};
		this.faults = [];
		for (const step of trial.steps) {
			try {
				await this.step(step);
			} catch (error) {
				this.caught(step, error);
			}
		}
		this.faults.push(...this.pollution());
		return { faults: this.faults, counts: this.counts };
	}

	private count(name: string, amount = 1): void {
		this.counts[name] = (this.counts[name] ?? 0) + amount;
	}

	/** Faults with codes are findings; everything else should not have been thrown. */
	private caught(step: Step, error: unknown): void {
		if (error instanceof EngineFault) return this.count('coded faults');
		if (error instanceof Refusal) return this.count('refusals');
		const message = error instanceof Error ? error.message : String(error);
		const at = error instanceof Error ? (error.stack?.split('\n')[1]?.trim() ?? '') : '';
		this.faults.push({
			cause: causeOf(`exception in ${step.do}`, message),
			message: `${message} ${at}`.slice(0, 500),
		});
	}

	private step(step: Step): Promise<void> | void {
		switch (step.do) {
			case 'call':
				return this.call(step.words, step.mayWrite);
			case 'play':
				return this.play(step);
			case 'studio':
				return this.studio(step);
			case 'bundle':
				return this.bundle(readFileSync(join(this.folder, step.path)));
			case 'link':
				return this.link(readFileSync(join(this.folder, step.path), 'utf8'));
			case 'plant':
				return plant(step.fault);
		}
	}

	private async call(words: readonly string[], mayWrite: string | undefined): Promise<void> {
		const before = this.names();
		const outcome = await call(words, { cwd: this.folder });
		this.count('calls');
		this.count(outcome.exit === 0 ? 'calls without errors' : 'calls with findings');
		this.faults.push(...faultsOfCall(outcome, words.includes('--json')));
		const written = this.names().filter((name) => !before.includes(name));
		for (const name of written)
			if (mayWrite === undefined || !`${name}/`.startsWith(`files/${mayWrite}/`))
				this.faults.push({ cause: `written: ${words[0]!}`, message: `${name} was written` });
	}

	private names(): string[] {
		return readdirSync(this.around, { recursive: true, encoding: 'utf8' });
	}

	private async play(step: Extract<Step, { do: 'play' }>): Promise<void> {
		const { workspace } = loadData(
			{
				cwd: this.folder,
				data: step.data,
			},
			[],
		);
		const numbers = new Numbers(step.pick, 0);
		let selection: Selection = { game: step.game, with: step.with, seats: 2 };
		for (let i = 0; i < setUps; i++) {
			const { program, ruleSet, diagnostics } = compile(workspace, selection);
			this.faults.push(...diagnostics.flatMap(faultOfFinding));
			this.count(program === undefined ? 'set-ups with findings' : 'set-ups compiled');
			// the commands play nothing whose files have errors
			if (program !== undefined && !hasErrors(workspace.diagnostics))
				await this.game(program, numbers);
			if (ruleSet !== undefined) selection = otherChoices(selection, ruleSet, numbers);
		}
	}

	private async studio({
		target,
		game,
		with: packs,
		pick,
	}: Extract<Step, { do: 'studio' }>): Promise<void> {
		this.count('opened in the studio');
		this.faults.push(...(await askStudio(this.files, target, game, packs, new Numbers(pick, 1))));
	}

	private async game(program: Program, numbers: Numbers): Promise<void> {
		const end = performance.now() + maxMilliseconds;
		try {
			const game = new Game(program, { seed: numbers.below(1000) });
			for (let i = 0; i < maxDecisions && game.decision && performance.now() < end; i++) {
				game.choose(numbers.below(game.decision.options.length));
				this.count('decisions');
				if (numbers.percent(4)) game.undo();
			}
			this.count('games');
			if (game.steps.length > 120) return;
			const { log, diagnostics } = await readLog(
				'game',
				encode(logJson(logOf(game, { title: 'fuzz' }))),
			);
			if (log === undefined)
				this.faults.push({
					cause: causeOf('log cannot be read', diagnostics[0]?.message ?? ''),
					message: diagnostics.map((d) => d.message).join(' '),
				});
		} catch (error) {
			this.caught({ do: 'play', game: '', with: [], data: [], pick: 0 }, error);
		}
	}

	private bundle(bytes: Uint8Array): void {
		const { files, diagnostics } = readBundle('bundle.zip', bytes, ['own/a.yaml'], 'own/');
		this.opened(files, diagnostics);
	}

	private link(text: string): void {
		const { shared, diagnostics } = readShare(text, ['own/a.yaml']);
		this.opened(shared?.files ?? {}, diagnostics);
	}

	private opened(
		files: Readonly<Record<string, string>>,
		diagnostics: readonly { code: string; message: string }[],
	): void {
		this.faults.push(...diagnostics.flatMap(faultOfFinding));
		const paths = Object.keys(files);
		this.count(paths.length === 0 ? 'refused' : 'opened');
		kindsOf(files);
		for (const path of paths)
			if (unsafePath(path) !== undefined)
				this.faults.push({ cause: 'unsafe path', message: JSON.stringify(path) });
		if (paths.length > 0 && diagnostics.length > 0)
			this.faults.push({ cause: 'files beside findings', message: diagnostics[0]!.code });
	}
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function otherChoices(selection: Selection, ruleSet: RuleSet, numbers: Numbers): Selection {
	const params: Record<string, number | boolean | string> = {};
	for (const { id, type, values } of ruleSet.params.values())
		if (numbers.percent(40))
			params[id] =
				type === 'enum' && values.length > 0
					? numbers.pick(values)
					: type === 'bool'
						? numbers.percent(50)
						: numbers.below(8);
	const elements: Record<string, boolean> = {};
	for (const [id, on] of ruleSet.elements) if (numbers.percent(30)) elements[id] = !on;
	return { ...selection, params, elements, seats: 2 + numbers.below(3) };
}

function plant(fault: Planted): void {
	switch (fault) {
		case 'nothing':
			return;
		case 'throw':
			throw new TypeError('planted');
		case 'hang':
			for (;;);
		case 'memory':
			for (const kept: Uint8Array[] = []; ;) kept.push(new Uint8Array(2 ** 24).fill(1));
		case 'heap':
			for (const kept: object[] = []; ;) kept.push({ kept: kept.length });
		case 'pollute':
			Object.defineProperty(Object.prototype, 'planted', {
				value: 1,
				configurable: true,
				enumerable: false,
			});
			return;
		case 'exit':
			process.exit(3);
	}
}
