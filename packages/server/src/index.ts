export { type Change, Folders, type SentFile } from './folders.ts';
export { eventsResponse, saveResponse } from './http.ts';
export { removeLeftovers } from './leftovers.ts';
export { lockFile, withFolderLock } from './lock.ts';
export { type PackServer, packServer, prepareFolders } from './pack-server.ts';
export { OWN, type Root, rootsOf } from './roots.ts';
export { save, type Written } from './save.ts';
export { Streams } from './streams.ts';
