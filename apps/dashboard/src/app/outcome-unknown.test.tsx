/** A change whose reply was lost may have been carried out: it is never told as failed, and what is on screen says what became of it. */
import { contract, type Call } from '@onepoint/api-contract';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { apiKeyFixture, mockCall, paymentFixture, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { ApiKeysPage } from '../features/api-keys/api-keys-page.tsx';
import { depositMethodModals } from '../features/payments/deposit-methods.modals.ts';
import { PaymentsPage } from '../features/payments/payments-page.tsx';
import { orderModals } from '../features/plans/orders.modals.ts';
import { planModals } from '../features/plans/plans.modals.ts';
import { MyProjectsPage } from '../features/projects/my-projects-page.tsx';
import { baseUrl, renderScreen } from '../test/render-screen.tsx';
import { server } from '../test/server.ts';

const project = projectFixture({ balance: 1_000 });
const projectId = project.id;
const { outcomeUnknown } = common.errors;

/** A call that is carried out, and whose reply a proxy loses. */
function loseReplyOf(call: Call, carryOut: (idempotencyKey: string | null) => void): void {
  const path = baseUrl + call.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const method = call.method.toLowerCase() as 'post' | 'patch';
  const handle = http[method](path, ({ request }) => {
    carryOut(request.headers.get('idempotency-key'));
    return new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 });
  });
  server.use(handle);
}

/** What the page says of it. Four tries with the client's waits between them come before. */
const notice = async (): Promise<string | null> => (await screen.findByRole('alertdialog')).textContent;

it('shows the API key that was created all the same, and says that another try is safe', async () => {
  const keys = new Set<string | null>();
  const { user, api } = renderScreen(<ApiKeysPage apiKeyPath={(id) => `/keys/${id}`} />, {
    project,
    state: { projects: [project], apiKeys: { [projectId]: [] } },
  });
  loseReplyOf(contract.createApiKey, (idempotencyKey) => {
    keys.add(idempotencyKey);
    api.state.apiKeys[projectId] = [apiKeyFixture({ id: 'key_made', name: 'Server' })];
  });
  await user.click((await screen.findAllByRole('button', { name: 'Create API key' }))[0] as HTMLElement);
  await user.type(await screen.findByRole('textbox', { name: 'Key name' }), 'Server{Enter}');
  const text = await notice();
  expect(text).toContain(outcomeUnknown.title + outcomeUnknown.repeatable);
  expect(text).not.toContain('not created');
  expect(keys.size).toBe(1);
  expect((await screen.findAllByText('Server')).length).toBeGreaterThan(0);
});

it('shows the project that was created all the same', async () => {
  const { user, api } = renderScreen(<MyProjectsPage openPath="/" onCreated={() => undefined} />, { state: { projects: [project] } });
  loseReplyOf(contract.createProject, () => {
    api.state.projects = [project, projectFixture({ id: 'proj_made', name: 'Storefront' })];
  });
  await user.click(await screen.findByRole('button', { name: 'New project' }));
  await user.type(await screen.findByRole('textbox', { name: 'Project name' }), 'Storefront{Enter}');
  expect(await notice()).toContain(outcomeUnknown.title + outcomeUnknown.repeatable);
  expect((await screen.findAllByText('Storefront')).length).toBeGreaterThan(0);
});

it('shows the payment that was created all the same, and pays it by the next try', async () => {
  const keys = new Set<string | null>();
  const { user, api } = renderScreen(<PaymentsPage />, { project, state: { projects: [project] } });
  await screen.findByText('Top up for the first time');
  void depositMethodModals.open('native-deposit', { projectId });
  loseReplyOf(contract.createPayment, (idempotencyKey) => {
    keys.add(idempotencyKey);
    api.state.payments[projectId] = [paymentFixture({ id: 'pay_made', amount: 10_000 })];
  });
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '{Enter}');
  expect(await notice()).toContain(outcomeUnknown.title + outcomeUnknown.repeatable);
  await waitFor(() => expect(document.body.textContent).toContain('pay_made'.slice(-3)));
  server.use(
    mockCall(baseUrl, contract.createPayment, ({ idempotencyKey }) => {
      keys.add(idempotencyKey);
      return paymentFixture({ id: 'pay_made', link: '' });
    }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '{Enter}');
  expect(await screen.findByText(/link is empty/)).toBeTruthy();
  expect(keys.size).toBe(1);
});

it('shows the plan that is the current one all the same', async () => {
  const keys = new Set<string | null>();
  const { user, api, queryClient } = renderScreen(null, { state: { projects: [project] } });
  void planModals.open('plan-change', { projectId, planId: 'PAYG' });
  const submit = await screen.findByRole('button', { name: 'Upgrade to Pay as you go' });
  loseReplyOf(contract.updateProject, (idempotencyKey) => {
    keys.add(idempotencyKey);
    api.state.projects = [{ ...project, usageCommitment: 'PAYG' }];
  });
  await user.click(submit);
  expect(await notice()).toContain(outcomeUnknown.title + outcomeUnknown.repeatable);
  expect(keys.size).toBe(1);
  await waitFor(() => expect(queryClient.getQueryData(['listProjects'])).toMatchObject([{ usageCommitment: 'PAYG' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Upgrade to Pay as you go' })).toBeNull());
});

it('buys packages once where the first reply is lost and the next one arrives', async () => {
  const keys: (string | null)[] = [];
  const rich = { ...project, balance: 10_000 };
  const { user, api } = renderScreen(null, { state: { projects: [rich] } });
  void orderModals.open('package-purchase', { projectId });
  const submit = await screen.findByRole('button', { name: 'Buy 1 package for $49.00' });
  const bought = { ...rich, balance: 5_100, geyserUsageCommitment: 'L', geyserUsageCommitmentMultiplier: 1 };
  server.use(
    http.patch(`${baseUrl}/v1/projects/:projectId`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      api.state.projects = [bought];
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(bought);
    }),
  );
  await user.click(submit);
  expect(await screen.findByText('1 package bought')).toBeTruthy();
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
});

it('asks to look before another try where a repetition is not safe', async () => {
  const { user } = renderScreen(<MyProjectsPage openPath="/" onCreated={() => undefined} />, { state: { projects: [project] } });
  await user.click(await screen.findByRole('button', { name: `Rename ${project.name}` }));
  const field = await screen.findByRole('textbox', { name: 'Project name' });
  loseReplyOf(contract.updateProject, () => undefined);
  await user.clear(field);
  await user.type(field, 'Storefront{Enter}');
  expect(await screen.findByText(outcomeUnknown.text, { exact: false })).toBeTruthy();
});
