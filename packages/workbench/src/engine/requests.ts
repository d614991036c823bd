/** Handlers of requests by name; a message from the page names one of them. */
export interface HandlerTable {
	readonly [name: string]: { handle(request: unknown): unknown }['handle'];
}
