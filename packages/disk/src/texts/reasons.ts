import { textsOf } from '@tilewright/schema';

const reasonTexts: Readonly<Record<string, string>> = {
	ENOENT: 'there is no such file or folder',
	ENOTDIR: 'a file stands where a folder should',
	EACCES: 'permission is denied',
	EPERM: 'permission is denied',
	EROFS: 'the disk is read-only',
	ENOSPC: 'the disk is full',
	EDQUOT: 'the disk space of this account is used up',
	EFBIG: 'the file is too large for this disk',
	ENAMETOOLONG: 'the name is too long',
	EISDIR: 'it is a folder',
	ENOTEMPTY: 'the folder is not empty',
	EEXIST: 'there is something with this name already',
	ELOOP: 'its links go round in a circle',
	EMFILE: 'too many files are open',
	ENFILE: 'too many files are open',
	EBUSY: 'another program is using it',
	ETXTBSY: 'another program is using it',
	EIO: 'the disk reports a fault',
	ENXIO: 'the device does not answer',
	ENODEV: 'the device does not answer',
	ESTALE: 'the network disk has lost it',
	ETIMEDOUT: 'the network disk does not answer',
	EINVAL: 'the disk cannot hold such a name',
	EILSEQ: 'the disk cannot hold such a name',
};

export const reasons: typeof reasonTexts = textsOf('disk/reasons', reasonTexts);

const otherTexts = {
	refused: 'the system refuses',
	code: (code: string): string => `the system answers ${code}`,
} as const;

export const otherReasons: typeof otherTexts = textsOf('disk/other-reasons', otherTexts);
