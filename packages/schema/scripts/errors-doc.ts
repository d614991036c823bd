import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorsDoc, limitNumbers, limitsDoc } from './docs.ts';

const docs = join(import.meta.dirname, '../../../docs');
writeFileSync(join(docs, 'errors.md'), errorsDoc());
writeFileSync(join(docs, 'limits.md'), limitsDoc());
writeFileSync(join(import.meta.dirname, '../src/generated/limits.ts'), limitNumbers());
