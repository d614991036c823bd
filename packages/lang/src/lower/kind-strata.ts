import { largest } from '@tilewright/schema';
import type { DefineIR, Expr, KindIR } from '../ir/index.ts';
import { visit } from '../expr/walk.ts';
import { type LoweringContext, report } from './lowering-context.ts';

/** Orders kinds so that completion is asked of one before the kinds whose completion reads it; a circle is refused. */
export function orderByCompletion(
	lowering: LoweringContext,
	kinds: readonly KindIR[],
	defines: readonly DefineIR[],
): KindIR[] {
	const reads = kinds.map((k) => [...readsOf(k, kinds, defines)].sort((a, b) => a - b));
	const strata = new Map<number, number>();
	const open: number[] = [];
	const stratum = (k: number): number => {
		const ready = strata.get(k);
		if (ready !== undefined) return ready;
		if (open.includes(k)) {
			const path = [...open.slice(open.indexOf(k)), k].map((i) => kinds[i]!.id);
			const { datum } = lowering.symbols.kinds[k]!.decl;
			report(lowering, datum, 'RULE-CYCLE', { what: 'completion', path }, { key: true });
			return 0;
		}
		open.push(k);
		const height = largest(
			reads[k]!.map((r) => stratum(r) + 1),
			0,
		);
		open.pop();
		strata.set(k, height);
		return height;
	};
	return kinds.map((kind, k) => ({ ...kind, dependsOn: reads[k]!, stratum: stratum(k) }));
}

function readsOf(
	kind: KindIR,
	kinds: readonly KindIR[],
	defines: readonly DefineIR[],
): Set<number> {
	const found = new Set<number>();
	let readsCompletion = false;
	const seen = new Set<number>();
	const look = (e: Expr): void => {
		if (e.op === 'call') {
			if (e.fn === 'feature.touch' || e.fn === 'feature.ends')
				for (const k of e.table ?? []) found.add(k);
			if (e.fn === 'feature.complete' && !isIt(e.args[0], kind.it)) readsCompletion = true;
		}
		if (e.op === 'const' && e.type === 'kind' && e.value >= 0) found.add(e.value);
		if (e.op === 'define' && !seen.has(e.define)) {
			seen.add(e.define);
			const body = defines[e.define]?.body;
			if (body !== undefined) visit(body, look);
		}
	};
	visit(kind.complete, look);
	if (!readsCompletion) return new Set();
	if (found.size === 0) for (let k = 0; k < kinds.length; k++) found.add(k);
	found.delete(kinds.indexOf(kind));
	return found;
}

function isIt(e: Expr | undefined, slot: number): boolean {
	return e?.op === 'temp' && e.slot === slot;
}
