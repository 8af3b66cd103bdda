import * as fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { labSectionIds } from './lab-navigation.tsx';
import { createPathNavigation } from './path-navigation.ts';

beforeEach(() => window.history.replaceState(null, '', '/playground/'));

const create = () => createPathNavigation({ window, base: '/playground/' });

it('round-trips every place through its URL', () => {
  const text = fc.string({ minLength: 1 }).filter((value) => !/^\.{1,2}$/.test(value));
  fc.assert(
    fc.property(fc.constantFrom(...labSectionIds), text, fc.dictionary(fc.string(), fc.string()), (section, item, search) => {
      const navigation = create();
      const place = { section, item: section === 'connect' ? undefined : item, search: { ...search } };
      navigation.goTo(place);
      expect(navigation.getPlace()).toEqual(place);
    }),
  );
});

it.each(['/playground/unheard-of', '/playground/methods/%E0%A4%A'])('opens a section for %s', (path) => {
  window.history.replaceState(null, '', path);
  expect(labSectionIds).toContain(create().getPlace().section);
});

it('follows browser back', async () => {
  const navigation = create();
  const listener = vi.fn();
  navigation.subscribe(listener);
  navigation.goTo({ section: 'log' });
  window.history.back();
  await expect.poll(() => navigation.getPlace().section).toBe('connect');
  expect(listener).toHaveBeenCalledTimes(2);
});
