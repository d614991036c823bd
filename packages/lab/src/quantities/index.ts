export * from './measured.ts';
export { type GameQuantity } from './quantity.ts';
export * from './question.ts';
export * from './report.ts';
export { rowId, rowTitle } from './rows.ts';
export { titleInWords } from './phrases.ts';
export { cellOf } from './cells.ts';
export { quantities, quantitiesWithoutCells } from './table.ts';
export { Watches } from './watches.ts';
