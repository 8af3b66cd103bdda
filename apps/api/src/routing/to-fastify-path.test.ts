import { expect, test } from 'vitest';
import { toFastifyPath } from './register-route.ts';

test('parameters in braces become parameters with a colon', () => {
  expect(toFastifyPath('/v1/projects/{projectId}/apiKeys/{apiKeyId}')).toBe('/v1/projects/:projectId/apiKeys/:apiKeyId');
});
