import { expect, it } from 'vitest';
import { screenReaderText } from './interactive-plot.tsx';

it('contains the time, every series, and a text for missing values', () => {
  const data = {
    timesMs: [1000],
    series: [
      { id: 'a', label: 'Requests', values: [12] },
      { id: 'b', label: 'Errors', values: [null] },
    ],
  };
  const spoken = screenReaderText({ data, index: 0, formatTime: (timeMs) => `at ${timeMs}`, formatValue: String, noValue: 'no value' });
  expect(spoken).toBe('at 1000, Requests 12, Errors no value');
});
