/// <reference lib="webworker" />
import { type ToPlayer, SetPlaySlices } from '@tilewright/lab';
import { inPageLocale } from '#lib/locale.ts';

const slices = new SetPlaySlices(
	(message) => postMessage(message),
	(work) => void setTimeout(work, 0),
);
addEventListener(
	'message',
	inPageLocale<ToPlayer>((data) => slices.take(data)),
);
