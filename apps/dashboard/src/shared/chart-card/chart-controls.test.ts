import { expect, test } from 'vitest';
import { runningBucketMs } from './chart-controls.tsx';

const buckets = ['2026-11-24T05:00:00Z', '2026-11-24T06:00:00Z'];
const statistics = { buckets, granularityInSecs: 3600 };

test('the last bucket is current until its end', () => {
  expect(runningBucketMs(statistics, Date.parse('2026-11-24T06:59:59Z'))).toBe(Date.parse('2026-11-24T06:00:00Z'));
  expect(runningBucketMs(statistics, Date.parse('2026-11-24T07:00:00Z'))).toBeUndefined();
});

test('there is no current bucket without buckets', () => {
  expect(runningBucketMs({ buckets: [], granularityInSecs: 60 }, 0)).toBeUndefined();
});
