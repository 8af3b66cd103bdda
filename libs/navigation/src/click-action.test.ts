import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clickActionOf } from './click-action.ts';

const click = { button: 0, defaultPrevented: false, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const currentHref = 'https://onepoint.test/docs';
const isPage = (url: URL): boolean => url.pathname !== '/dashboard';
const anchor = (href: string) => ({ href: new URL(href, currentHref).href, target: '', rel: '', hasAttribute: () => false });
const states = fc.record({ loading: fc.boolean(), failed: fc.boolean(), stale: fc.boolean() });

it('a link to a page is inert while one loads, then clears an error, then leads there, by a page load once files are missing', () => {
  fc.assert(
    fc.property(states, (state) => {
      const action = clickActionOf({ click, anchor: anchor('/pricing'), currentHref, isPage, ...state });
      const expected = state.loading ? 'none' : state.failed ? 'clearError' : state.stale ? 'browser' : 'navigate';
      expect(action).toBe(expected);
    }),
  );
});

it('links that are not the application’s stay the browser’s, whatever it is at', () => {
  const hrefs = fc.constantFrom('/dashboard', 'https://example.com/', '#errors', 'mailto:a@example.com');
  fc.assert(
    fc.property(states, hrefs, (state, href) => {
      expect(clickActionOf({ click, anchor: anchor(href), currentHref, isPage, ...state })).toBe('browser');
    }),
  );
});
