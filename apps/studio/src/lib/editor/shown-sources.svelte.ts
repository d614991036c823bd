import { keepSetting, readSetting } from '../settings.ts';

let shown = $state(readSetting('sources') === 'shown');

/** True where ids, files and rule ids stand beside rules; otherwise a link alone leads to their text. */
export function showsSources(): boolean {
	return shown;
}

export function showSources(wanted: boolean): void {
	shown = wanted;
	keepSetting('sources', wanted ? 'shown' : 'hidden');
}
