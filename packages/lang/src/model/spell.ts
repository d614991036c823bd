/** How an expression spells an id: `first-and-second` is `firstAndSecond`; other characters become `_`. */
export function spell(id: string): string {
	return id
		.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
		.replace(/[^A-Za-z0-9_.]/g, '_');
}
