import { describe } from 'vitest';
import { scenariosOf, testScenarios } from '../support/scenarios.ts';
import { litmusPacks, litmusWorkspace } from './packs.ts';

describe('scenarios of the hard cases', () =>
	testScenarios(litmusWorkspace, scenariosOf(litmusPacks)));
