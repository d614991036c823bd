export function saveText(name: string, text: string): void {
	const url = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }));
	const link = Object.assign(document.createElement('a'), { href: url, download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function saveBytes(name: string, bytes: Uint8Array, type: string): void {
	const url = URL.createObjectURL(new Blob([bytes.slice()], { type }));
	const link = Object.assign(document.createElement('a'), { href: url, download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 1000);
}
