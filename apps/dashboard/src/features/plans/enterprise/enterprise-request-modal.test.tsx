import { contract } from '@onepoint/api-contract';
import { ApiRefusal, mockCall } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { modals } from '../../../shared/overlays/modals.ts';
import { baseUrl, renderScreen, type RenderScreenParameters } from '../../../test/render-screen.tsx';
import { openEnterpriseRequest } from '../orders.modals.ts';
import { EnterpriseRequestModal } from './enterprise-request-modal.tsx';

const email = 'ada@example.com';

const open = () => modals.open({ id: 'enterprise-request', component: EnterpriseRequestModal, props: { email } });

function show(parameters: RenderScreenParameters = {}) {
  const rendered = renderScreen(null, parameters);
  void open();
  return rendered;
}

const link = () => screen.findByLabelText<HTMLInputElement>('Project URL');
const message = () => screen.findByLabelText<HTMLTextAreaElement>(/What do you need/);
const send = () => screen.findByRole('button', { name: 'Send request' });

test('focuses the first empty field', async () => {
  show();
  await waitFor(async () => expect(document.activeElement).toBe(await link()));
});

test('sends one request on a double click', async () => {
  const { user, api } = show();
  await user.type(await link(), 'https://example.com');
  await user.type(await message(), 'Archive nodes');
  await user.dblClick(await send());
  expect(await screen.findByText('Sent successfully')).toBeTruthy();
  expect(api.state.enterpriseRequests).toEqual([{ email, projectLink: 'https://example.com', message: 'Archive nodes' }]);
});

test('restores the draft after a failure and a closed window, retries with the same key, and clears it once sent', async () => {
  let fails = true;
  const keys = new Set<string | null>();
  const flaky = mockCall(baseUrl, contract.createEnterpriseRequest, ({ idempotencyKey }) => {
    keys.add(idempotencyKey);
    if (fails) throw new ApiRefusal('INTERNAL');
    return { id: 'req_1' };
  });
  const { user } = show({ overrides: [flaky] });
  await user.type(await link(), 'https://example.com');
  await user.type(await message(), 'Archive nodes');
  await user.click(await send());
  await screen.findByRole('alertdialog');
  modals.clear();

  await waitFor(() => expect(screen.queryByLabelText('Project URL')).toBeNull());
  void open();
  expect((await message()).value).toBe('Archive nodes');
  fails = false;
  await user.click(await send());
  await screen.findByText('Sent successfully');
  expect([...keys]).toEqual([expect.any(String)]);
  await waitFor(() => expect(screen.queryByLabelText('Project URL')).toBeNull());
  void open();
  expect((await message()).value).toBe('');
});

test('restores the draft of the signed-in user, prefilled with the primary email address', async () => {
  const { user } = renderScreen(null);
  openEnterpriseRequest();
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('grace@example.com');
  await user.type(await message(), 'Archive nodes');
  modals.clear();
  await waitFor(() => expect(screen.queryByLabelText('Project URL')).toBeNull());
  openEnterpriseRequest();
  expect((await message()).value).toBe('Archive nodes');
});
