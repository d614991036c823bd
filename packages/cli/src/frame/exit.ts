export const Exit = {
	good: 0,
	findings: 1,
	misuse: 2,
	lacking: 3,
	fault: 70,
	interrupted: 130,
	terminated: 143,
} as const;

export type ExitCode = (typeof Exit)[keyof typeof Exit];
