import { type PackServer, packServer, rootsOf } from '@tilewright/server';

let made: PackServer | undefined;

/** The one server of this process, of the folders that its environment names. */
export function server(): PackServer {
	return (made ??= packServer(rootsOf()));
}
