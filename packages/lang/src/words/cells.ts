import { type Many, type Phrase, many } from './phrase.ts';

const isOfCells = (phrase: Phrase): phrase is Many =>
	phrase.is === 'many' &&
	phrase.noun === 'cell' &&
	phrase.text === undefined &&
	phrase.owner === undefined;

/** “cells diagonally beside it”: the cells around something without those beside it. */
export function cellsAtCorners(cells: Many, without: Phrase): Many | undefined {
	if (!isOfCells(cells) || !isOfCells(without) || !cells.after.startsWith(' around '))
		return undefined;
	const of = cells.after.slice(' around '.length);
	return without.after === ` beside ${of}`
		? many('cell', { after: ` diagonally beside ${of}` })
		: undefined;
}

/** “tiles on the cells beside it”. */
export function tilesOn(cells: Phrase): Many | undefined {
	return isOfCells(cells) && cells.after !== ''
		? many('tile', { after: ` on the cells${cells.after}` })
		: undefined;
}
