export type { Effect } from './effect.ts';
export type { EffectProse, Sentence } from './prose.ts';
export { effects } from './table.ts';
