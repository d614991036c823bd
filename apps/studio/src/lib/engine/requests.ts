/** One handler for each request of a contract. */
export type Handlers<Q> = {
	readonly [K in keyof Q]: Q[K] extends { ask: infer A; answer: infer R }
		? (ask: A) => R | Promise<R>
		: never;
};

/** Handlers whose contract was checked where they were made; a message from the page names one of them. */
export interface HandlerTable {
	readonly [name: string]: { handle(ask: unknown): unknown }['handle'];
}
