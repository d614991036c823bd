import { describe, expect, it } from 'vitest';
import type { TileIR } from '../ir/tile.ts';
import type { TileContext, TileProblem } from './problems.ts';
import { sideCode } from './sides.ts';
import { parseTile } from './tile.ts';

/*
 * Published tile tables against the derivation. A row: id, the kinds of its sides N E S W by first letter,
 * our declaration, and the published areas: half sides numbered 1 to 8 from NL clockwise, then `>` and
 * the blocks the area borders.
 */
type Row = [id: string, sides: string, decl: Record<string, unknown>, areas: string];

const classic: TileContext = {
	kinds: {
		road: { connect: 'edge', form: 'line', marks: ['inn'] },
		river: { connect: 'edge', form: 'line', marks: [] },
		city: { connect: 'edge', form: 'block', marks: ['pennant'] },
		quarter: { connect: 'edge', form: 'block', marks: [] },
		monastery: { connect: 'point', marks: [] },
		garden: { connect: 'point', marks: [] },
		shrine: { connect: 'point', marks: [] },
		field: { connect: 'area', marks: ['pig-herd'] },
	},
	areaKind: 'field',
	marks: ['volcano'],
};

const spinOff: TileContext = {
	kinds: {
		rail: { connect: 'edge', form: 'line', marks: ['loco'] },
		mountain: { connect: 'edge', form: 'block', marks: ['nugget'] },
		town: { connect: 'point', marks: [] },
		graveyard: { connect: 'point', marks: [] },
		prairie: { connect: 'area', marks: ['tipi', 'horses'] },
	},
	areaKind: 'prairie',
	marks: [],
};

