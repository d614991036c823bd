/** A piece of markup whose texts are escaped. */
export interface Html {
	readonly html: string;
}

type Part = Html | string | number | undefined | readonly Html[];

/** Markup from a template; what is put in is text, unless it is markup itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
	let out = texts[0]!;
	parts.forEach((part, i) => {
		out += markupOf(part) + texts[i + 1]!;
	});
	return { html: out };
}

function markupOf(part: Part): string {
	if (part === undefined) return '';
	if (typeof part === 'number') return String(part);
	if (typeof part === 'string') return part.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
	return 'html' in part ? part.html : part.map(markupOf).join('');
}

/** Markup that was made elsewhere and is put in as it is. */
export function raw(markup: string): Html {
	return { html: markup };
}

export const none: Html = raw('');
