/** Reports about files that were opened. */
export const openedLog = {
	isXml: 'XML; `tilewright import` makes a pack of a description of tiles',
	laterKept: (o: { stop: string }) => `${o.stop} The later steps are kept.`,
} as const;
