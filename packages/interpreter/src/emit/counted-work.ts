import type { Program } from '@tilewright/lang';
import { type Generated, generate } from './generated.ts';
import type { CodeMemory } from './memory.ts';
import { counting, workWords } from './work.ts';
import { webAssembly } from './web-assembly.ts';

/** Nodes of the small language that ran while an instruction did, in all and by the function of the code that they are in. */
export interface InstructionWork {
	readonly pc: number;
	readonly nodes: number;
	readonly fns: readonly { readonly name: string; readonly nodes: number }[];
}

export type CountedCode = Generated & {
	/** The work since the code was made, the most first. */
	work(): readonly InstructionWork[];
};

/** Generated code that counts its work. */
export function generateCounting(program: Program): CountedCode {
	let words = new Int32Array();
	let names: readonly string[] = [];
	const made = generate(program, webAssembly, (code, memory: CodeMemory) => {
		const size = workWords(code, program.code.length);
		const room = memory.room(size);
		words = new Int32Array(memory.memory.buffer, room * 4, size);
		names = code.fns.map(({ name }) => name);
		return counting(code, room);
	});
	const work = (): InstructionWork[] =>
		program.code
			.map((_, pc) => {
				const row = words.subarray(1 + pc * names.length);
				const fns = names.map((name, i) => ({ name, nodes: row[i]! >>> 0 }));
				const used = fns.filter(({ nodes }) => nodes > 0).sort((a, b) => b.nodes - a.nodes);
				return { pc, nodes: used.reduce((sum, { nodes }) => sum + nodes, 0), fns: used };
			})
			.filter(({ nodes }) => nodes > 0)
			.sort((a, b) => b.nodes - a.nodes);
	return { ...made, work };
}
