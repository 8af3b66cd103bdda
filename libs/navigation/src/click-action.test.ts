import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clickActionOf } from './click-action.ts';

const click = { button: 0, defaultPrevented: false, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const currentHref = 'https://onepoint.test/docs';
const isPage = (url: URL): boolean => url.pathname !== '/dashboard';
const anchor = (href: string) => ({ href: new URL(href, currentHref).href, target: '', rel: '', hasAttribute: () => false });
const states = fc.record({
  loading: fc.constantFrom(undefined, new URL('/chains', currentHref).href),
  failed: fc.boolean(),
  stale: fc.boolean(),
});

it('a link to a page clears an error, then leads there even while another page loads, by a page load once files are missing', () => {
  fc.assert(
    fc.property(states, (state) => {
      const action = clickActionOf({ click, anchor: anchor('/pricing'), currentHref, isPage, ...state });
      const expected = state.failed ? 'clearError' : state.stale ? 'browser' : 'navigate';
      expect(action).toBe(expected);
    }),
  );
});

it('a link to the page that is loading does not load it again', () => {
  const loading = new URL('/pricing', currentHref).href;
  const action = clickActionOf({ click, anchor: anchor('/pricing'), currentHref, isPage, loading, failed: false, stale: false });
  expect(action).toBe('none');
});

it('links that are not the application’s stay the browser’s, whatever it is at', () => {
  const hrefs = fc.constantFrom('/dashboard', 'https://example.com/', '#errors', 'mailto:a@example.com');
  fc.assert(
    fc.property(states, hrefs, (state, href) => {
      expect(clickActionOf({ click, anchor: anchor(href), currentHref, isPage, ...state })).toBe('browser');
    }),
  );
});
