export { pictureFinding } from './check.ts';
export { looksLike, pictureEndings, pictureType } from './form.ts';
export { namedPicture, pathFrom, type NamedPicture } from './named.ts';
export { picturesOf, type TilePicture } from './tiles.ts';
export { base64Of, bytesOfBase64, bytesOfFile, textOfFile } from './text.ts';
