import type { DecisionIR } from './choices.ts';
import type { Instr } from './code.ts';
import type { RegisterIR } from './declared.ts';
import type { Program } from './program.ts';
import type { Region, StatePart } from './state.ts';

export type Opcode = Instr['op'];

export type InstrOf<Op extends Opcode> = Extract<Instr, { readonly op: Op }>;

export interface InstructionTables {
	readonly decisions: readonly DecisionIR[];
	readonly registers: readonly Pick<RegisterIR, 'per'>[];
	readonly streams: readonly string[];
	/** True when pieces join segments or bring segments of their own: moving such a piece changes the board. */
	readonly piecesJoin: boolean;
}

export function tablesOf(program: Program): InstructionTables {
	const joins: ReadonlySet<Opcode> = new Set(['link', 'link-end', 'add-segment']);
	return { ...program, piecesJoin: program.code.some(({ op }) => joins.has(op)) };
}

export type Regions<I extends Instr> =
	| readonly StatePart[]
	| {
			readonly parts: readonly StatePart[];
			readonly of: (instr: I, tables: InstructionTables) => readonly Region[];
	  };

export function partsOfRegions<I extends Instr>(regions: Regions<I>): readonly StatePart[] {
	return 'of' in regions ? regions.parts : regions;
}

export function regionsOf<I extends Instr>(
	regions: Regions<I>,
	instr: I,
	tables: InstructionTables,
): readonly Region[] {
	return 'of' in regions ? regions.of(instr, tables) : regions.map((part) => ({ part }));
}

/** Writes of one group give the same result in either order. */
export type CommutingGroup =
	'points' | 'gains' | 'losses' | 'return' | 'collect' | 'grant' | 'reveal' | `into ${string}`;

/**
 * Other writes that may come before or after this one with the same result:
 * - `never`: none
 * - `with`: all writes of the same group
 * - `into`: all writes that put the same into the place of this text; none when it is undefined
 * - `whenEqual`: all writes with the same text; none when it is undefined
 */
export type Commutes<I extends Instr> =
	| 'never'
	| { readonly with: CommutingGroup }
	| { readonly into: (instr: I) => string | undefined }
	| { readonly whenEqual: (instr: I) => string | undefined };

/** The way in which an instruction is carried out. A back end that writes code replaces this by the code it writes. */
export type Emission = 'closure';

export interface InstructionDeclaration<I extends Instr> {
	/** Regions it reads by itself; regions that its expressions read are added to these. */
	readonly reads: Regions<I>;
	readonly writes: Regions<I>;
	readonly commutes: Commutes<I>;
	readonly decides?: true;
	readonly emit: Emission;
}

export type InstructionTable<Op extends Opcode> = {
	readonly [K in Op]: InstructionDeclaration<InstrOf<K>>;
};

export const stateless: InstructionDeclaration<Instr> = {
	reads: [],
	writes: [],
	commutes: 'never',
	emit: 'closure',
};
