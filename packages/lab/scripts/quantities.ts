// renews the list of quantities in docs/lab.md
import { readFileSync, writeFileSync } from 'node:fs';
import { renewedList } from '../src/quantities/page.ts';

const file = new URL('../../../docs/lab.md', import.meta.url);
writeFileSync(file, renewedList(readFileSync(file, 'utf8')));
