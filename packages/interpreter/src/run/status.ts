export const Status = { running: 0, waiting: 1, over: 2 } as const;

/** Runs one instruction and returns the program counter to go on at, or `stop`. */
export type Op = () => number;

/** Returned by an `Op` when the game waits for a decision or is over. */
export const stop = -1;
