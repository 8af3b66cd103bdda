import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildUrl } from './build-url.ts';

test('parameters of the path are filled in and the query appended', () => {
  expect(buildUrl('/api', '/v1/projects/{projectId}/apiKeys', { projectId: 'proj_1' })).toBe('/api/v1/projects/proj_1/apiKeys');
  expect(buildUrl('https://api.example.com', '/v1/statistics', {}, { from: '2026-01-01T00:00:00.000Z', chain: undefined, limit: 20 })).toBe(
    'https://api.example.com/v1/statistics?from=2026-01-01T00%3A00%3A00.000Z&limit=20',
  );
});

test('a missing parameter throws instead of addressing another call', () => {
  expect(() => buildUrl('/api', '/v1/projects/{projectId}', {})).toThrow(TypeError);
  expect(() => buildUrl('/api', '/v1/projects/{projectId}', { projectId: '' })).toThrow(TypeError);
});

test('no value of a parameter escapes its segment', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (projectId) => {
      const segments = buildUrl('/api', '/v1/projects/{projectId}', { projectId }).split(/[/?#]/);
      expect(segments.slice(0, 4)).toEqual(['', 'api', 'v1', 'projects']);
      expect(segments).toHaveLength(5);
    }),
  );
});
