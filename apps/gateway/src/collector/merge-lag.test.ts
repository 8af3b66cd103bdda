import { expect, it } from 'vitest';
import { MergeLag } from './merge-lag.ts';

function setUp() {
  let now = 100_000;
  const lag = new MergeLag(() => now);
  return { lag, wait: (ms: number) => (now += ms) };
}

it('is the age of the oldest usage of all partitions that was fetched and isn’t recorded', () => {
  const { lag, wait } = setUp();
  expect(lag.ms).toBe(0);
  lag.fetched(1, [98_000, 97_000]);
  lag.fetched(2, [99_000]);
  wait(500);
  expect(lag.ms).toBe(3_500);
  lag.recorded(1, [98_000, 97_000], false);
  expect(lag.ms).toBe(1_500);
  lag.left(2);
  expect(lag.ms).toBe(0);
});

it('counts from the last message of a full fetch, because newer ones are pending', () => {
  const { lag } = setUp();
  lag.fetched(1, [90_000, 95_000]);
  lag.recorded(1, [90_000, 95_000], true);
  expect(lag.ms).toBe(5_000);
  lag.fetched(1, []);
  expect(lag.ms).toBe(0);
});

it('keeps growing after a failure until the usage is redelivered, even if other usage is recorded', () => {
  const { lag, wait } = setUp();
  lag.fetched(1, [99_000]);
  lag.failed(1);
  wait(10_000);
  lag.fetched(1, [109_000]);
  lag.recorded(1, [109_000], false);
  expect(lag.ms).toBe(11_000);
  wait(20_000);
  lag.fetched(1, [99_000]);
  expect(lag.ms).toBe(31_000);
  lag.recorded(1, [99_000], false);
  expect(lag.ms).toBe(0);
});

it('ends if another collector takes over what failed here', () => {
  const { lag, wait } = setUp();
  lag.fetched(1, [99_000]);
  lag.failed(1);
  wait(41_000);
  lag.fetched(1, []);
  expect(lag.ms).toBe(0);
});
