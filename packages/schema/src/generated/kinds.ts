/* eslint-disable */
// Made from schemas/*.schema.json by packages/schema/scripts/build-validators.ts; do not edit.
/** The kinds of documents, each with a schema of its own. */
export type Kind = 'coverage' | 'differences' | 'log' | 'looks' | 'mapping' | 'overlay' | 'pack' | 'rules' | 'scenario' | 'tiles';

/** All kinds of documents. */
export const kinds: readonly Kind[] = ["coverage","differences","log","looks","mapping","overlay","pack","rules","scenario","tiles"];
