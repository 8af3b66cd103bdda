import { afterEach, expect, it } from 'vitest';
import { laterScript } from './later-script.ts';

const { dataset } = document.documentElement;

function open(type: string, hash = ''): boolean {
  history.replaceState(null, '', `/pricing${hash}`);
  const element = document.createElement('script');
  // jsdom keeps no navigations.
  element.textContent = `performance.getEntriesByType = () => [{ type: '${type}' }];${laterScript}`;
  document.head.append(element);
  return 'later' in dataset;
}

afterEach(() => {
  delete dataset['later'];
  history.replaceState(null, '', '/');
});

it('leaves what is below the window for later where a page is opened at its start', () => {
  expect(open('navigate')).toBe(true);
});

it.each([
  ['reloaded', 'reload', ''],
  ['come back to', 'back_forward', ''],
  ['opened at a place of its own', 'navigate', '#questions'],
])('lays out a page whole that is %s', (_, type, hash) => {
  expect(open(type, hash)).toBe(false);
});
