/** A mean with its 95 % interval, where there is one. */
export interface Span {
	readonly mean: number;
	readonly low?: number;
	readonly high?: number;
}
