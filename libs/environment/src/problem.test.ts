import { expect, it } from 'vitest';
import { EnvironmentError, mergeProblems, problemsOfIssues } from './problem.ts';

it('lists each variable once, reports unset ones, and keeps messages of the schema', () => {
  const issues = [
    { code: 'invalid_type', path: ['HOST'], message: 'Invalid input: expected string, received undefined' },
    { code: 'invalid_format', path: ['PORT'], message: 'Must be a number' },
    { code: 'custom', path: ['PORT'], message: 'Must be free' },
    { code: 'custom', path: ['KEY', 0], message: 'Is missing: all three are needed' },
  ];
  expect(problemsOfIssues(issues, { PORT: 'x', HOST: ' ' })).toEqual([
    { variable: 'HOST', problem: 'is not set' },
    { variable: 'PORT', problem: 'must be a number' },
    { variable: 'KEY', problem: 'is missing: all three are needed' },
  ]);
});

it('lists an unset variable once, with its cure', () => {
  const own = [
    { variable: 'HOST', problem: 'is not set' },
    { variable: 'PORT', problem: 'must be a number' },
  ];
  const production = [
    { variable: 'HOST', problem: 'is not set', cure: 'Set it' },
    { variable: 'PORT', problem: 'is unsafe', cure: 'Unset it' },
  ];
  expect(new EnvironmentError(mergeProblems(own, production, { PORT: 'x' })).message).toBe(
    'PORT: must be a number\nHOST: is not set. Set it.\nPORT: is unsafe. Unset it.',
  );
});
