import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of this package, whether its source, its modules in `dist` or its bundle runs. */
export const packageFolder: string = dirname(
	createRequire(import.meta.url).resolve('@tilewright/cli/package.json'),
);

/** The repository that holds this package, where it is not an installed one. */
export const repository: string = dirname(dirname(packageFolder));
