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
export type { Departure, DifferenceKind, KnownDifference, MetDifference } from './departures.ts';
export { type RecordingOptions, type VerifiedRecording, verifyRecording } from './verify.ts';
