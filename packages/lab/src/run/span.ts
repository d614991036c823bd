export interface Span {
	readonly mean: number;
	readonly low?: number;
	readonly high?: number;
}