const CLASSIC: readonly Row[] = [
	['A', 'FFRF', { road: 'S', monastery: 'centre' }, '12345678'],
	['B', 'FFFF', { monastery: 'centre' }, '12345678'],
	['C', 'CCCC', { city: 'N-E-S-W pennant' }, ''],
	['D', 'CRFR', { city: 'N', road: 'E-W' }, '38>N 4567'],
	['E', 'CFFF', { city: 'N' }, '345678>N'],
	['Eg', 'CFFF', { city: 'N', garden: 'centre' }, '345678>N'],
	['F', 'FCFC', { city: 'E-W pennant' }, '12>EW 56>EW'],
	['G', 'FCFC', { city: 'E-W' }, '12>EW 56>EW'],
	['H', 'CFCF', { city: ['N', 'S'] }, '3478>N&S'],
	['Hg', 'CFCF', { city: ['N', 'S'], garden: 'centre' }, '3478>N&S'],
	['I', 'CFFC', { city: ['N', 'W'] }, '3456>N&W'],
	['Ig', 'CFFC', { city: ['N', 'W'], garden: 'centre' }, '3456>N&W'],
	['J', 'CRRF', { city: 'N', road: 'E-S' }, '3678>N 45'],
	['K', 'CFRR', { city: 'N', road: 'S-W' }, '3458>N 67'],
	['L', 'CRRR', { city: 'N', road: ['E', 'S', 'W'] }, '38>N 67 45'],
	['M', 'CFFC', { city: 'N-W pennant' }, '3456>NW'],
	['Mg', 'CFFC', { city: 'N-W pennant', garden: 'centre' }, '3456>NW'],
	['N', 'CFFC', { city: 'N-W' }, '3456>NW'],
	['Ng', 'CFFC', { city: 'N-W', garden: 'centre' }, '3456>NW'],
	['O', 'CRRC', { city: 'N-W pennant', road: 'E-S' }, '36>NW 45'],
	['P', 'CRRC', { city: 'N-W', road: 'E-S' }, '36>NW 45'],
	['Q', 'CCFC', { city: 'N-E-W pennant' }, '56>NEW'],
	['R', 'CCFC', { city: 'N-E-W' }, '56>NEW'],
	['Rg', 'CCFC', { city: 'N-E-W', garden: 'centre' }, '56>NEW'],
	['S', 'CCRC', { city: 'N-E-W pennant', road: 'S' }, '5>NEW 6>NEW'],
	['T', 'CCRC', { city: 'N-E-W', road: 'S' }, '5>NEW 6>NEW'],
	['U', 'FRFR', { road: 'E-W' }, '1238 4567'],
	['Ug', 'FRFR', { road: 'E-W', garden: 'centre' }, '1238 4567'],
	['V', 'FFRR', { road: 'S-W' }, '123458 67'],
	['Vg', 'FFRR', { road: 'S-W', garden: 'centre' }, '123458 67'],
	['W', 'FRRR', { road: ['E', 'S', 'W'] }, '1238 45 67'],
	['X', 'RRRR', { road: ['N', 'E', 'S', 'W'] }, '18 23 45 67'],
	['WI-1', 'FRRR', { road: ['E', 'S', 'W'] }, '1238 45 67'],
	['WI-2', 'CFFR', { city: 'N', road: 'W' }, '8>N 34567>N'],
	['WI-3', 'CRFF', { city: 'N', road: 'E' }, '3>N 45678>N'],
	['WI-4', 'FFRF', { road: 'S', monastery: 'centre' }, '12345678'],
	['WI-5', 'CFRC', { city: 'N-W', road: 'S inn' }, '6>NW 345>NW'],
	['WI-6', 'FRFR', { road: ['W', 'E'], monastery: 'centre' }, '4567 1238'],
	['WI-7', 'CRRF', { city: 'N', road: 'E-S' }, '3678>N 45'],
	['WI-8', 'CFRF', { city: 'N', road: 'S' }, '678>N 345>N'],
	['WI-9', 'RRRR', { road: ['N-W', 'E-S'] }, '18 45 2367'],
	['WI-10', 'CRFC', { city: 'N-W', road: 'E' }, '3>NW 456>NW'],
	['WI-11', 'FFRF', { road: 'S' }, '12345678'],
	['WI-12', 'CFRR', { city: 'N', road: 'S-W' }, '67 3458>N'],
	['CU-1', 'FFFF', { shrine: 'centre' }, '12345678'],
	['CU-2', 'CFFF', { city: 'N', shrine: 'centre' }, '345678>N'],
	['CU-3', 'FFRF', { road: 'S', shrine: 'centre' }, '12345678'],
	['CU-4', 'CFRF', { city: 'N', road: 'S', shrine: 'centre' }, '345678>N'],
	['CU-5', 'RFRF', { road: ['N', 'S'], shrine: 'centre' }, '1678 2345'],
	['CU-6', 'CRFR', { city: 'N', road: ['W', 'E'], shrine: 'centre' }, '38>N 4567'],
	['KT-1', 'CFFF', { city: 'N', monastery: 'centre' }, '345678>N'],
	['KT-2', 'CFFR', { city: 'N', road: 'W' }, '8>N 34567>N'],
	['KT-2g', 'CFFR', { city: 'N', road: 'W>N', garden: 'centre' }, '8>N 34567>N'],
	['KT-3', 'CRRR', { city: 'N', road: ['W', 'E-S'] }, '8>N 367>N 45'],
	[
		'KT-4',
		'CRRC',
		{ city: 'N-W', road: ['S>N', 'E>N'], areas: { field: ['SR', 'SL', 'ER', 'EL'] } },
		'6>NW 5>NW 4>NW 3>NW',
	],
	[
		'KT-5',
		'CCCC',
		{ city: ['E-W', 'N-S'], areas: { field: ['inner', 'inner'] } },
		'inner>NS&EW inner>NS&EW',
	],
	['RV-spring', 'FVFF', { river: 'E' }, '12345678'],
	['R1-lake', 'FFFV', { river: 'W' }, '12345678'],
	['R1-1', 'CVCV', { city: ['N', 'S'], river: 'E-W' }, '38>N 47>S'],
	['R1-2', 'CVRV', { city: 'N', road: 'S', river: 'E-W' }, '3>N 8>N 45 67'],
	['R1-3', 'FVRV', { road: 'S', river: 'E-W', monastery: 'centre' }, '1238 45 67'],
	['R1-4', 'VRVR', { road: 'E-W', river: 'N-S' }, '18 23 45 67'],
	['R1-5', 'FVFV', { river: 'E-W' }, '1238 4567'],
	['R1-6', 'CVVC', { city: 'N-W', river: 'E-S' }, '36>NW 45'],
	['R1-7', 'RRVV', { road: 'N-E', river: 'S-W' }, '1458 23 67'],
	['R1-8', 'FFVV', { river: 'S-W' }, '123458 67'],
	['R1-8g', 'FFVV', { river: 'S-W', garden: 'centre' }, '123458 67'],
	['R2-citylake', 'FCFV', { city: 'E', river: 'W' }, '128>E 567>E'],
	['R2-volcano', 'FFFV', { river: 'W', volcano: true }, '12345678'],
	['R2-fork', 'VVFV', { river: ['W', 'N', 'E'] }, '18 23 4567'],
	['R2-1', 'VCVC', { city: 'E-W over', river: 'N-S' }, '25>EW 16>EW'],
	['R2-2', 'FVFV', { river: 'E-W', monastery: 'centre' }, '1238 4567'],
	['R2-3', 'VRVR', { road: 'E-W inn', river: 'N-S' }, '18 23 45 67'],
	['R2-4', 'CVRV', { city: 'N', road: 'S', river: 'E-W' }, '3>N 8>N 45 67'],
	['R2-5', 'FFVV', { river: 'S-W' }, '123458 67'],
	['R2-6', 'CVVC', { city: 'N-W pennant', river: 'E-S' }, '36>NW 45'],
	['R2-7', 'VFFV', { river: 'N-W', field: 'NR pig-herd' }, '234567 18'],
	['R2-8', 'RRVV', { road: 'N-E', river: 'S-W' }, '1458 23 67'],
	['R2-5g', 'FFVV', { river: 'S-W', garden: 'centre' }, '123458 67'],
	['GQ-1', 'RRRR', { road: ['N', 'W', 'S', 'E'], monastery: 'centre' }, '18 23 45 67'],
	['GQ-2', 'FFFF', { field: 'NL pig-herd' }, '12345678'],
	['GQ-3', 'FCRC', { city: 'E-W', road: 'S' }, '12>EW 6>EW 5>EW'],
	['GQ-4', 'RCRC', { city: 'E-W', road: ['S', 'N'] }, '2>EW 1>EW 6>EW 5>EW'],
	['GQ-5', 'CRCR', { city: ['N', 'S'], road: 'E-W' }, '38>N 47>S'],
	['GQ-6', 'CRRR', { city: 'N', road: ['E', 'S-W'] }, '3>N 458>N 67'],
	['GQ-7', 'CFFC', { city: 'N-W', areas: { field: ['SL-SR', 'EL-ER'] } }, '56>NW 34>NW'],
	['GQ-8', 'CFRC', { city: 'N-W', road: 'S' }, '6>NW 345>NW'],
	['GQ-9', 'CRRC', { city: 'N-W', road: ['S>N', 'E>N'] }, '6>NW 3>NW 45>NW'],
	['GQ-10', 'CCRC', { city: ['N-W', 'E'], road: 'S>N' }, '6>NW 5>NW&E'],
	['GQ-spring', 'FVFR', { road: 'W', river: 'E' }, '1238 4567'],
	['GQ-river', 'CVCV', { city: ['N', 'S'], river: 'E-W' }, '38>N 47>S'],
	['GT1', 'FRRF', { road: 'E-S', monastery: 'centre' }, '123678 45'],
	['GT2', 'CFFC', { city: 'N-W', monastery: 'centre' }, '3456>NW'],
	['GT3', 'CRRC', { city: 'N-W', road: 'E-S', monastery: 'centre' }, '36>NW 45'],
	['GT4', 'RRRR', { road: ['N-E', 'S-W'], monastery: 'centre' }, '23 67 1458'],
	['GT5', 'RRRR', { road: ['N-W', 'E-S'] }, '18 45 2367'],
	['GT6', 'CRRC', { city: 'N-W', road: 'E-S' }, '36>NW 45'],
	['GT7', 'RCRC', { city: 'E-W', road: 'N-S' }, '1>EW 2>EW 5>EW 6>EW'],
	['GT8', 'RRRR', { road: ['N-S', 'E-W'] }, '18 23 45 67'],
];

