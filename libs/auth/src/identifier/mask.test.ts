import { assert, emailAddress, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail, maskId } from './mask.ts';

describe('maskId', () => {
  it('shows the first three and the last three characters', () => {
    expect(maskId('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf…266');
  });

  it.each([
    ['', '…'],
    ['a', '…'],
    ['ab', 'a…'],
    ['abcd', 'a…d'],
    ['abcdef', 'ab…f'],
    ['abcdefghijkl', 'abc…jkl'],
  ])('shows at most half of the short id %j', (id, masked) => {
    expect(maskId(id)).toBe(masked);
  });

  it('never shows more than half, nor more than six characters', () => {
    assert(
      property(
        string({ unit: 'binary' }).filter((id) => !id.includes('…')),
        (id) => {
          const shown = Array.from(maskId(id)).length - 1;
          expect(shown).toBeLessThanOrEqual(Math.min(6, Array.from(id).length / 2));
        },
      ),
    );
  });
});

describe('maskEmail', () => {
  it('shows three characters of the name and eight of the domain', () => {
    expect(maskEmail('ada.lovelace@analytical-engine.com')).toBe('ada…gine.com');
  });

  it('shows at most half of a short name and of a short domain', () => {
    expect(maskEmail('ab@x.io')).toBe('a…io');
  });

  it('masks what is not an address as an id', () => {
    expect(maskEmail('user_0123456789')).toBe('use…789');
  });

  it('never shows the whole name or the whole domain', () => {
    assert(
      property(emailAddress(), (address) => {
        const [head = '', tail = ''] = maskEmail(address).split('…');
        const at = address.lastIndexOf('@');
        expect(head.length).toBeLessThanOrEqual(at / 2);
        expect(tail.length).toBeLessThanOrEqual((address.length - at - 1) / 2);
      }),
    );
  });
});
