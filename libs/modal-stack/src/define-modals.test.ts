import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod/mini';
import { defineModals } from './define-modals.ts';
import type { ModalControls } from './modal-entries.ts';
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

  it('opens a modal with the options of its definition and returns the result', async () => {
    const { stack, modals, top } = setUp();
    const result = modals.open('rename', { name: 'Storefront' });
    expect(top()).toMatchObject({ id: 'rename', props: { name: 'Storefront' }, disableOutsideClick: true, widthPx: 777, link: undefined });
    expectTypeOf(result).toEqualTypeOf<Promise<'renamed' | undefined>>();
    modals.close('rename', 'renamed');
    expect(await result).toBe('renamed');
    expect(stack.getState().entries.filter(({ closing }) => !closing)).toEqual([]);
  });

  it('opens a modal without required props', () => {
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

  it('uses a stable component, so that an open modal is not remounted', () => {
    const { modals, top, stack } = setUp();
    void modals.open('settings');
    const first = top()?.component;
    stack.clear();
    void modals.open('settings');
    expect(top()?.component).toBe(first);
  });

  it('creates the deep link from the parameters of the schema, as strings', () => {
    const { modals, top } = setUp();
    void modals.open('deposit', { amount: 100, onDone: () => undefined });
    expect(top()?.link).toEqual({ amount: '100' });
  });

  it('puts only strings, numbers and booleans in the deep link', () => {
    const filters = defineModals({
      filter: {
        load: () => Promise.resolve(Filter),
        params: z.object({ a: z.optional(z.string()), b: z.optional(z.stringbool()), c: z.optional(z.never()) }),
      },
    });
    expect(filters.registered[0]?.toEntry({ a: 'x', b: false, c: {} }).link).toEqual({ a: 'x', b: 'false' });
  });

  it('leaves strings that are not parameters out of the deep link', () => {
    const { registered } = defineModals({ rename: { load: () => Promise.resolve(Rename), params: z.object({ name: z.string() }) } });
    expect(registered[0]?.toEntry({ name: 'Storefront', hint: 'Shown to members' }).link).toEqual({ name: 'Storefront' });
  });

  it('has no deep link for props that the URL could not restore', () => {
    const { modals, top } = setUp();
    void modals.open('deposit', { amount: 0 });
    expect(top()?.link).toBeUndefined();
  });

  it('prefetches code and ignores failures', async () => {
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
    // @ts-expect-error unknown modal
    const noSuchId = () => modals.open('other');
    // @ts-expect-error missing name
    const noProps = () => modals.open('rename');
    // @ts-expect-error wrong result type
    const otherResult = () => modals.close('rename', 'deleted');
    expect([noSuchId, noProps, otherResult]).toHaveLength(3);
  });

  it('accepts only deep links with every required prop', () => {
    // @ts-expect-error the link has no name
    const { registered } = defineModals({ rename: { load: () => Promise.resolve(Rename), params: z.object({ hint: z.string() }) } });
    expect(registered).toHaveLength(1);
  });
});
