import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, generatedFolder } from './generate.ts';

mkdirSync(generatedFolder, { recursive: true });
for (const [name, text] of Object.entries(await generate())) {
	const path = join(generatedFolder, name);
	// an unchanged file keeps its time, so that watchers stay calm
	if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
	writeFileSync(path, text);
	console.log(`wrote src/generated/${name}`);
}
