export { type ImportOptions, type ImportedPack, importTiles } from './pack.ts';
export { type Neighbours, drawnGames, tilesAmong } from './of-workspace.ts';
