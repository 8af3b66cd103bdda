import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkKindOf, shouldNavigate, type NavigationAnchor } from './should-navigate.ts';

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
  it('takes a plain click on an internal link', () => {
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
