import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../src/commands/index.ts';
import { renewed } from '../src/frame/manual.ts';

const path = join(import.meta.dirname, '../../../docs/command-line.md');
writeFileSync(path, renewed(readFileSync(path, 'utf8'), commands));
