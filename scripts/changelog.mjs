// the lines of changelogs: all packages share one version, so a list of updated dependencies tells nothing

/** @param {{ summary: string }} changeset */
async function getReleaseLine({ summary }) {
	const [first = '', ...rest] = summary.trim().split('\n');
	return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
}

async function getDependencyReleaseLine() {
	return '';
}

export default { getReleaseLine, getDependencyReleaseLine };
