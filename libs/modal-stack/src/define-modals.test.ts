import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod/mini';
import { defineModals } from './define-modals.ts';
import type { ModalControls } from './modal-entry.ts';
import { createModalStack } from './modal-stack.ts';

interface RenameProps extends ModalControls<'renamed'> {
  readonly name: string;
  readonly hint?: string;
}

const Rename = (_props: RenameProps) => null;
const Settings = (_props: ModalControls) => null;
const Deposit = (_props: ModalControls<number> & { readonly amount: number; readonly onDone?: () => void }) => null;

const Filter = (_props: ModalControls & { readonly a?: string; readonly b?: boolean; readonly c?: object }) => null;

const registry = defineModals({
  rename: { load: () => Promise.resolve(Rename), disableOutsideClick: true, widthPx: 777 },
  settings: { load: () => Promise.resolve(Settings), params: z.object({}) },
  deposit: { load: () => Promise.resolve(Deposit), params: z.object({ amount: z.coerce.number().check(z.gte(1)) }) },
});

const setUp = () => {
  const stack = createModalStack();
  return { stack, modals: registry.on(stack), top: () => stack.getState().entries.at(-1) };
};

describe('defineModals', () => {
  it('lists its modals', () => {
    expect(registry.registered.map(({ id }) => id)).toEqual(['rename', 'settings', 'deposit']);
  });

  it('opens by id with the definition’s options, and hands out the result', async () => {
    const { stack, modals, top } = setUp();
    const result = modals.open('rename', { name: 'Storefront' });
    expect(top()).toMatchObject({ id: 'rename', props: { name: 'Storefront' }, disableOutsideClick: true, widthPx: 777, link: undefined });
    expectTypeOf(result).toEqualTypeOf<Promise<'renamed' | undefined>>();
    modals.close('rename', 'renamed');
    expect(await result).toBe('renamed');
    expect(stack.getState().entries.filter(({ closing }) => !closing)).toEqual([]);
  });

  it('opens without props what needs none', () => {
    const { modals, top } = setUp();
    void modals.open('settings');
    expect(top()).toMatchObject({ id: 'settings', props: {}, disableOutsideClick: false, widthPx: undefined, link: {} });
  });

  it('replaces the top modal and updates its props', () => {
    const { modals, stack } = setUp();
    void modals.open('settings');
    void modals.replace('rename', { name: 'Storefront' });
    modals.update('rename', { hint: 'Shown to members' });
    const open = stack.getState().entries.filter(({ closing }) => !closing);
    expect(open).toMatchObject([{ id: 'rename', props: { name: 'Storefront', hint: 'Shown to members' } }]);
  });

  it('gives the same component each time, so that an open modal is not drawn anew', () => {
    const { modals, top, stack } = setUp();
    void modals.open('settings');
    const first = top()?.component;
    stack.clear();
    void modals.open('settings');
    expect(top()?.component).toBe(first);
  });

  it('knows the deep link of what can be opened from an address, in strings, and leaves out what is no parameter', () => {
    const { modals, top } = setUp();
    void modals.open('deposit', { amount: 100, onDone: () => undefined });
    expect(top()?.link).toEqual({ amount: '100' });
  });

  it('spells numbers, truth values and texts alone into a deep link', () => {
    const filters = defineModals({
      filter: {
        load: () => Promise.resolve(Filter),
        params: z.object({ a: z.optional(z.string()), b: z.optional(z.stringbool()), c: z.optional(z.never()) }),
      },
    });
    expect(filters.registered[0]?.toEntry({ a: 'x', b: false, c: {} }).link).toEqual({ a: 'x', b: 'false' });
  });

  it('keeps texts that are no parameter out of the deep link', () => {
    const { registered } = defineModals({ rename: { load: () => Promise.resolve(Rename), params: z.object({ name: z.string() }) } });
    expect(registered[0]?.toEntry({ name: 'Storefront', hint: 'Shown to members' }).link).toEqual({ name: 'Storefront' });
  });

  it('has no deep link for props that the address could not bring back', () => {
    const { modals, top } = setUp();
    void modals.open('deposit', { amount: 0 });
    expect(top()?.link).toBeUndefined();
  });

  it('fetches ahead when asked to, and keeps quiet when that fails', async () => {
    const asked: string[] = [];
    const flaky = defineModals({
      flaky: {
        load: async (): Promise<typeof Settings> => {
          asked.push('flaky');
          throw new Error('offline');
        },
      },
    });
    flaky.on(createModalStack()).preload('flaky');
    await flaky.registered[0]?.preload();
    expect(asked).toEqual(['flaky', 'flaky']);
  });

  it('accepts only ids, props and results of its definitions', () => {
    const { modals } = setUp();
    // @ts-expect-error no such modal
    const noSuchId = () => modals.open('other');
    // @ts-expect-error the name is missing
    const noProps = () => modals.open('rename');
    // @ts-expect-error another kind of result
    const otherResult = () => modals.close('rename', 'deleted');
    expect([noSuchId, noProps, otherResult]).toHaveLength(3);
  });

  it('accepts only deep links that give every prop the modal needs', () => {
    // @ts-expect-error the link does not give the name
    const { registered } = defineModals({ rename: { load: () => Promise.resolve(Rename), params: z.object({ hint: z.string() }) } });
    expect(registered).toHaveLength(1);
  });
});
