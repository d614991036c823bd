import { type Growth, all, file, fixed, named, number, times } from '../kit.ts';

export const ofChoices: readonly Growth[] = [
	{
		name: 'params',
		files: named('params', 'p', () => number),
	},
	{
		name: 'params of the one before',
		files: named(
			'params',
			'p',
			(i) => `says: "P is {n}.", type: int, default: ${i === 0 ? 1 : `param.p${i - 1}`}`,
		),
	},
	{
		name: 'params of the next',
		files: named(
			'params',
			'p',
			(i, n) => `says: "P is {n}.", type: int, default: ${i === n - 1 ? 1 : `param.p${i + 1}`}`,
		),
	},
	{
		name: 'params in a circle',
		files: named(
			'params',
			'p',
			(i, n) => `says: "P is {n}.", type: int, default: param.p${(i + 1) % n}`,
		),
	},
	{
		name: 'params with words',
		files: named(
			'params',
			'p',
			(i) => `says: "P is {a | b}.", values: [a${i}, b${i}, c${i}], default: b${i}`,
		),
	},
	{
		name: 'one param with many words',
		files: file(
			(n) =>
				`params:\n  p: { says: "P is {a | b}.", values: [${times(n, (i) => `w${i}`, ', ')}], default: w0 }\n`,
		),
	},
	{
		name: 'params with defaults that are not there',
		files: named('params', 'p', (i) => `says: "P is {n}.", type: int, default: param.q${i}`),
	},
	{ name: 'elements', files: named('elements', 'e', () => 'says: E., default: true') },
	{
		name: 'elements that need the one before',
		files: named(
			'elements',
			'e',
			(i) => `says: E., default: true${i > 0 ? `, requires: [e${i - 1}]` : ''}`,
		),
	},
	{
		name: 'elements that need what is not there',
		files: named('elements', 'e', (i) => `says: E., default: true, requires: [q${i}]`),
	},
	{
		name: 'elements given the one before',
		files: named(
			'elements',
			'e',
			(i) => `says: E., default: true${i > 0 ? `, given: element.e${i - 1}` : ''}`,
		),
	},
	{
		name: 'presets',
		files: all(
			fixed('params: { p: { says: "P {n}.", type: int, min: 0, max: 9, default: 1 } }'),
			named('presets', 's', () => 'says: S., params: { p: 2 }'),
		),
	},
	{
		name: 'presets of what is not there',
		files: all(
			fixed('params: { p: { says: "P {n}.", type: int, min: 0, max: 9, default: 1 } }'),
			named('presets', 's', (i) => `says: S., params: { p${i}: 2 }`),
		),
	},
];
