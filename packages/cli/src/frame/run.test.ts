import { EngineFault } from '@tilewright/interpreter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commands } from '../commands/index.ts';
import type { CommandSpec } from './command.ts';
import { shippedData } from '../data/load.ts';
import { filledIn } from './examples.ts';
import { list, settings, wholeNumberReader, wordReader } from './flags.ts';
import { Interrupted } from './refusal.ts';
import { call, codesOf } from './testing.ts';

const probe: CommandSpec = {
	name: 'probe',
	summary: 'Try the frame.',
	says: 'It does what it is told.',
	arguments: [{ name: '[what]', says: 'what to do' }],
	flags: [
		{
			flags: '--times <n>',
			says: 'a number',
			read: wholeNumberReader('--times', 1, 9),
			otherwise: 3,
		},
		{ flags: '--tone <word>', says: 'a word', read: wordReader('--tone', ['high', 'low']) },
		{ flags: '--set <name=value>', says: 'a setting', read: settings('--set') },
		{ flags: '--list <ids>', says: 'a list', read: list('--list') },
	],
	examples: [['tilewright probe', 'Nothing much.']],
	run: (context, args, flags) => {
		if (args[0] === 'break') throw new Error('a spring came loose\nin the second line');
		if (args[0] === 'overrun') throw new EngineFault('RUN-STEPS', 'the rules ran for too long');
		if (args[0] === 'stop') throw new Interrupted();
		context.progress.report('probing', 1, 2);
		return Promise.resolve({
			exit: args[0] === 'find' ? 1 : 0,
			json: { args, ...flags, set: [...((flags['set'] as Map<string, string>) ?? [])] },
			text: () => 'done',
		});
	},
};
const probed = { commands: [probe] };

test('text for people, one JSON value for programs', async () => {
	expect(await call(['probe'], probed)).toEqual({ exit: 0, out: 'done\n', err: '' });
	const { exit, out, err } = await call(
		['--json', 'probe', 'find', '--set', 'a=1', '--set', 'b=x=y', '--list', 'p,q', '--list', 'r'],
		probed,
	);
	expect({ exit, err }).toEqual({ exit: 1, err: '' });
	expect(JSON.parse(out)).toEqual({
		args: ['find'],
		times: 3,
		set: [
			['a', '1'],
			['b', 'x=y'],
		],
		list: ['p', 'q', 'r'],
	});
});

test('no character reaches a terminal that it would obey', async () => {
	const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
	const strange = fc.string({
		unit: fc.constantFrom('a', ' ', '\n', '\r', '\u001b', '\u009b', '\u202e', '\u0007', '\u007f'),
	});
	await fc.assert(
		fc.asyncProperty(strange, async (words) => {
			const echo: CommandSpec = {
				...probe,
				run: () => Promise.resolve({ exit: 0, json: { words }, text: () => words }),
			};
			const plain = await call(['probe'], { commands: [echo] });
			expect(plain.out).not.toMatch(control);
			const { out } = await call(['probe', '--json'], { commands: [echo] });
			expect(out).not.toMatch(control);
			expect(JSON.parse(out)).toEqual({ words });
			const failing: CommandSpec = { ...probe, run: () => Promise.reject(new Error(words)) };
			expect((await call(['probe', '--debug'], { commands: [failing] })).err).not.toMatch(control);
		}),
	);
});

test.each([
	[['prove'], 'CLI-COMMAND-UNKNOWN', 'Did you mean "probe"?'],
	[['probe', '--tims', '2'], 'CLI-FLAG-UNKNOWN', 'Did you mean "--times"?'],
	[['probe', '--times'], 'CLI-FLAG-EMPTY', '"--times"'],
	[['probe', '--times', '0'], 'CLI-NUMBER', 'from 1 to 9'],
	[['probe', '--times', '-3'], 'CLI-NUMBER', 'from 1 to 9'],
	[['probe', '--times', '1e1'], 'CLI-NUMBER', 'from 1 to 9'],
	[['probe', '--tone', 'hihg'], 'CLI-FLAG-VALUE', 'Did you mean "high"?'],
	[['probe', '--set', 'a'], 'CLI-SETTING', 'name=value'],
	[['probe', '--list', 'a,,b'], 'CLI-FLAG-EMPTY', '"--list"'],
	[['probe', 'a', 'b'], 'CLI-ARGUMENT-EXTRA', '"b"'],
] as const)('misuse: %j is %s', async (words, code, words2) => {
	const plain = await call(words, probed);
	expect(plain.exit).toBe(2);
	expect(plain.out).toBe('');
	expect(plain.err).toContain(`tilewright: error ${code}: `);
	expect(plain.err).toContain(words2);
	const json = await call([...words, '--json'], probed);
	expect({ exit: json.exit, codes: codesOf(json), err: json.err }).toEqual({
		exit: 2,
		codes: [code],
		err: '',
	});
});

test('a fault of our own is one line and exit 70; the stack only when asked for', async () => {
	const { exit, out, err } = await call(['probe', 'break'], probed);
	expect({ exit, out }).toEqual({ exit: 70, out: '' });
	expect(err.split('\n')[0]).toBe(
		'tilewright: error CLI-INTERNAL: This should not have happened: a spring came loose.',
	);
	expect(err).not.toContain(' at ');
	expect((await call(['probe', 'break', '--debug'], probed)).err).toContain(' at ');
});

test('a fault in play is a finding about the data', async () => {
	const { exit, err } = await call(['probe', 'overrun'], probed);
	expect(exit).toBe(1);
	expect(err).toContain('error RUN-STEPS: The game was stopped: ');
});

test('an interrupted command says nothing and ends with 130', async () => {
	expect(await call(['probe', 'stop'], probed)).toEqual({ exit: 130, out: '', err: '' });
	const signal = AbortSignal.abort();
	expect(await call(['probe'], { ...probed, signal })).toEqual({ exit: 130, out: '', err: '' });
});

test('version and help go to standard output, a call without a command is misuse', async () => {
	expect(await call(['--version'])).toEqual({ exit: 0, out: '1.2.3\n', err: '' });
	const bare = await call([]);
	expect({ exit: bare.exit, out: bare.out }).toEqual({ exit: 2, out: '' });
	expect(bare.err).toContain('Usage: tilewright');
});

test.each(commands.map((c) => [c.name, c] as const))(
	'%s helps with an example',
	async (name, spec) => {
		const { exit, out, err } = await call([...name.split(' '), '--help']);
		expect({ exit, err }).toEqual({ exit: 0, err: '' });
		expect(spec.examples.length).toBeGreaterThan(0);
		for (const [line] of spec.examples) {
			expect(line.startsWith(`tilewright ${name}`)).toBe(true);
			expect(out).toContain(`$ ${filledIn(line, shippedData())}`);
		}
		expect(out).toContain('--json');
		expect(out).toContain('--data <dir>');
	},
);
