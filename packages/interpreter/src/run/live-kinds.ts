import { type Expr, type Program, memberNamed } from '@tilewright/lang';

/**
 * Kinds (1) whose completion can change without a change of the board at their features, because it reads pieces, registers or
 * other kinds. Every round tests them again. Undefined where there are none.
 */
export function liveKinds(program: Program): Uint8Array | undefined {
	const live = Uint8Array.from(program.kinds, (k) =>
		k.complete.op !== 'const' && (k.dependsOn.length > 0 || !readsBoardOnly(program, k.complete))
			? 1
			: 0,
	);
	return live.includes(1) ? live : undefined;
}

function readsBoardOnly(program: Program, e: Expr): boolean {
	switch (e.op) {
		case 'register':
		case 'can':
		case 'possible':
		case 'before':
			return false;
		case 'define':
			return (
				readsBoardOnly(program, program.defines[e.define]!.body) &&
				e.args.every((a) => readsBoardOnly(program, a))
			);
		case 'call':
			return (
				memberNamed(e.fn).declared.boardOnly === true &&
				e.args.every((a) => readsBoardOnly(program, a))
			);
		case 'fold':
			return readsBoardOnly(program, e.on) && readsBoardOnly(program, e.body);
		case 'binary':
			return readsBoardOnly(program, e.left) && readsBoardOnly(program, e.right);
		case 'not':
		case 'neg':
			return readsBoardOnly(program, e.on);
		case 'mark':
			return readsBoardOnly(program, e.on);
		case 'if':
			return [e.test, e.then, e.else].every((x) => readsBoardOnly(program, x));
		case 'list':
			return e.items.every((x) => readsBoardOnly(program, x));
		default:
			return true;
	}
}
