import { expect, test } from 'vitest';
import { findCurrentProject } from './find-current-project.ts';

const projects = [{ id: 'proj_1' }, { id: 'proj_2' }];

test.each([
  ['proj_2', 'proj_2'],
  ['proj_gone', 'proj_1'],
  [null, 'proj_1'],
])('with %s chosen the current project is %s', (chosen, current) => {
  expect(findCurrentProject(projects, chosen)?.id).toBe(current);
});

test('without projects there is no current one', () => {
  expect(findCurrentProject([], 'proj_1')).toBeUndefined();
});
