import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { noteSources } from './scripts/note-sources.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const manifest = JSON.parse(readFileSync(path('package.json'), 'utf8')) as {
	dependencies: Readonly<Record<string, string>>;
};
// not `node`: under that one yaml asks the environment at each token whether it should print it
const conditions = ['@tilewright/source'];

// the command in one folder: whatever package.json names as a dependency is loaded from there, and everything else is bundled
export default defineConfig({
	plugins: [noteSources(path('../..'), ['vite.config.ts', 'scripts/note-sources.ts'].map(path))],
	ssr: {
		noExternal: true,
		external: Object.keys(manifest.dependencies),
		resolve: { conditions },
	},
	build: {
		ssr: true,
		ssrEmitAssets: true,
		target: 'node20',
		outDir: 'dist/bundle',
		license: { fileName: 'LICENSES.md' },
		rolldownOptions: {
			// each is started as a file, by a name beside the module that starts it
			input: {
				main: path('src/main.ts'),
				'png-process': path('src/render/png-process.ts'),
				worker: path('src/bench/worker.ts'),
				'games-worker': path('../lab/src/workers/games-worker.ts'),
				'single-block-worker': path('../lab/src/workers/single-block-worker.ts'),
			},
			// one byte a character is read faster
			output: { charset: 'ascii', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
		},
	},
});
