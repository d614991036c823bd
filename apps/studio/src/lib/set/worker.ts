/// <reference lib="webworker" />
import type { ToPlayer } from './play-protocol.ts';
import { Slices } from './slices.ts';

// games of bots run here, apart from the running game
const slices = new Slices(
	(message) => postMessage(message),
	(work) => void setTimeout(work, 0),
);
addEventListener('message', ({ data }: MessageEvent<ToPlayer>) => slices.take(data));
