import { textsOf } from '@tilewright/schema';

const sharingTexts = {
	nameTwice: 'a name stands in it twice',
	otherShape: 'it has another shape',
	damaged: 'it is damaged',
	tooDeep: 'it is nested too deeply',
	cutOff: 'it ends in the middle',
	endMissing: 'its end is missing',
	severalParts: 'it is one of several parts',
	tooLarge: 'it is larger than packs ever are',
	listDamaged: 'its list is damaged',
	password: 'it asks for a password',
	folderWithContent: 'a folder in it has content',
	nameNotUtf8: 'a name in it is not UTF-8',
	fileDamaged: 'a file in it is damaged',
	packing: 'it is packed in an uncommon way',
} as const;

export const unreadableReasons: typeof sharingTexts = textsOf('interop/sharing', sharingTexts);
