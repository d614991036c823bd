const source = import.meta.url.endsWith('.ts');

export function scriptOf(name: string): URL {
	return new URL(`./${name}.${source ? 'ts' : 'js'}`, import.meta.url);
}

/** Flags for Node: the source of the workspace’s packages is found under a condition of its own. */
export const execArgv: string[] = source
	? ['--conditions=@tilewright/source', '--disable-warning=ExperimentalWarning']
	: [];
