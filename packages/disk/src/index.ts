export { type Disk, type Entry, isMissing, isSystemError, nodeDisk } from './disk.ts';
export { makeFolder, removeEmpty } from './folder.ts';
export { reasonOf } from './reason.ts';
export { type FoundFile, type Walked, walkFolder } from './walk.ts';
export { isLeftover, temporaryName } from './temporary.ts';
export { type Placing, syncFolder, writeAtomically } from './write.ts';
