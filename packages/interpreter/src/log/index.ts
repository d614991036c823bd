export { optionsDigest } from './digest.ts';
export { lineText, pointsRecord, type PointsRecord } from './points.ts';
export { readLog, type ReadLog } from './read.ts';
export {
	type DecisionStep,
	type Log,
	type LogNotes,
	type LogStep,
	LogWriter,
	Recorder,
	logOf,
	setUpOf,
	winnersOf,
} from './record.ts';
export { readText, type ReadText } from './text.ts';
export { unpack, type Unpacked } from './unpack.ts';
export {
	type Divergence,
	type VerifyOptions,
	type Verified,
	positionIn,
	selectionOf,
	verifyLog,
} from './verify.ts';
export { logJson, logYaml } from './write.ts';