const WALLED: readonly Row[] = [
	['CC-1', 'FFFR', { road: 'W', quarter: 'ER-SL' }, '1238 67'],
	['CC-2', 'FFFF', { quarter: 'ER-S-WL' }, '1238'],
	['CC-3', 'FFFF', { quarter: 'ER-S-WL' }, '1238'],
	['CC-4', 'RFFF', { road: 'N', quarter: 'SR-WL' }, '18 2345'],
	['CC-5', 'FFFF', { quarter: 'NR-E-SL' }, '1678'],
	['CC-6', 'FFFF', { quarter: 'N-E-S-W' }, ''],
	['CC-7', 'FFFF', { quarter: 'N-E-S-W' }, ''],
	['CC-8', 'FFFF', { quarter: 'NL-SR-W' }, '2345'],
	['CC-9', 'FFCF', { city: 'S', quarter: 'NR-EL' }, '1478>S'],
	['CC-10', 'FFFF', { quarter: 'N-EL-WR' }, '4567'],
	['CC-11', 'FFRF', { road: 'S', quarter: 'N-EL-WR' }, '45 67'],
	['CC-12', 'FCFF', { city: 'E', quarter: 'NL-WR' }, '2567>E'],
];

const SPIN_OFF: readonly Row[] = [
	['A1', 'RRRR', { rail: ['N', 'E', 'S', 'W'], town: 'centre' }, '18 23 45 67'],
	['A2', 'PRRR', { rail: ['E', 'S', 'W'], town: 'centre' }, '1238 45 67'],
	['A3', 'PRRR', { rail: ['E', 'S', 'W'], town: 'centre', prairie: 'NL horses' }, '1238 45 67'],
	['B1', 'RRRR', { rail: ['N', 'E', 'S', 'W'] }, '18 23 45 67'],
	['B2', 'PRRR', { rail: ['E', 'S', 'W'] }, '1238 45 67'],
	['B3', 'PRRR', { rail: ['E', 'S', 'W'], prairie: 'NL tipi' }, '1238 45 67'],
	['C1', 'PRPR', { rail: 'E-W' }, '1238 4567'],
	['C2', 'PRPR', { rail: 'E-W loco' }, '1238 4567'],
	['C3', 'PRPR', { rail: 'E-W', prairie: 'NL tipi' }, '1238 4567'],
	['C4', 'PRPR', { rail: 'E-W', prairie: 'NL horses' }, '1238 4567'],
	['D1', 'PPRR', { rail: 'S-W' }, '123458 67'],
	['D2', 'PPRR', { rail: 'S-W loco' }, '123458 67'],
	['D3', 'PPRR', { rail: 'S-W', prairie: 'NL tipi' }, '123458 67'],
	['D4', 'PPRR', { rail: 'S-W', prairie: 'NL horses' }, '123458 67'],
	['E0', 'MRPR', { mountain: 'N nugget', rail: 'E-W' }, '38 4567'],
	['E1', 'MRPR', { mountain: 'N nugget', rail: 'E-W' }, '38 4567'],
	['E2', 'MRPR', { mountain: 'N nugget', rail: 'E-W loco' }, '38 4567'],
	['F1', 'MPPP', { mountain: 'N nugget' }, '345678'],
	['F2', 'MPPP', { mountain: 'N nugget', prairie: 'EL tipi' }, '345678'],
	['F3', 'MPPP', { mountain: 'N nugget', prairie: 'EL horses' }, '345678'],
	['G1', 'PMPM', { mountain: 'E-W nugget', prairie: 'NL tipi' }, '12 56'],
	['G2', 'PMPM', { mountain: 'E-W nugget' }, '12 56'],
	['G3', 'PMPM', { mountain: 'E-W nugget 2' }, '12 56'],
	['H1', 'MPMP', { mountain: ['N nugget', 'S nugget'] }, '3478'],
	['H2', 'MPMP', { mountain: ['N nugget', 'S nugget'], prairie: 'EL horses' }, '3478'],
	['I1', 'MMPP', { mountain: ['N nugget', 'E nugget'] }, '5678'],
	['J1', 'MRRP', { mountain: 'N nugget', rail: 'E-S' }, '3678 45'],
	['J2', 'MRRP', { mountain: 'N nugget', rail: 'E-S loco' }, '3678 45'],
	['J3', 'MRRP', { mountain: 'N nugget', rail: 'E-S', prairie: 'EL tipi' }, '3678 45'],
	['K1', 'MPRR', { mountain: 'N nugget', rail: 'S-W' }, '3458 67'],
	['K2', 'MPRR', { mountain: 'N nugget', rail: 'S-W loco' }, '3458 67'],
	['K3', 'MPRR', { mountain: 'N nugget', rail: 'S-W', prairie: 'EL tipi' }, '3458 67'],
	['L1', 'MRRR', { mountain: 'N nugget', rail: ['E', 'S', 'W'] }, '38 45 67'],
	['L2', 'MRRR', { mountain: 'N nugget', rail: ['E', 'S', 'W'], prairie: 'EL tipi' }, '38 45 67'],
	['M1', 'MPPM', { mountain: 'N-W nugget' }, '3456'],
	['M2', 'MPPM', { mountain: 'N-W nugget', prairie: 'EL tipi' }, '3456'],
	['M3', 'MPPM', { mountain: 'N-W nugget', prairie: 'EL horses' }, '3456'],
	['M4', 'MPPM', { mountain: 'N-W nugget 2' }, '3456'],
	['M5', 'MPPM', { mountain: 'N-W nugget 3' }, '3456'],
	['N1', 'MRRM', { mountain: 'N-W nugget', rail: 'E-S' }, '36 45'],
	['N2', 'MRRM', { mountain: 'N-W nugget', rail: 'E-S loco' }, '36 45'],
	['N3', 'MRRM', { mountain: 'N-W nugget 2', rail: 'E-S' }, '36 45'],
	['N4', 'MRRM', { mountain: 'N-W nugget 2', rail: 'E-S loco' }, '36 45'],
	['O1', 'MMPM', { mountain: 'N-E-W nugget 2' }, '56'],
	['O2', 'MMPM', { mountain: 'N-E-W nugget 2', prairie: 'SL tipi' }, '56'],
	['P1', 'MMRM', { mountain: 'N-E-W nugget', rail: 'S' }, '5 6'],
	['P2', 'MMRM', { mountain: 'N-E-W nugget 2', rail: 'S' }, '5 6'],
	['Q1', 'MMMM', { mountain: 'N-E-S-W nugget 3' }, ''],
	['SR1', 'MRPR', { mountain: 'N nugget', rail: 'E-W' }, '38 4567'],
	['SR2', 'MRRM', { mountain: 'N-W nugget', rail: 'E-S' }, '36 45'],
	['SR3', 'PPRR', { rail: 'S-W' }, '123458 67'],
	['SR4', 'PRRR', { rail: ['E', 'S', 'W'], town: 'centre' }, '1238 45 67'],
	['SR5', 'PPPP', { graveyard: 'centre' }, '12345678'],
	['SR6', 'PPPP', { graveyard: 'centre' }, '12345678'],
];

