import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import adapterStatic from '@sveltejs/adapter-static';

/**
 * The options of the build that differ from those of the studio behind a server.
 * @param {string} folder where the files go
 * @returns {Pick<import('@sveltejs/kit/vite').Config, 'outDir' | 'adapter'>}
 */
export function folderOfFiles(folder) {
	const adapter = adapterStatic({ pages: folder, strict: false });
	return {
		// beside that of the other build, so that both can stand
		outDir: '.svelte-kit/static',
		adapter: {
			...adapter,
			/** @param {import('@sveltejs/kit').Builder} builder */
			async adapt(builder) {
				await adapter.adapt(builder);
				// some hosts leave out folders that begin with an underscore, unless this is there
				writeFileSync(join(folder, '.nojekyll'), '');
			},
		},
	};
}

/** Gives an asset of both page and worker one name, so that it is fetched once. @type {import('vite').Plugin} */
export const sharedAssets = {
	name: 'shared-assets',
	enforce: 'post',
	configResolved({ worker }) {
		worker.rolldownOptions.output = {
			...worker.rolldownOptions.output,
			assetFileNames: '_app/immutable/assets/[name].[hash][extname]',
		};
	},
};
