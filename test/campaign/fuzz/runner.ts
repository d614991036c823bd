import { type ChildProcess, fork } from 'node:child_process';
import type { FromChild, ToChild } from './child.ts';
import { type Budget, type Result, type Trial, budget } from './trial.ts';

/** A process is replaced after so many trials, or when it holds so many bytes after one: what it keeps is no fault of the next. */
const maxTrials = 150;
const maxKept = 650_000_000;
/** Seconds without any sign; the process itself notices earlier what it can. */
const maxSilence = 600;

export class Runner {
	private child: ChildProcess | undefined;
	private trials = 0;
	private readonly budget: Budget;

	constructor(own: Budget = budget) {
		this.budget = own;
	}

	async run(trial: Trial): Promise<Result> {
		const child = (this.child ??= await this.start());
		this.trials++;
		const reply = await request(child, { trial });
		if ('result' in reply) {
			if (this.trials >= maxTrials || reply.bytes > maxKept) this.end();
			return reply.result;
		}
		this.end();
		const message = 'died' in reply ? reply.died : 'a wrong reply';
		const cause = ['hang', 'memory'].find((word) => message.startsWith(word)) ?? 'died';
		return { faults: [{ cause, message }], counts: {} };
	}

	async runAlone(trial: Trial): Promise<Result> {
		this.end();
		const result = await this.run(trial);
		this.end();
		return result;
	}

	end(): void {
		this.child?.kill('SIGKILL');
		this.child = undefined;
		this.trials = 0;
	}

	private async start(): Promise<ChildProcess> {
		const child = fork(new URL('./child.ts', import.meta.url), {
			execArgv: [
				'--conditions=@tilewright/source',
				'--disable-warning=ExperimentalWarning',
				`--max-old-space-size=${this.budget.heap}`,
			],
			serialization: 'advanced',
			stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
		});
		const reply = await request(child, { budget: this.budget });
		if ('died' in reply) throw new Error(`the process of the trials did not start: ${reply.died}`);
		return child;
	}
}

type Reply = FromChild | { readonly died: string };

function request(child: ChildProcess, message: ToChild): Promise<Reply> {
	return new Promise((resolve) => {
		let output = '';
		const finish = (reply: Reply): void => {
			clearTimeout(timer);
			child.off('message', finish);
			child.off('close', onClose);
			child.stdout?.off('data', onData);
			resolve(reply);
		};
		const onData = (chunk: Buffer): void => void (output += chunk.toString());
		const onClose = (code: number | null, signal: NodeJS.Signals | null): void =>
			finish({ died: reasonOf(output, code, signal) });
		const timer = setTimeout(() => {
			child.kill('SIGKILL');
			finish({ died: `hang: no sign for ${maxSilence} seconds` });
		}, maxSilence * 1000);
		child.on('message', finish);
		// its output has been read when it is closed
		child.on('close', onClose);
		child.stdout?.on('data', onData);
		child.send(message, () => undefined);
	});
}

function reasonOf(output: string, code: number | null, signal: NodeJS.Signals | null): string {
	if (output.startsWith('hang')) return 'hang: more time of the processor than a trial may take';
	if (output.startsWith('memory')) return 'memory: more memory than a trial may take';
	// V8 gives up so when its heap is full
	const isFull =
		['SIGABRT', 'SIGTRAP', 'SIGILL'].includes(signal ?? '') || code === 134 || code === 133;
	if (isFull) return 'memory: the objects of the program took more than a trial may take';
	return `died: the process ended with ${signal ?? String(code)}`;
}
