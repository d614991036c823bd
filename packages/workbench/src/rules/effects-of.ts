import { type Decl, type Value, isList, isMapping, valueOf } from '@tilewright/lang';
import { parseYaml, sourceFile } from '@tilewright/schema';
import type { EffectPlace } from './requests.ts';

/** The key of a declaration under which its effects stand. */
export const doneKey = 'do';

export function effectsOf(decl: Decl): readonly Value[] {
	const value = valueOf(decl) as Value;
	const list = isMapping(value) ? value[doneKey] : undefined;
	return isList(list) ? list : [];
}

/** The effects of a declaration with another one in the place of one, after all of them, or without one. */
export function effectsWith(decl: Decl, { index, is }: EffectPlace, by: string): readonly Value[] {
	const all = effectsOf(decl);
	if (is === 'drop') return all.filter((_, i) => i !== index);
	const other = effectIn(by);
	return is === 'and' ? [...all, other] : all.map((one, i) => (i === index ? other : one));
}

/** The effects before and after one that is put at a place. */
export function effectsAround(
	decl: Decl,
	{ index, is }: EffectPlace,
): readonly [readonly Value[], readonly Value[]] {
	const all = effectsOf(decl);
	return is === 'and' ? [all, []] : [all.slice(0, index), all.slice(index)];
}

export function effectIn(yaml: string): Value {
	return parseYaml(sourceFile('', yaml)).value as Value;
}
