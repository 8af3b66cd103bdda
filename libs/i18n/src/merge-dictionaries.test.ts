import { describe, expect, it } from 'vitest';
import { mergeDictionaries, updateDictionary, type Dictionary } from './merge-dictionaries.ts';

const english = { title: 'Title', actions: { copy: 'Copy', save: 'Save' } };

describe('mergeDictionaries', () => {
  it('fills gaps at every depth and keeps what is only in the other', () => {
    expect(mergeDictionaries(english, { actions: { copy: '복사' }, more: { extra: '더' } })).toEqual({
      title: 'Title',
      actions: { copy: '복사', save: 'Save' },
      more: { extra: '더' },
    });
  });

  it.each<Dictionary>([{ actions: 'Actions' }, { title: { long: 'A title' } }])('never mixes up texts and groups: %j', (other) => {
    expect(mergeDictionaries(english, other)).toEqual(english);
  });
});

describe('updateDictionary', () => {
  it('replaces texts and adds none', () => {
    expect(updateDictionary(english, { actions: { copy: 'Copy it', added: 'Added' } })).toEqual({
      title: 'Title',
      actions: { copy: 'Copy it', save: 'Save' },
    });
  });

  it.each<Dictionary>([{}, english, structuredClone(english), { ...english, added: 'Added' }, { actions: 'Actions', title: {} }])(
    'returns the same object if nothing changes: %j',
    (newer) => {
      expect(updateDictionary(english, newer)).toBe(english);
    },
  );
});
