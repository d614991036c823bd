import type { ClientInit } from '@sveltejs/kit/hooks';
import { localeOf, useLocale } from '#lib/locale.ts';

/** The page is shown when its language is there. */
export const init: ClientInit = () => useLocale(localeOf(location));
