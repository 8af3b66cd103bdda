import { expect, it } from 'vitest';
import { spokenValues } from './spoken-values.ts';

it('says the time, then every series, and says so where nothing was measured', () => {
  const data = {
    timesMs: [1000],
    series: [
      { id: 'a', label: 'Requests', values: [12] },
      { id: 'b', label: 'Errors', values: [null] },
    ],
  };
  const spoken = spokenValues({ data, index: 0, formatTime: (timeMs) => `at ${timeMs}`, formatValue: String, noValue: 'no value' });
  expect(spoken).toBe('at 1000, Requests 12, Errors no value');
});
