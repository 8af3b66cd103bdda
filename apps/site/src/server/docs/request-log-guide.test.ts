// @vitest-environment node
import { requestLog } from '@onepoint/plans-domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the guide states the figures of the request log', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../content/docs/requests.mdx'), 'utf8');
  const { daysKept, failedMax, succeededMax, succeededBurst, succeededEverySecs, failedBurst, failedEverySecs } = requestLog;
  const text = (value: number) => value.toLocaleString('en');
  expect(guide).toContain(
    `${text(daysKept)} days, at most the latest ${text(failedMax)} failed and ${text(succeededMax)} successful calls per project`,
  );
  expect(guide).toContain(`one successful call every ${text(succeededEverySecs)} seconds after the first ${text(succeededBurst)}`);
  expect([failedEverySecs, guide]).toEqual([
    1,
    expect.stringContaining(`one failed call per second and error code after the first ${text(failedBurst)}`),
  ]);
});
