import { namesAt } from '@tilewright/lang';
import { type YamlDocument, schemaAt, valueAt } from '@tilewright/schema';
import type { Explanation } from './requests.ts';
import type { Knowledge } from './completion.ts';
import { declaredIds } from './declared.ts';

export function explanationAt(
	document: YamlDocument,
	offset: number,
	know: Knowledge,
): Explanation | undefined {
	const { path, onKey } = document.pathAt(offset);
	const node = document.nodeAt(path);
	if (!node || path.length === 0) return undefined;
	const place = schemaAt(know.kind, path, document.value) ?? schemaAt(know.kind, path);
	if (onKey && node.key) {
		if (offset < node.key.start) return undefined;
		const text = place?.description;
		return text === undefined
			? undefined
			: { from: node.key.start, to: node.key.end, title: String(path.at(-1)), text };
	}
	const value = valueAt(document.value, path);
	if (node.kind !== 'scalar' || value === undefined || typeof value === 'object') return undefined;
	const text = String(value);
	const whole = { from: node.start, to: node.end };
	const ref = place?.schemas.flatMap((s) => s['x-ref'] ?? []) ?? [];
	for (const sort of ref) {
		const found = declaredIds(know.ruleSet, sort).find((d) => d.id === text && d.says !== '');
		if (found) return { ...whole, title: `${sort} ${text}`, text: found.says };
	}
	const written = know.written(path);
	if (written) {
		const starts = Array.from(text, (_, i) => document.offsetIn(path, i));
		const index = starts.findLastIndex((at) => at <= offset);
		for (const { index: at, 0: word } of text.matchAll(/[A-Za-z]\w*/g)) {
			if (index < at || index >= at + word.length) continue;
			const [name] = namesAt(text, at + word.length, written.context).filter(
				(n) => n.name === word,
			);
			if (!name) return undefined;
			return {
				from: starts[at]!,
				to: document.offsetIn(path, at + word.length),
				title: name.type === '' ? word : `${word}: ${name.type}`,
				text: name.doc,
			};
		}
	}
	const says = place?.description;
	return says === undefined ? undefined : { ...whole, title: String(path.at(-1)), text: says };
}
