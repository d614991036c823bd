/** A number with as many places as its size asks for. */
export function figure(n: number): string {
	const size = Math.abs(n);
	const text = n.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
	return /[1-9]/.test(text) ? text.replace('-', '−') : '0';
}
