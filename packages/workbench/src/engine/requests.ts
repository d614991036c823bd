export interface HandlerTable {
	readonly [name: string]: { handle(request: unknown): unknown }['handle'];
}
