import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkKindOf, shouldNavigate, type NavigationAnchor, clickActionOf } from './links.ts';

describe('links', () => {
  const current = 'https://onepoint.test/zh/chains?type=main';
  const plain = { button: 0, defaultPrevented: false, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

  function anchor(href: string, attributes: Record<string, string> = {}): NavigationAnchor {
    const { target = '', rel = '' } = attributes;
    return { href: URL.parse(href, current)?.href ?? href, target, rel, hasAttribute: (name) => name in attributes };
  }

  describe('linkKindOf', () => {
    it.each([
      ['/zh/pricing', {}, 'internal'],
      ['/zh/chains', {}, 'internal'],
      ['/zh/pricing#plans', {}, 'internal'],
      ['#base', {}, 'hash'],
      ['/zh/chains?type=main#base', {}, 'hash'],
      ['#', {}, 'hash'],
      ['/zh/chains?type=test#base', {}, 'internal'],
      ['https://example.com/', {}, 'external'],
      ['http://onepoint.test/zh', {}, 'external'],
      ['mailto:a@example.com', {}, 'external'],
      ['/zh/pricing', { rel: 'noopener external' }, 'external'],
      ['/card.pdf', { download: '' }, 'download'],
      ['/zh/pricing', { target: '_blank' }, 'newTab'],
      ['/zh/pricing', { target: '_self' }, 'internal'],
    ])('%s %j is %s', (href, attributes, kind) => {
      expect(linkKindOf(anchor(href, attributes), current)).toBe(kind);
    });
  });

  describe('shouldNavigate', () => {
    it('handles a plain click on an internal link', () => {
      expect(shouldNavigate(plain, anchor('/zh/pricing'), current)).toBe(true);
    });

    it('leaves every other click to the browser', () => {
      const click = fc.record({
        button: fc.integer({ min: 0, max: 4 }),
        defaultPrevented: fc.boolean(),
        altKey: fc.boolean(),
        ctrlKey: fc.boolean(),
        metaKey: fc.boolean(),
        shiftKey: fc.boolean(),
      });
      fc.assert(
        fc.property(click, (event) => {
          const isPlain = JSON.stringify(event) === JSON.stringify(plain);
          expect(shouldNavigate(event, anchor('/zh/pricing'), current)).toBe(isPlain);
        }),
      );
    });
  });
});

describe('clickActionOf', () => {
  const click = { button: 0, defaultPrevented: false, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const currentHref = 'https://onepoint.test/docs';
  const isPage = (url: URL): boolean => url.pathname !== '/dashboard';
  const anchor = (href: string) => ({ href: new URL(href, currentHref).href, target: '', rel: '', hasAttribute: () => false });
  const states = fc.record({
    loading: fc.constantFrom(undefined, new URL('/chains', currentHref).href),
    failed: fc.boolean(),
    stale: fc.boolean(),
  });

  it('clears an error first, navigates even while another page loads, and loads the page in the browser when files are missing', () => {
    fc.assert(
      fc.property(states, (state) => {
        const action = clickActionOf({ click, anchor: anchor('/pricing'), currentHref, isPage, ...state });
        const expected = state.failed ? 'clearError' : state.stale ? 'browser' : 'navigate';
        expect(action).toBe(expected);
      }),
    );
  });

  it('ignores a link to the page that is already loading', () => {
    const loading = new URL('/pricing', currentHref).href;
    const action = clickActionOf({ click, anchor: anchor('/pricing'), currentHref, isPage, loading, failed: false, stale: false });
    expect(action).toBe('none');
  });

  it('leaves links outside of the app to the browser in any state', () => {
    const hrefs = fc.constantFrom('/dashboard', 'https://example.com/', '#errors', 'mailto:a@example.com');
    fc.assert(
      fc.property(states, hrefs, (state, href) => {
        expect(clickActionOf({ click, anchor: anchor(href), currentHref, isPage, ...state })).toBe('browser');
      }),
    );
  });
});
