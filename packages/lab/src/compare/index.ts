export * from './comparison.ts';
export * from './export.ts';
export {
	type ComparisonPictures,
	type CoursePoint,
	GrowingComparison,
	type HandedBlock,
	type PairBlock,
	PairPlayer,
} from './growing.ts';
export { type Interval, type Promise95, fixed } from './interval.ts';
export { type Measure, measureGame, playWatched } from './measure.ts';
export * from './pairing.ts';
export * from './play.ts';
export * from './sentence.ts';
export { arrangedForReading } from './arranged-for-reading.ts';
export { type Matchup, type Side, matchup } from './side.ts';
export { type StopRule, promiseFor, stopRuleFrom } from './stop-rule.ts';
export { type Tally, addGame, emptyTally } from './tally.ts';
export { tallyFrom, tallyJson } from './tally-json.ts';
