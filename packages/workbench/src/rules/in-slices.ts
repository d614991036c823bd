const sliceMs = 12;

/** Runs long work in slices, so that other requests are handled between them; undefined where `goesOn` answers false. */
export async function inSlices<T>(
	work: Generator<void, T, void>,
	goesOn: () => boolean,
): Promise<T | undefined> {
	let until = performance.now() + sliceMs;
	for (;;) {
		const { done, value } = work.next();
		if (done === true) return value;
		if (performance.now() < until) continue;
		await new Promise((resume) => setTimeout(resume, 0));
		if (!goesOn()) return undefined;
		until = performance.now() + sliceMs;
	}
}
