import { textsOf } from '@tilewright/schema';

const failureTexts = {
	workersLost: (times: number): string => `${times} workers went away while they played it`,
	disputed: (block: number): string => `two workers brought different results of block ${block}`,
	noFiles: 'its rule files are not in the queue',
	filesTooLarge: (bytes: number): string => `its rule files have more than ${bytes} bytes`,
	otherHash: (o: { hash: string; wanted: string }): string =>
		`its rule files have the hash ${o.hash}, and not ${o.wanted}`,
	resultTooLarge: (o: { length: number; max: number }): string =>
		`its result has ${o.length} characters; ${o.max} may be`,
} as const;

export const failures: typeof failureTexts = textsOf('lab-queue/failures', failureTexts);
