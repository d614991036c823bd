export type { Effect } from './context.ts';
export { effects } from './table.ts';
