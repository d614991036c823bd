import { ui as t } from '#texts/ui.ts';

/** Tells whether a name is typed; where none is, the field gets the focus and says so. */
export function hasName(input: HTMLInputElement | undefined): boolean {
	if (!input || input.value.trim() !== '') return input !== undefined;
	input.setCustomValidity(t.nameFirst);
	input.reportValidity();
	// the field may stand in another form, which it must not hold up
	for (const event of ['input', 'blur'])
		input.addEventListener(event, () => input.setCustomValidity(''), { once: true });
	return false;
}
