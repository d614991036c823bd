import type { Emission } from './emission.ts';
import { add, eq, type Fn, num, word } from './ir.ts';

export interface Stamps {
	readonly marks: number;
	/** () → a number that no mark has */
	readonly next: Fn;
}

export function stamps(e: Emission, size: number): Stamps {
	const marks = e.memory.room(size);
	const last = e.memory.room(1);
	const next = e.fn('nextStamp', [], true, (f) => {
		f.if(eq(word(last), 0x7fffffff), () => {
			f.add({ op: 'fill', to: num(marks * 4), byte: num(0), length: num(size * 4) });
			f.store(last, 0, 0);
		});
		f.store(last, 0, add(word(last), 1));
		f.return(word(last));
	});
	return { marks, next };
}
