import type { ClientInit } from '@sveltejs/kit/hooks';
import { localeOf, useLocale } from '#lib/locale.ts';

export const init: ClientInit = () => useLocale(localeOf(location));
