/** The spelling of an id in expressions: `first-and-second` is `firstAndSecond`; other characters become `_`. */
export function spell(id: string): string {
	return id
		.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
		.replace(/[^A-Za-z0-9_.]/g, '_');
}

/** A tile is called as it is declared, with `_` for what no name can hold (`AM-A` is `AM_A`). */
export function tileName(id: string): string {
	return id.replace(/[^A-Za-z0-9_]/g, '_');
}
