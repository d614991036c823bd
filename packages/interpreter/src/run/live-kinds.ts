import type { Expr, Program } from '@tilewright/lang';

/** What only changes where tiles are laid or segments joined, so that the board tells when to ask again. */
const told: ReadonlySet<string> = new Set([
	'feature.open',
	'feature.reach',
	'feature.tiles',
	'feature.segments',
	'feature.cells',
	'feature.kind',
	'feature.connect',
	'cell.tile',
	'set(*).size',
	'set(*).empty',
]);

/**
 * Kinds (1) whose completion can change without a change of the board at their features: it asks pieces, registers, other kinds.
 * They are asked at every round. Undefined where there are none.
 */
export function liveKinds(program: Program): Uint8Array | undefined {
	const live = Uint8Array.from(program.kinds, (k) =>
		k.complete.op !== 'const' && (k.dependsOn.length > 0 || !isTold(program, k.complete)) ? 1 : 0,
	);
	return live.includes(1) ? live : undefined;
}

function isTold(program: Program, e: Expr): boolean {
	switch (e.op) {
		case 'register':
		case 'can':
		case 'possible':
		case 'before':
			return false;
		case 'define':
			return (
				isTold(program, program.defines[e.define]!.body) && e.args.every((a) => isTold(program, a))
			);
		case 'call':
			return told.has(e.fn) && e.args.every((a) => isTold(program, a));
		case 'fold':
			return isTold(program, e.on) && isTold(program, e.body);
		case 'binary':
			return isTold(program, e.left) && isTold(program, e.right);
		case 'not':
		case 'neg':
			return isTold(program, e.on);
		case 'mark':
			return isTold(program, e.on);
		case 'if':
			return [e.test, e.then, e.else].every((x) => isTold(program, x));
		case 'list':
			return e.items.every((x) => isTold(program, x));
		default:
			return true;
	}
}
