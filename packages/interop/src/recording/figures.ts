import { type Game, spellValue } from '@tilewright/interpreter';
import { Where, zoneOf } from '@tilewright/interpreter/state';
import type { Names } from './names.ts';

/** The piece of our game for each figure of the other program, as far as the choices so far determine it. */
export class Figures {
	private readonly names: Names;
	private pieces = new Map<string, number>();

	constructor(names: Names) {
		this.names = names;
	}

	/** The kind and the key of the piece that a figure, `0.small.3`, is, and the seat that holds it; -1 for nobody. */
	pieceOf(
		game: Game,
		figure: string,
	): { readonly kind: string; readonly key: string; readonly holder: number } | undefined {
		const piece = this.pieces.get(figure);
		if (piece === undefined) return undefined;
		const { machine, program } = game;
		const { rt } = machine;
		const inZone = rt.m[rt.WHERE + piece] === Where.zone;
		const { zone = -1, owner = -1 } = inZone ? zoneOf(rt, rt.m[rt.REF + piece]!) : {};
		const holder = program.zones[zone]?.per === 'seat' ? owner : -1;
		return {
			kind: program.pieces[rt.pieceKind[piece]!]!.id,
			key: spellValue(machine, 'piece', piece),
			holder,
		};
	}

	follow(game: Game, text: string, choose: () => void): void {
		const figure = /(?:^| )((\d+)\.([^.@ ]+)\.\d+) /.exec(text);
		if (figure === null) return choose();
		const entry = this.names.find('pieces', figure[3]!);
		const kinds = new Set(typeof entry === 'string' ? [entry] : Object.values(entry ?? {}));
		const { machine, program } = game;
		const { rt } = machine;
		const supply: number[] = [];
		rt.pieceKind.forEach((kind, piece) => {
			const isTheirs =
				rt.pieceOwner[piece] === Number(figure[2]) && kinds.has(program.pieces[kind]!.id);
			if (isTheirs && rt.m[rt.WHERE + piece] === Where.supply) supply.push(piece);
		});
		choose();
		const put = supply.find((piece) => rt.m[rt.WHERE + piece] !== Where.supply);
		if (put !== undefined) this.pieces.set(figure[1]!, put);
	}

	mark(): () => void {
		const known = new Map(this.pieces);
		return () => {
			this.pieces = known;
		};
	}
}