const LETTERS: Record<string, string> = {
	...{ field: 'F', road: 'R', city: 'C', river: 'V' },
	...{ prairie: 'P', rail: 'R', mountain: 'M' },
};

function parse(row: Row, context: TileContext): TileIR {
	const problems: TileProblem[] = [];
	const tile = parseTile(row[0], row[2], context, (p) => problems.push(p));
	expect(problems).toEqual([]);
	return tile;
}

function areasOf(tile: TileIR, kind: string, block: string | undefined): string[] {
	return tile.segments
		.filter((s) => s.kind === kind)
		.map((area) => {
			const halves = area.halves.map((h) => h + 1).join('') || 'inner';
			const borders = area.touches
				.map((t) => tile.segments[t]!)
				.filter((s) => s.kind === block)
				.map((s) => s.name.replaceAll('-', ''));
			return halves + (borders.length > 0 ? '>' + borders.sort().join('&') : '');
		})
		.sort();
}

function published(areas: string): string[] {
	return areas
		.split(' ')
		.filter(Boolean)
		.map((area) => {
			const [halves, borders] = area.split('>');
			return halves + (borders ? '>' + borders.split('&').sort().join('&') : '');
		})
		.sort();
}

function sidesOf(tile: TileIR): string {
	return [0, 1, 2, 3].map((side) => LETTERS[sideCode(tile, side)]).join('');
}

