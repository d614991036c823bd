export type Setting =
	'confirms' | 'example' | 'tour' | 'scheme' | 'sources' | 'pace' | 'strength' | 'taken';

const key = (setting: Setting): string => `tilewright.setting.${setting}`;

export function readSetting(setting: Setting): string | undefined {
	try {
		return localStorage.getItem(key(setting)) ?? undefined;
	} catch {
		return undefined;
	}
}

export function keepSetting(setting: Setting, value: string): void {
	try {
		localStorage.setItem(key(setting), value);
	} catch {
		// it then lasts until the page is closed
	}
}
