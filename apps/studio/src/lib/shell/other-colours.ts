import type { ColourScheme } from '#lib/capabilities.ts';

export function otherColours(studio: ColourScheme): void {
	studio.wantScheme(studio.scheme === 'dark' ? 'light' : 'dark');
}
