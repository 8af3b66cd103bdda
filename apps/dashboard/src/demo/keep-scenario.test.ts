import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepScenario, withScenario } from './keep-scenario.ts';

const base = 'http://localhost:4000/dashboard?scenario=slow';
let stop: () => void;

beforeEach(() => {
  history.replaceState(null, '', '/dashboard');
  stop = keepScenario('slow', window);
});
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
});

test.each([
  ['/dashboard/usage', '/dashboard/usage?scenario=slow'],
  ['/dashboard/usage?from=1#x', '/dashboard/usage?from=1&scenario=slow#x'],
  ['?scenario=demo', '?scenario=demo'],
])('navigating to %s shows %s', (address, expected) => {
  history.pushState({ key: 1 }, '', address);
  const { pathname, search, hash } = location;
  expect(`${expected.startsWith('?') ? '' : pathname}${search}${hash}`).toBe(expected);
  expect(history.state).toEqual({ key: 1 });
});

test('keeps the URL if only a history state is set', () => {
  history.replaceState({ key: 2 }, '');
  expect([location.search, history.state]).toEqual(['', { key: 2 }]);
});

test('does not add the scenario to URLs of other sites', () => {
  expect(withScenario('https://example.com/a', 'slow', base)).toBe('https://example.com/a');
});
