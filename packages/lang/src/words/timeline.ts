import { type SourcedValue, get, itemsOf, pairsOf, textOf } from '../link/sourced-value.ts';
import { conditionIn, nameIn } from './datum.ts';
import { capitalised } from './english.ts';
import type { Wording } from './wording.ts';

export function stepLines(s: Wording, steps: SourcedValue | undefined, depth = 0): string[] {
	return itemsOf(steps).flatMap((step) => {
		const pad = '\t'.repeat(depth);
		if (step.is !== 'map') return [`${pad}“${nameIn(textOf(step))}”`];
		const given = conditionIn(s, get(step, 'given'));
		const head = (text: string): string =>
			`${pad}${text}${given === '' ? '' : ` (provided that ${given})`}`;
		const slot = textOf(get(step, 'slot'));
		if (slot !== undefined) {
			const says = textOf(get(step, 'says'));
			return [
				head(`“${nameIn(slot)}”${says === undefined ? '' : `: “${says}”`}`),
				...stepLines(s, get(step, 'steps'), depth + 1),
			];
		}
		const actions = textOf(get(step, 'actions'));
		if (actions !== undefined) return [head(actionsLine(step, nameIn(actions)))];
		const wave = textOf(get(step, 'wave'));
		if (wave !== undefined) return [head(`The scoring “${nameIn(wave)}”`)];
		return pairsOf(step).flatMap(([key, inner]) => [
			head(key === 'part' ? 'Once for each part of the turn:' : `${capitalised(nameIn(key))}:`),
			...stepLines(s, inner, depth + 1),
		]);
	});
}

export function sequenceLines(s: Wording, datum: SourcedValue): string[] {
	if (datum.is !== 'map') return stepLines(s, datum);
	return pairsOf(datum).flatMap(([key, steps]) => [
		`${key === 'round' ? 'In each round' : capitalised(nameIn(key))}:`,
		...stepLines(s, steps, 1),
	]);
}

function actionsLine(step: SourcedValue, group: string): string {
	const pick = get(step, 'pick');
	const count = pick?.is === 'scalar' ? String(pick.value) : '1';
	const many = count === 'any' ? 'Any number of actions' : `Up to ${count} actions`;
	const pass = get(step, 'pass');
	const mayPass = pass?.is === 'scalar' && pass.value === true;
	return `${count === '1' ? 'An action' : many} of “${group}”${mayPass ? ', or pass' : ''}`;
}
