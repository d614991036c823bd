// The one entry behind `npm start` and `npm test`. Plain JavaScript that runs on Node >= 20.
// 1. npm ci of tools/bootstrap (pinned pnpm + pinned Node, checked by package-lock.json, no install scripts)
// 2. pnpm install --frozen-lockfile on the pinned Node
// 3. the task, through turbo
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { helps } from '../apps/studio/server/helps.mjs';
import { currentNodeWillDo, modules, pinnedNode, root } from './pinned-node.mjs';
import { serve } from './serve.mjs';
import { clearLogs, tally } from './tally.mjs';

const boot = dirname(modules);
const win = process.platform === 'win32';

// npm puts its own settings in npm_*; the pinned pnpm must not see them
const env = Object.fromEntries(Object.entries(process.env).filter(([k]) => !/^npm_/i.test(k)));
env.TURBO_TELEMETRY_DISABLED = '1';
env.DO_NOT_TRACK = '1';

function attempt(cmd, args, opts = {}) {
	const r = spawnSync(cmd, args, { cwd: root, stdio: 'inherit', env, ...opts });
	if (r.error) throw r.error;
	return r.status ?? 1;
}

function run(cmd, args, opts) {
	const code = attempt(cmd, args, opts);
	if (code !== 0) process.exit(code);
}

function bootstrap() {
	const lock = createHash('sha256')
		.update(readFileSync(join(boot, 'package-lock.json')))
		.update(process.platform + process.arch)
		.digest('hex');
	const stamp = join(modules, '.stamp');
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
	const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
	const npmCli = process.env.npm_execpath;
	if (npmCli && /npm-cli\.js$/.test(npmCli))
		run(process.execPath, [npmCli, ...args], { cwd: boot });
	else run(win ? 'npm.cmd' : 'npm', args, { cwd: boot, shell: win });
	writeFileSync(stamp, lock);
}

function chosenNode() {
	const exe = pinnedNode();
	if (exe && spawnSync(exe, ['-v']).status === 0) return exe;
	if (currentNodeWillDo()) return process.execPath; // musl, riscv, ...: the system's Node
	console.error(
		`No pinned Node for ${process.platform}-${process.arch}, and this Node ${process.versions.node} is older than 22.18.`,
	);
	process.exit(1);
}

const [task, ...rest] = process.argv.slice(2);
const studio = join(root, 'apps', 'studio');
// the help waits for no download and no build
if (rest.includes('--help') && Object.hasOwn(helps, task)) {
	console.log(helps[task]);
	process.exit(0);
}

bootstrap();
const node = chosenNode();
const pathKey = Object.keys(env).find((k) => k.toUpperCase() === 'PATH') ?? 'PATH';
env[pathKey] = [
	dirname(node),
	join(modules, '.bin'),
	join(root, 'node_modules', '.bin'),
	env[pathKey],
].join(delimiter);
const pnpmCli = ['pnpm.mjs', 'pnpm.cjs']
	.map((f) => join(modules, 'pnpm', 'bin', f))
	.find((f) => existsSync(f));
const pnpm = (...args) => run(node, [pnpmCli, ...args]);
const turbo = (...args) => pnpm('exec', 'turbo', 'run', ...args);

/**
 * Runs groups of tasks that test something, one group after another; the last line says how many tests ran, cached ones included.
 * A check in a browser keeps more than one core busy, so no more than two run at once on two cores, and none beside unit tests.
 */
function turboTests(groups, rest) {
	const all = groups.flatMap(({ tasks }) => tasks);
	clearLogs(all);
	let code = 0;
	for (const { tasks, atOnce, without = [] } of groups) {
		const options = [
			`--concurrency=${atOnce}`,
			'--continue=dependencies-successful',
			...without.map((name) => `--filter=!${name}`),
		];
		const args = ['exec', 'turbo', 'run', ...tasks, ...options, '--output-logs=new-only', ...rest];
		code = attempt(node, [pnpmCli, ...args]) || code;
	}
	const { passed, failed, names } = tally(all);
	for (const name of new Set(names)) console.log(name);
	// a task that broke off before it counted has failed, too
	const brokeOff = code !== 0 && failed === 0;
	if (brokeOff) console.log('a task ended before its tests did: see above');
	console.log(`${passed} passed, ${brokeOff ? 1 : failed} failed`);
	process.exit(code);
}

const cores = availableParallelism();
const browsersAtOnce = Math.max(2, Math.ceil((cores * 2) / 3));

if (task === 'do') {
	pnpm(...rest);
	process.exit(0);
}

pnpm('install', '--frozen-lockfile', '--prefer-offline');
if (task === 'start') {
	turbo('build', '--output-logs=new-only');
	env.HOST ??= '127.0.0.1';
	serve(node, ['server.mjs', ...rest], { cwd: studio, env });
} else if (task === 'dev') turbo('dev', ...rest);
else if (task === 'static') {
	turbo('build', '--filter=@tilewright/studio^...', '--output-logs=new-only');
	run(node, [join(studio, 'static.mjs'), ...rest]);
} else if (task === 'test')
	turboTests(
		[
			{ tasks: ['//#lint', 'test:browser'], atOnce: browsersAtOnce },
			{ tasks: ['check', 'build', 'test', '//#test:workspace'], atOnce: cores + 1 },
		],
		rest,
	);
else if (task === 'verify')
	turboTests(
		[
			{
				tasks: [
					'@tilewright/studio#verify',
					...['views', 'table', 'jobs', 'packs', 'static'].map((part) => `verify:${part}`),
				],
				atOnce: browsersAtOnce,
			},
			{ tasks: ['verify'], atOnce: 2, without: ['@tilewright/studio'] },
		],
		rest,
	);
else if (task === 'check') turbo('check', ...rest);
else {
	console.error(
		'usage: node scripts/run.mjs start | static | dev | test | verify | check | do <pnpm args>',
	);
	process.exit(2);
}
