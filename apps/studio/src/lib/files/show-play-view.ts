export async function showPlayView(): Promise<void> {
	const [{ goto }, { resolve }] = await Promise.all([
		import('$app/navigation'),
		import('$app/paths'),
	]);
	if (location.pathname !== resolve('/')) await goto(resolve('/'));
}
