import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store } from './store.ts';

class Source {
	static readonly CLOSED = 2;
	static readonly all: Source[] = [];
	readyState = 1;
	onmessage: ((event: { data: string }) => void) | undefined;
	onerror: (() => void) | undefined;

	constructor() {
		Source.all.push(this);
	}
	fail(closed: boolean): void {
		this.readyState = closed ? Source.CLOSED : 0;
		this.onerror!();
	}
}
beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('EventSource', Source);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	Source.all.length = 0;
});

test('changes come with all findings', () => {
	const onChange = vi.fn();
	store.follow(onChange, () => {});
	const finding = { code: 'DISK-UNREADABLE', message: 'no' };
	const files = [{ path: 'own/a.yaml', base64: btoa('a: 1') }];
	const data = JSON.stringify({ files, gone: [], whole: true, findings: [finding] });
	Source.all[0]!.onmessage!({ data });
	const bytes = new TextEncoder().encode('a: 1');
	expect(onChange).toHaveBeenCalledWith(
		{ files: [{ path: 'own/a.yaml', bytes }], gone: [], whole: true },
		[finding],
	);
});

test('a stream that was refused is requested again; one that broke off comes back by itself', () => {
	const lost = vi.fn();
	store.follow(() => {}, lost);
	Source.all[0]!.fail(false);
	vi.advanceTimersByTime(60_000);
	expect(Source.all).toHaveLength(1);
	Source.all[0]!.fail(true);
	vi.advanceTimersByTime(60_000);
	expect(Source.all).toHaveLength(2);
	expect(lost).toHaveBeenCalledTimes(2);
});
