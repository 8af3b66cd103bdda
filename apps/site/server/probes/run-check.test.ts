// @vitest-environment node
import { expect, it } from 'vitest';
import { PageDataError } from '../../src/server/page-data/page-data-error.ts';
import { runCheck } from './run-check.ts';

const failing = (reason: unknown) => ({ check: async () => Promise.reject(reason) });
const now = () => 1_000_000;

it('tells when a part was asked, and that it answered', async () => {
  const { tookMs, ...check } = await runCheck({ check: async () => undefined }, now);
  expect(check).toEqual({ atMs: 1_000_000, fault: null });
  expect(tookMs).toBeGreaterThanOrEqual(0);
});

it.each([
  ['refused', new PageDataError('PAGE_DATA_UNAVAILABLE', 'it answered 503')],
  ['refused', new PageDataError('PAGE_DATA_INVALID', 'no JSON', { cause: new SyntaxError('<') })],
  ['timeout', new PageDataError('PAGE_DATA_UNAVAILABLE', 'silence', { cause: new DOMException('late', 'TimeoutError') })],
  ['unreachable', new PageDataError('PAGE_DATA_UNAVAILABLE', 'nobody', { cause: new TypeError('fetch failed') })],
])('calls a part %s by what its check failed with', async (fault, error) => {
  expect(await runCheck(failing(error), now)).toMatchObject({ fault });
});

it('counts a mistake of ours as no fault of the part', async () => {
  await expect(runCheck(failing(new TypeError('undefined is not a function')), now)).rejects.toThrow(TypeError);
});
