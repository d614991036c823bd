// A process of its own turns one drawing into a PNG, so that it can be killed at any time: pictures in the drawing come from strangers.
// It imports no other package of the workspace, so it runs as source and built alike.
import type { PngReport, PngTask } from './png-messages.ts';

/** Milliseconds between two looks at the memory. */
const interval = 20;

function report(message: PngReport, then?: () => void): void {
	process.send?.(message, undefined, undefined, then);
}

/** The drawing library works on another thread, so this one goes on watching. */
async function draw({ svg, width, bytes }: PngTask): Promise<PngReport> {
	const resvg = await import('@resvg/resvg-js').catch(() => undefined);
	if (resvg === undefined) return { is: 'lacking' };
	const watch = setInterval(() => {
		if (process.memoryUsage.rss() > bytes) report({ is: 'memory' });
	}, interval);
	try {
		const image = await resvg.renderAsync(svg, { fitTo: { mode: 'width', value: width } });
		return { is: 'png', png: image.asPng() };
	} catch (error) {
		return { is: 'failed', why: error instanceof Error ? error.message : String(error) };
	} finally {
		clearInterval(watch);
	}
}

process.on('message', (task: PngTask) => {
	void draw(task).then((message) => report(message, () => process.exit()));
});
// Ctrl-C reaches this process too; its parent decides
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
