import { lacking } from '../frame/refusal.ts';

/** A drawing as PNG, so many pixels wide; refused where the drawing library has no build for this machine. */
export async function pngOf(svg: string, width: number): Promise<Uint8Array> {
	const resvg = await import('@resvg/resvg-js').catch(() => {
		throw lacking('What turns drawings into PNG', 'Write .svg instead.');
	});
	return new resvg.Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
