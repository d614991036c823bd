import { type Path, type Value, isList, isMapping, mapping } from './value.ts';

export function withSet(data: Value | undefined, path: Path, value: Value): Value | undefined {
	const [step, ...rest] = path;
	if (step === undefined) return value;
	if (data === undefined || data === null) {
		const inner = withSet(undefined, rest, value);
		if (inner === undefined) return undefined;
		return step === 0 ? [inner] : mapping([[String(step), inner]]);
	}
	if (isList(data)) {
		const at = Number(step);
		if (!Number.isInteger(at) || at < 0 || at > data.length) return undefined;
		const inner = withSet(data[at], rest, value);
		return inner === undefined ? undefined : [...data.slice(0, at), inner, ...data.slice(at + 1)];
	}
	if (!isMapping(data)) return undefined;
	const inner = withSet(data[String(step)], rest, value);
	if (inner === undefined) return undefined;
	return mapping([...Object.entries(data), [String(step), inner]]);
}

export function without(data: Value | undefined, path: Path, drop: boolean): Value | undefined {
	const [step, ...rest] = path;
	if (step === undefined) return undefined;
	const last = rest.length === 0;
	if (isList(data)) {
		const at = Number(step);
		if (data[at] === undefined) return undefined;
		const inner = last ? undefined : without(data[at], rest, drop);
		if (!last && inner === undefined) return undefined;
		const kept = last || (drop && isEmpty(inner)) ? [] : [inner as Value];
		return [...data.slice(0, at), ...kept, ...data.slice(at + 1)];
	}
	const key = String(step);
	if (!isMapping(data) || data[key] === undefined) return undefined;
	const inner = last ? undefined : without(data[key], rest, drop);
	if (!last && inner === undefined) return undefined;
	if (last || (drop && isEmpty(inner))) {
		return mapping(Object.entries(data).filter(([k]) => k !== key));
	}
	return mapping(Object.entries(data).map(([k, v]) => [k, k === key ? (inner as Value) : v]));
}

function isEmpty(value: Value | undefined): boolean {
	if (isList(value)) return value.length === 0;
	return isMapping(value) && Object.keys(value).length === 0;
}

export function withKey(data: Value | undefined, path: Path, key: string): Value | undefined {
	const [step, ...rest] = path;
	if (step === undefined) return undefined;
	if (isList(data)) {
		const inner = rest.length === 0 ? undefined : withKey(data[Number(step)], rest, key);
		return inner === undefined
			? undefined
			: data.map((item, i) => (i === Number(step) ? inner : item));
	}
	const from = String(step);
	if (!isMapping(data) || data[from] === undefined) return undefined;
	const entries = Object.entries(data);
	if (rest.length === 0) return mapping(entries.map(([k, v]) => [k === from ? key : k, v]));
	const inner = withKey(data[from], rest, key);
	if (inner === undefined) return undefined;
	return mapping(entries.map(([k, v]) => [k, k === from ? inner : v]));
}
