import { contract } from '@onepoint/api-contract';
import { ApiRefusal, catalogueFixture, depositTermsFixture, mockCall, paymentFixture, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseUrl, renderScreen, type RenderScreenParameters } from '../../../test/render-screen.tsx';
import { modals } from '../../../shared/overlays/modals.ts';
import { NativeDepositModal } from './native-deposit-modal.tsx';

const project = projectFixture({ balance: 1_240 });

function show(parameters: RenderScreenParameters & { missingCents?: number } = {}) {
  const { missingCents, ...rest } = parameters;
  const leaveFor = vi.fn<(url: string) => void>();
  const rendered = renderScreen(null, { ...rest, state: { projects: [{ ...project }], ...rest.state } });
  const props = { projectId: project.id, leaveFor, ...(missingCents === undefined ? {} : { missingCents }) };
  void modals.open({ id: 'native-deposit', component: NativeDepositModal, props });
  return { ...rendered, leaveFor };
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Deposit \$/ });
const alert = () => screen.findByRole('alertdialog');

test('focuses the amount of $100, and Enter navigates to the payment page', async () => {
  const { user, leaveFor, api } = show();
  expect((await field()).value).toBe('100.00');
  expect(document.activeElement).toBe(await field());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.cryptocloud.plus/pay_created1'));
  expect(api.state.payments[project.id]).toMatchObject([{ type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 }]);
});

test('previews fee, credited amount and balance on every change', async () => {
  const { user } = show();
  expect(await screen.findByText('$111.00')).toBeTruthy();
  await user.clear(await field());
  await user.type(await field(), '1000.01');
  expect(await screen.findByText('$986.00')).toBeTruthy();
  expect(await screen.findByText('$998.40')).toBeTruthy();
  expect((await button()).textContent).toBe('Deposit $1,000.01');
});

test('credits exactly the missing amount when opened for a shortfall', async () => {
  const { user, api, leaveFor } = show({ missingCents: 3_660 });
  await user.type(await field(), '{Enter}');
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  expect(api.state.payments[project.id]).toMatchObject([{ amount: 3_712, fee: 52 }]);
});

test.each([
  ['an empty field', '', 'Enter $1.00 or more'],
  ['0', '0', 'Enter $1.00 or more'],
  ['less than the minimum', '0.99', 'Enter $1.00 or more'],
  ['more than the maximum', '10000000.01', 'Enter $10,000,000.00 or less'],
])('rejects %s immediately, and neither the button nor Enter submits it', async (_, text, message) => {
  const { user, api } = show();
  await user.clear(await field());
  if (text !== '') await user.type(await field(), text);
  expect(await screen.findByText(message)).toBeTruthy();
  expect((await button()).disabled).toBe(true);
  await user.type(await field(), '{Enter}');
  await user.click(await button());
  expect(api.state.payments).toEqual({});
});

test('shows the fee up front and accepts $1.00', async () => {
  const { user, api, leaveFor } = show();
  expect((await field()).getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText('Provider fee: 1.4% of the deposit, rounded up to the next cent')).toBeTruthy();
  expect(screen.getByText('From $1.00 to $10,000,000.00')).toBeTruthy();
  await user.clear(await field());
  await user.type(await field(), '1');
  expect(screen.getByText('-$0.02')).toBeTruthy();
  expect(screen.getByText('$0.98')).toBeTruthy();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(api.state.payments[project.id]).toMatchObject([{ amount: 100, fee: 2 }]);
});

test('uses the fee and limits configured in the API', async () => {
  const depositTerms = depositTermsFixture({ fee: { kind: 'flat', cents: 140 }, minimumCents: 141, maximumCents: 5_000 });
  const { user } = show({ state: { depositTerms } });
  expect((await field()).value).toBe('50.00');
  expect(screen.getByText('Provider fee: $1.40 per deposit')).toBeTruthy();
  expect(screen.getByText('From $1.41 to $50.00')).toBeTruthy();
  await user.clear(await field());
  await user.type(await field(), '1.40');
  expect(await screen.findByText('Enter $1.41 or more')).toBeTruthy();
  expect((await button()).disabled).toBe(true);
  await user.clear(await field());
  await user.type(await field(), '1.41');
  expect((await button()).disabled).toBe(false);
});

test('offers to try again instead of the form if the terms fail to load', async () => {
  let fails = true;
  const terms = mockCall(baseUrl, contract.getCatalogue, () => {
    if (fails) throw new ApiRefusal('CHAIN_NOT_FOUND');
    return catalogueFixture();
  });
  const { user } = show({ overrides: [terms] });
  expect(await screen.findByText('Couldn’t load the fee and limits')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await field()).value).toBe('100.00');
});

test('creates one payment on a double click followed by Enter', async () => {
  const { user, api, leaveFor } = show();
  await user.dblClick(await button());
  await user.type(await field(), '{Enter}');
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  expect(api.state.payments[project.id]).toHaveLength(1);
});

test('keeps the amount after a failure and retries with the same idempotency key', async () => {
  const keys: (string | null)[] = [];
  let fails = true;
  const flaky = mockCall(baseUrl, contract.createPayment, ({ body, idempotencyKey }) => {
    keys.push(idempotencyKey);
    if (fails) throw new ApiRefusal('AMOUNT_OUT_OF_RANGE');
    return paymentFixture({ amount: body.amount });
  });
  const { user, leaveFor } = show({ overrides: [flaky] });
  await user.clear(await field());
  await user.type(await field(), '250{Enter}');
  expect((await alert()).textContent).toContain('Request failedThe amount is outside this payment method’s limits');
  expect((await field()).value).toBe('250');
  expect((await button()).getAttribute('aria-busy')).toBeNull();
  fails = false;
  await user.type(await field(), '{Enter}');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['no link', null, 'link is empty'],
  ['an empty link', '', 'link is empty'],
  ['a link to another host', 'https://pay.cryptocloud.plus.evil.example/x', 'isn’t on a site we trust'],
  ['a script as a link', 'javascript:alert(1)', 'isn’t on a site we trust'],
])('does not follow %s, and the form stays usable', async (_, link, message) => {
  const { user, leaveFor } = show({ overrides: [mockCall(baseUrl, contract.createPayment, () => paymentFixture({ link }))] });
  await user.type(await field(), '{Enter}');
  expect((await alert()).textContent).toContain(message);
  expect(leaveFor).not.toHaveBeenCalled();
  expect((await button()).getAttribute('aria-busy')).toBeNull();
});

test('makes the form usable again after going back from the payment page', async () => {
  const { user } = show();
  await user.type(await field(), '{Enter}');
  expect(await screen.findByText('Redirecting to the payment page')).toBeTruthy();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBeNull());
});
