import { keepSetting, readSetting } from '../settings.ts';

let shown = $state(readSetting('sources') === 'shown');

export function showsSources(): boolean {
	return shown;
}

export function showSources(wanted: boolean): void {
	shown = wanted;
	keepSetting('sources', wanted ? 'shown' : 'hidden');
}
