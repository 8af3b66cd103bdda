import { projectFixture, webhookDeliveryFixture, webhookFixture, webhookSecretFixture } from '@onepoint/testing/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { WebhookPage } from './webhook-page.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

const project = projectFixture();
const { id } = project;
const webhook = webhookFixture();

const showCard = () =>
  renderScreen(<WebhooksCard projectId={id} webhookPath={(webhookId) => `/${webhookId}`} />, { project, state: { projects: [project] } });

function showPage(fields: Parameters<typeof webhookFixture>[0] = {}) {
  const handleDeleted = vi.fn();
  const page = <WebhookPage webhookId={webhook.id} webhooksPath="/settings" onDeleted={handleDeleted} />;
  const failed = webhookDeliveryFixture({ id: 'dlv_1', status: 'failed', attempts: 8, responseStatus: 503, responseBody: 'Try later' });
  const state = { projects: [project], webhooks: { [id]: [{ ...webhook, ...fields }] }, webhookDeliveries: { [webhook.id]: [failed] } };
  return { ...renderScreen(page, { project, state }), handleDeleted };
}

test('adds a webhook for chosen events and shows its secret once', async () => {
  const { user, api } = showCard();
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
  await user.type(form.getByRole('textbox', { name: 'URL' }), 'http://hooks.example.com');
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText(/We can’t deliver to this URL/)).toBeTruthy();
  await user.clear(form.getByRole('textbox', { name: 'URL' }));
  await user.type(form.getByRole('textbox', { name: 'URL' }), 'https://hooks.example.com');
  await user.click(form.getByRole('radio', { name: 'Selected events' }));
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(form.getByText('Choose at least one event.')).toBeTruthy();
  await user.click(form.getByRole('checkbox', { name: 'member.joined' }));
  await user.click(form.getByRole('checkbox', { name: 'payment.credited' }));
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook added' }));
  expect(dialog.getByText(webhookSecretFixture)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Copy signing secret' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('link', { name: 'https://hooks.example.com' })).toBeTruthy();
  expect(api.state.webhooks[id]).toMatchObject([{ url: 'https://hooks.example.com', events: ['payment.credited', 'member.joined'] }]);
});

test('asks before closing the secret until it is copied', async () => {
  const { user, router } = showCard();
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
  await user.type(form.getByRole('textbox', { name: 'URL' }), 'https://hooks.example.com');
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Webhook added' })).getByRole('button', { name: 'Close' }));
  expect(screen.getByText(/If you lose it, you’ll need to rotate it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  void router.navigate('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  expect(router.state.location.pathname).toBe('/');
  await user.click(screen.getByRole('button', { name: 'Copy signing secret' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('edits a webhook and keeps unchanged fields', async () => {
  const { user, api } = showPage();
  await user.click(await screen.findByRole('button', { name: 'Edit webhook' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
  await user.click(form.getByRole('checkbox', { name: 'limit.reached' }));
  await user.click(form.getByRole('button', { name: 'Save webhook' }));
  expect(await screen.findByText('Webhook saved')).toBeTruthy();
  const { url, description } = webhook;
  expect(api.state.webhooks[id]).toMatchObject([{ url, description, events: ['payment.credited', 'balance.low'] }]);
});

test('shows the request and response of a delivery, and resends it', async () => {
  const { user, api } = showPage();
  await user.click(await screen.findByRole('button', { name: 'payment.credited' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'payment.credited' }));
  expect(await dialog.findByText('Try later')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Redeliver' }));
  expect(await screen.findByText('Event queued again')).toBeTruthy();
  expect(await screen.findByText('Redelivery')).toBeTruthy();
  expect(api.state.webhookDeliveries[webhook.id]).toMatchObject([{ redeliveryOf: 'dlv_1' }, { id: 'dlv_1' }]);
});

test('filters deliveries by status in the URL', async () => {
  const { user, router } = showPage();
  await user.click(await screen.findByRole('button', { name: 'Send test event' }));
  expect(await screen.findByText('2 shown')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Delivered');
  expect(await screen.findByText('1 shown')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'test' })).toBeTruthy();
  expect(router.state.location.search).toBe('?status=delivered');
});

test('explains a webhook that was disabled after failures and enables it again', async () => {
  const at = '2026-03-20T08:05:00.000Z';
  const { user, api } = showPage({ isEnabled: false, autoDisabledAt: at, failingSince: at });
  expect(await screen.findByText('We disabled this webhook on Mar 20, 2026')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Enable webhook' }));
  expect(await screen.findByText('Webhook enabled')).toBeTruthy();
  expect(api.state.webhooks[id]).toMatchObject([{ isEnabled: true, autoDisabledAt: null }]);
});

test('rotates the secret and deletes the webhook after confirmation', async () => {
  const { user, api, handleDeleted } = showPage();
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Rotate signing secret');
  const rotate = within(await screen.findByRole('dialog', { name: 'Rotate the signing secret?' }));
  await user.click(rotate.getByRole('button', { name: 'Rotate signing secret' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Signing secret rotated' }));
  await user.click(secret.getByRole('button', { name: 'Copy signing secret' }));
  await user.click(secret.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Old secret valid until')).toBeTruthy();
  await choose('Delete webhook');
  const confirm = within(await screen.findByRole('dialog', { name: 'Delete this webhook?' }));
  await user.click(confirm.getByRole('button', { name: 'Delete webhook' }));
  await waitFor(() => expect(handleDeleted).toHaveBeenCalledOnce());
  expect(api.state.webhooks[id]).toEqual([]);
});
