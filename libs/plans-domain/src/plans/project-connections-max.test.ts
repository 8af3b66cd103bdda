import { expect, it } from 'vitest';
import { planLimits } from './plan-limits.ts';
import { projectConnectionsMax } from './project-connections-max.ts';

it('adds five connections for each package to those of the plan', () => {
  expect(projectConnectionsMax('FREE', 0)).toBe(planLimits('FREE').connectionsMax);
  expect(projectConnectionsMax('PAYG', 3)).toBe(planLimits('PAYG').connectionsMax + 15);
});
