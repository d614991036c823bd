const typed = new Set(['text', 'search', 'number', 'email', 'url', 'tel', 'password', '']);

/** Whether a text is written there, with an undo of its own. */
export function isText(target: EventTarget | null): boolean {
	if (!(target instanceof Element)) return false;
	if (target instanceof HTMLInputElement) return typed.has(target.type) && !target.readOnly;
	return target.closest('textarea, [contenteditable]:not([contenteditable=false])') !== null;
}

/** Whether single letters and digits have a meaning of their own there: in texts, in lists to choose from, in windows above the page. */
export function takesLetters(target: EventTarget | null): boolean {
	if (isText(target) || document.querySelector('dialog[open]') !== null) return true;
	return target instanceof Element && target.closest('select, .slot, [popover]') !== null;
}
