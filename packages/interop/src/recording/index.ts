export { mappingsOf } from './mappings.ts';
export { type GameMapping, type Mapping, Names, UnknownName } from './names.ts';
export { mappingsFor, mappingsIn } from './of-workspace.ts';
export {
	type ReadRecording,
	type RecordedPoints,
	type RecordedStep,
	type Recording,
	isRecording,
	readRecording,
} from './recording.ts';
export { type TheirSetup, type TheirStart, selectionOfRecording } from './setup.ts';
export {
	type Departure,
	type DifferenceKind,
	type KnownDifference,
	type MetDifference,
	type RecordingOptions,
	type VerifiedRecording,
	verifyRecording,
} from './verify.ts';
