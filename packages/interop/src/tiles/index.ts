export { type ImportOptions, type ImportedPack, importTiles } from './pack.ts';
