export * from './queue.ts';
export { blocksOf, filesHash, runFrom, runId } from './ids.ts';
export { type FolderQueueOptions, folderQueue } from './folder-queue.ts';
export * from './work.ts';