describe('published tables', () => {
	it.each(CLASSIC)('%s', (...row: Row) => {
		const tile = parse(row, classic);
		expect(areasOf(tile, 'field', 'city')).toEqual(published(row[3]));
		expect(sidesOf(tile)).toBe(row[1]);
	});

	// its cells are parts of one walled city: inner sides are covered by it, and the table calls them open
	it.each(WALLED)('%s', (...row: Row) => {
		const tile = parse(row, classic);
		expect(areasOf(tile, 'field', 'city')).toEqual(published(row[3]));
		const fields = tile.segments.filter((s) => s.kind === 'field');
		for (const f of fields)
			expect(f.touches.map((t) => tile.segments[t]!.kind)).toContain('quarter');
	});

	it.each(SPIN_OFF)('%s', (...row: Row) => {
		const tile = parse(row, spinOff);
		expect(areasOf(tile, 'prairie', undefined)).toEqual(published(row[3]));
		expect(sidesOf(tile)).toBe(row[1]);
	});

	it('needs `>` or `over` for five rows and `areas` for three, seven in all', () => {
		const rows = [...CLASSIC, ...WALLED, ...SPIN_OFF];
		const listed = rows.filter(([, , decl]) => 'areas' in decl).map(([id]) => id);
		const hinted = rows
			.filter(([, , decl]) => /over|>/.test(JSON.stringify(decl)))
			.map(([id]) => id);
		expect(rows.length).toBe(165);
		expect(listed).toEqual(['KT-4', 'KT-5', 'GQ-7']);
		expect(hinted).toEqual(['KT-2g', 'KT-4', 'R2-1', 'GQ-9', 'GQ-10']);
		for (const row of rows) {
			const plain = withoutHints(row[2]);
			if (!plain) continue;
			const tile = parseTile(row[0], plain, classic, () => undefined);
			expect(areasOf(tile, 'field', 'city'), row[0]).not.toEqual(published(row[3]));
		}
	});

	it('derives the walled city as one tile of twelve cells', () => {
		const decl = {
			footprint: '4x3',
			road: ['W@0/0', 'N@3/0', 'S@2/2'],
			city: ['S@0/2', 'E@3/2'],
		};
		const tile = parse(['CC', '', decl, ''], classic);
		const fields = tile.segments.filter((segment) => segment.kind === 'field');
		expect(fields.map((f) => [f.name, f.touches.map((t) => tile.segments[t]!.name)])).toEqual([
			['NL@0/0-NR@0/0-WR@0/0-NL@1/0-NR@1/0-NL@2/0-NR@2/0-NL@3/0', ['W@0/0', 'N@3/0']],
			['WL@0/0-WL@0/1-WR@0/1-WL@0/2-WR@0/2-SL@1/2-SR@1/2-SR@2/2', ['W@0/0', 'S@2/2', 'S@0/2']],
			['NR@3/0-EL@3/0-ER@3/0-EL@3/1-ER@3/1-SL@2/2-SL@3/2-SR@3/2', ['N@3/0', 'S@2/2', 'E@3/2']],
		]);
	});
});

function withoutHints(decl: Record<string, unknown>): Record<string, unknown> | undefined {
	const text = JSON.stringify(decl);
	const plain = text.replace(/,"areas":\{[^}]*\}/, '').replace(/>N| over/g, '');
	return plain === text ? undefined : (JSON.parse(plain) as Record<string, unknown>);
}
