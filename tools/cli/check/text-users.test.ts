import { expect, it } from 'vitest';
import { findTextUsers } from './text-users.ts';

const sources = [
  { path: 'payments-page.tsx', text: "t('payments.headline.open', { count })" },
  { path: 'status.tsx', text: 't(`payments.status.${status}`)' },
  { path: 'toolbar.tsx', text: "t('common:actions.retry')" },
  { path: 'plans.tsx', text: "t('payments.headline.openings')" },
];
const texts = {
  payments: { headline: { open_one: 'One', open_other: 'Many' }, status: { PAID: 'Paid' }, unused: 'Text' },
  actions: { retry: 'Retry' },
};
const change = (payments: object, actions: object = {}) => ({
  payments: { ...texts.payments, ...payments },
  actions: { ...texts.actions, ...actions },
});
const find = (after: unknown) => findTextUsers(texts, after, sources);

it('finds the file with the key of a plural', () => {
  expect(find(change({ headline: { open_one: 'One', open_other: 'Several' } }))).toEqual(['payments-page.tsx']);
});

it('finds the file whose template completes the key', () => {
  expect(find(change({ status: { PAID: 'Paid', EXPIRED: 'Expired' } }))).toEqual(['status.tsx']);
});

it('finds keys with a namespace, and each file once', () => {
  expect(find(change({ status: { PAID: 'Done', LATE: 'Late' } }, { retry: 'Try again' }))).toEqual(['status.tsx', 'toolbar.tsx']);
});

it('finds no files without changes', () => {
  expect(find(texts)).toEqual([]);
});

it('does not know the files of a key that is not in the code', () => {
  expect(find(change({ unused: 'Other' }))).toBeUndefined();
});
