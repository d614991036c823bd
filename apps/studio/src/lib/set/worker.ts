/// <reference lib="webworker" />
import { type ToPlayer, SetPlaySlices } from '@tilewright/lab';

// games of bots run here, apart from the running game
const slices = new SetPlaySlices(
	(message) => postMessage(message),
	(work) => void setTimeout(work, 0),
);
addEventListener('message', ({ data }: MessageEvent<ToPlayer>) => slices.take(data));
