import { type PackServer, packServer, rootsOf } from '@tilewright/server';

let made: PackServer | undefined;

export function server(): PackServer {
	return (made ??= packServer(rootsOf()));
}
