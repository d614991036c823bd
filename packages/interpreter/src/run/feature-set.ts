import type { Expr, Instr, MemberName, Program } from '@tilewright/lang';

type CallExpr = Extract<Expr, { op: 'call' }>;

export interface FeatureSet {
	readonly calls: ReadonlySet<MemberName>;
	readonly segmentKinds: readonly Expr[];
	readonly ops: ReadonlySet<Instr['op']>;
}

const cache = new WeakMap<Program, FeatureSet>();

export function featureSet(program: Program): FeatureSet {
	const found = cache.get(program);
	if (found) return found;
	const calls = new Set<MemberName>();
	const segmentKinds: Expr[] = [];
	const ops = new Set(program.code.map((i) => i.op));
	const look = (value: unknown): void => {
		if (Array.isArray(value)) for (const v of value) look(v);
		else if (typeof value === 'object' && value !== null) {
			if ('op' in value && value.op === 'call' && 'fn' in value) {
				calls.add(value.fn as MemberName);
				if (value.fn === 'board.segments(set(kind))')
					segmentKinds.push((value as CallExpr).args[0]!);
			}
			for (const v of Object.values(value)) look(v);
		}
	};
	const { tiles, sources, texts, ...rest } = program;
	void [tiles, sources, texts];
	look(rest);
	const features = { calls, ops, segmentKinds };
	cache.set(program, features);
	return features;
}
