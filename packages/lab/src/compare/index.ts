export * from './comparison.ts';
export * from './export.ts';
export type { Interval } from './interval.ts';
export { type Measure, measureGame } from './measure.ts';
export * from './play.ts';
export * from './sentence.ts';
export * from './side.ts';
