import type { Expr } from '@tilewright/lang';
import { Header } from '../run/header.ts';
import { call } from './body.ts';
import type { Emission } from './emission.ts';
import { eq, ge, not, num, type Value, word } from './ir.ts';
import { clears } from './resets.ts';
import { emptyScope } from './scope.ts';
import type { Step, StepTable } from './step.ts';

export const waveSteps: StepTable<
	| 'drop'
	| 'wave-begin'
	| 'round-begin'
	| 'freeze'
	| 'ledger'
	| 'round-end'
	| 'wave-idle'
	| 'collect'
> = {
	'wave-begin': (s) => {
		const { e, f, p, pc, next, jump } = s;
		clears(s, 'wave');
		f.run(p.wave.begin);
		const idle = idleExit(e, pc);
		if (idle >= 0) {
			f.if(call(p.wave.isDirty), () => f.run(p.wave.gather));
			f.if(not(word(Header.waveCount)), () => jump(idle));
		}
		f.store(Header.waveOpen, 0, 1);
		next();
	},
	'round-begin': (s, instr) => {
		const { f, p, to, next } = s;
		clears(s, 'round');
		f.if(call(p.wave.isDirty), () => f.run(p.wave.gather));
		f.if(eq(word(Header.waveCount), word(Header.waveFrom)), () => {
			f.store(Header.waveOpen, 0, 0);
			to(instr.none);
		});
		next();
	},
	freeze: (s) => {
		const { f, p, next } = s;
		f.run(p.wave.freeze);
		next();
	},
	ledger: (s) => {
		const { f, p, next } = s;
		f.run(p.wave.pay);
		next();
	},
	'round-end': (s, instr) => {
		const { f, p, to } = s;
		f.run(p.wave.endRound);
		to(instr.to);
	},
	'wave-idle': (s, instr) => {
		const { f, to, next } = s;
		f.if(not(word(Header.waveCount)), () => to(instr.to));
		next();
	},
	collect: (s, { features, reason }) => {
		const { f, p, next } = s;
		overFeatures(s, features, (feature) => f.run(p.wave.enter, feature, num(reason)));
		next();
	},
	drop: (s, { features }) => {
		const { f, p, next } = s;
		overFeatures(s, features, (feature) => f.run(p.wave.leave, feature));
		next();
	},
};

function overFeatures({ f, value, x }: Step, features: Expr, use: (feature: Value) => void): void {
	if (features.type !== 'feature') return x.each(f, features, emptyScope, 'canonical', use);
	const feature = f.let(value(features));
	f.if(ge(feature, 0), () => use(feature));
}

function idleExit({ machine, program }: Emission, pc: number): number {
	const { code, routines } = program;
	const call = code[pc + 1];
	if (call?.op !== 'call' || code[pc + 2]?.op !== 'wave-end') return -1;
	const begin = code[routines[call.routine]!.entry];
	if (begin?.op !== 'round-begin') return -1;
	let after = code[begin.none];
	if (after?.op === 'wave-idle') after = code[after.to];
	return after?.op === 'leave' ? machine.thread(pc + 2) : -1;
}
