import { expect, it } from 'vitest';
import { registeredModals } from './registered-modals.ts';

it('finds every modal of a registry, and its component', () => {
  const source = `
    /** @example defineModals({ x: { load: async () => (await import('./x.tsx')).X } }) */
    export const paymentModals = defineModals({
      deposit: { load: async () => (await import('./modals/deposit-modal.tsx')).DepositModal, widthPx: 520 },
      promocode: { load: () => import('./modals/promocode-modal.tsx').then(({ PromocodeModal }) => PromocodeModal) },
    }).on(modals);`;
  expect(registeredModals(source)).toEqual({
    modals: [
      { path: './modals/deposit-modal.tsx', component: 'DepositModal' },
      { path: './modals/promocode-modal.tsx', component: 'PromocodeModal' },
    ],
    unread: 0,
  });
});

it('finds modals that are loaded on their own', () => {
  const source = "const a = lazyModal(async () => (await import('./a-modal.tsx')).AModal);";
  expect(registeredModals(source).modals).toEqual([{ path: './a-modal.tsx', component: 'AModal' }]);
});

it('counts what it cannot read, so that nothing slips through', () => {
  expect(registeredModals('defineModals({ a: { load: loadElsewhere } })').unread).toBe(1);
});

it('leaves dynamic imports alone that are no modals', () => {
  expect(registeredModals("const page = (await import('./page.tsx')).Page;").modals).toEqual([]);
});
