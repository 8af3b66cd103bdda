import { describe, expect, it } from 'vitest';
import { type ModalControls, listOpenModals } from './modal-entries.ts';
import { createModalStack } from './modal-stack.ts';

const Plain = (_props: { readonly text: string } & ModalControls<string>) => null;
const modal = (id: string, text = id) => ({ id, component: Plain, props: { text } });

const setUp = () => {
  const stack = createModalStack();
  const entries = () => stack.getState().entries;
  return { stack, entries, openIds: () => listOpenModals(entries()).map(({ id }) => id) };
};

describe('open', () => {
  it('returns the promise of the open modal for an id that is already open', async () => {
    const { stack, entries } = setUp();
    const first = stack.open(modal('a', 'first'));
    const second = stack.open(modal('a', 'second'));
    expect(entries().map(({ props }) => props)).toEqual([{ text: 'first' }]);
    stack.close('a', 'done');
    expect(await Promise.all([first, second])).toEqual(['done', 'done']);
  });

  it('replaces a closing modal with the same id immediately', () => {
    const { stack, entries } = setUp();
    void stack.open(modal('a', 'old'));
    stack.close('a');
    void stack.open(modal('a', 'new'));
    expect(entries().map(({ props, closing }) => ({ ...props, closing }))).toEqual([{ text: 'new', closing: false }]);
  });
});

describe('close', () => {
  it('closes the top modal without an id and resolves with the result', async () => {
    const { stack, openIds } = setUp();
    void stack.open(modal('a'));
    const top = stack.open(modal('b'));
    stack.close(undefined, 'yes');
    expect(await top).toBe('yes');
    expect(openIds()).toEqual(['a']);
  });

  it('resolves with undefined when it is dismissed', async () => {
    const { stack } = setUp();
    const result = stack.open(modal('a'));
    stack.close();
    expect(await result).toBeUndefined();
  });

  it('keeps a closing modal until the host removes it', () => {
    const { stack, entries } = setUp();
    void stack.open(modal('a'));
    const [entry] = entries();
    stack.remove(entry?.key ?? 0);
    expect(entries()).toHaveLength(1);
    stack.close('a');
    expect(entries()).toHaveLength(1);
    stack.remove(entry?.key ?? 0);
    expect(entries()).toEqual([]);
  });
});

describe('requestClose', () => {
  it('closes the top modal, or the one with the id', () => {
    const { stack, openIds } = setUp();
    for (const id of ['a', 'b', 'c']) void stack.open(modal(id));
    stack.requestClose();
    expect(openIds()).toEqual(['a', 'b']);
    stack.requestClose('a');
    stack.requestClose('none');
    expect(openIds()).toEqual(['b']);
  });

  it('presses the close button of a modal with outside clicks disabled', () => {
    const { stack, entries, openIds } = setUp();
    void stack.open({ ...modal('secret'), disableOutsideClick: true });
    stack.requestClose();
    expect(openIds()).toEqual(['secret']);
    const pressed: string[] = [];
    const key = entries()[0]?.key ?? 0;
    const takeBack = stack.registerCloseButton(key, () => pressed.push('question'));
    stack.requestClose();
    expect([pressed, openIds()]).toEqual([['question'], ['secret']]);
    stack.registerCloseButton(key, () => stack.close('secret'));
    takeBack();
    stack.requestClose();
    expect([pressed, openIds()]).toEqual([['question'], []]);
  });

  it('ignores a close button that was unregistered', () => {
    const { stack, entries, openIds } = setUp();
    void stack.open(modal('a'));
    stack.registerCloseButton(entries()[0]?.key ?? 0, () => undefined)();
    stack.requestClose();
    expect(openIds()).toEqual([]);
  });
});

describe('replace', () => {
  it('replaces the top modal and keeps those below', async () => {
    const { stack, openIds } = setUp();
    void stack.open(modal('a'));
    const replaced = stack.open(modal('b'));
    void stack.replace(modal('c'));
    expect(openIds()).toEqual(['a', 'c']);
    expect(await replaced).toBeUndefined();
  });

  it('changes nothing when the id is open below', () => {
    const { stack, openIds } = setUp();
    void stack.open(modal('a'));
    void stack.open(modal('b'));
    void stack.replace(modal('a'));
    expect(openIds()).toEqual(['a', 'b']);
  });

  it('remounts a modal that replaces itself', () => {
    const { stack, entries } = setUp();
    void stack.open(modal('a', 'old'));
    const before = entries()[0]?.key;
    void stack.replace(modal('a', 'new'));
    expect(entries().filter(({ closing }) => !closing)).toMatchObject([{ id: 'a', props: { text: 'new' } }]);
    expect(entries().at(-1)?.key).not.toBe(before);
  });
});

describe('update', () => {
  it('merges props of an open modal but not of a closing one', () => {
    const { stack, entries } = setUp();
    void stack.open(modal('a'));
    stack.update('a', { text: 'mended' });
    expect(entries()[0]?.props).toEqual({ text: 'mended' });
    stack.close('a');
    stack.update('a', { text: 'late' });
    expect(entries()[0]?.props).toEqual({ text: 'mended' });
  });
});

describe('closeAll and clear', () => {
  it('resolve every promise; clear empties immediately, closeAll after the animations', async () => {
    const { stack, entries, openIds } = setUp();
    const results = [stack.open(modal('a')), stack.open(modal('b'))];
    stack.closeAll();
    expect(openIds()).toEqual([]);
    expect(entries()).toHaveLength(2);
    results.push(stack.open(modal('c')));
    stack.clear();
    expect(entries()).toEqual([]);
    expect(await Promise.all(results)).toEqual([undefined, undefined, undefined]);
  });
});

describe('subscribers', () => {
  it('are called only on changes', () => {
    const { stack } = setUp();
    const changes: string[] = [];
    stack.subscribe(() => changes.push('changed'));
    stack.close();
    stack.close('a');
    stack.closeAll();
    stack.update('a', { text: 'none' });
    stack.remove(7);
    stack.clear();
    expect(changes).toEqual([]);
    void stack.open(modal('a'));
    void stack.open(modal('a'));
    expect(changes).toEqual(['changed']);
  });
});
