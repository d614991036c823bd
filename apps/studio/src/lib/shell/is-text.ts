const typed = new Set(['text', 'search', 'number', 'email', 'url', 'tel', 'password', '']);

/** Whether a text is written there, with an undo of its own. */
export function isText(target: EventTarget | null): boolean {
	if (!(target instanceof Element)) return false;
	if (target instanceof HTMLInputElement) return typed.has(target.type) && !target.readOnly;
	return target.closest('textarea, [contenteditable]:not([contenteditable=false])') !== null;
}
