const typed = new Set(['text', 'search', 'number', 'email', 'url', 'tel', 'password', '']);

export function isText(target: EventTarget | null): boolean {
	if (!(target instanceof Element)) return false;
	if (target instanceof HTMLInputElement) return typed.has(target.type) && !target.readOnly;
	return target.closest('textarea, [contenteditable]:not([contenteditable=false])') !== null;
}

/** Returns true for an element in which letters and digits have a meaning of their own: texts, lists to choose from, dialogs. */
export function acceptsTyping(target: EventTarget | null): boolean {
	if (isText(target) || document.querySelector('dialog[open]') !== null) return true;
	return target instanceof Element && target.closest('select, .slot, [popover]') !== null;
}
