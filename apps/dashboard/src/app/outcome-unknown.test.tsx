/** A change can have succeeded although its response was lost. It is never reported as failed, and the page shows the actual state. */
import { contract, type Call } from '@onepoint/api-contract';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { apiKeyFixture, mockCall, paymentFixture, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { ApiKeysPage } from '../features/api-keys/api-keys-page.tsx';
import { depositMethodModals } from '../features/payments/deposit-methods.modals.ts';
import { orderModals } from '../features/plans/orders.modals.ts';
import { PaymentsPage } from '../features/payments/payments-page.tsx';
import { planModals } from '../features/plans/plans.modals.ts';
import { MyProjectsPage } from '../features/projects/my-projects-page.tsx';
import { paths } from './paths.ts';
import { baseUrl, renderScreen } from '../test/render-screen.tsx';
import { server } from '../test/server.ts';

const project = projectFixture({ balance: 1_000 });
const projectId = project.id;
const { outcomeUnknown } = common.errors;

/** Performs a call, then drops its response, as a failing proxy would. */
function loseResponseOf(call: Call, carryOut: (idempotencyKey: string | null) => void): void {
  const path = baseUrl + call.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const method = call.method.toLowerCase() as 'post' | 'patch';
  const handle = http[method](path, ({ request }) => {
    carryOut(request.headers.get('idempotency-key'));
    return new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 });
  });
  server.use(handle);
}

/** The notice appears only after the client's four attempts. */
const notice = async (): Promise<string | null> => (await screen.findByRole('alertdialog')).textContent;

it('shows the API key that was created anyway, and says that a retry is safe', async () => {
  const keys = new Set<string | null>();
  const { user, api } = renderScreen(<ApiKeysPage paths={paths} />, {
    project,
    state: { projects: [project], apiKeys: { [projectId]: [] } },
  });
  loseResponseOf(contract.createApiKey, (idempotencyKey) => {
    keys.add(idempotencyKey);
    api.state.apiKeys[projectId] = [apiKeyFixture({ id: 'key_made', name: 'Server' })];
  });
  await user.click((await screen.findAllByRole('button', { name: 'Create API key' }))[0] as HTMLElement);
  await user.type(await screen.findByRole('textbox', { name: 'Key name' }), 'Server{Enter}');
  const text = await notice();
  expect(text).toContain(outcomeUnknown.title + outcomeUnknown.repeatable);
  expect(text).not.toContain('Couldn’t create');
  expect(keys.size).toBe(1);
  expect((await screen.findAllByText('Server')).length).toBeGreaterThan(0);
});

it('shows the project that was created anyway', async () => {
  const { user, api } = renderScreen(<MyProjectsPage openPath="/" onCreated={() => undefined} />, { state: { projects: [project] } });
  loseResponseOf(contract.createProject, () => {
    api.state.projects = [project, projectFixture({ id: 'proj_made', name: 'Storefront' })];
  });
  await user.click(await screen.findByRole('button', { name: 'New project' }));
  await user.type(await screen.findByRole('textbox', { name: 'Project name' }), 'Storefront{Enter}');
  expect(await notice()).toContain(outcomeUnknown.title + outcomeUnknown.repeatable);
  expect((await screen.findAllByText('Storefront')).length).toBeGreaterThan(0);
});

it('shows the payment that was created anyway, and a retry pays it', async () => {
  const keys = new Set<string | null>();
  const { user, api } = renderScreen(<PaymentsPage />, { project, state: { projects: [project] } });
  await screen.findByText('Make your first deposit');
  void depositMethodModals.open('native-deposit', { projectId });
  loseResponseOf(contract.createPayment, (idempotencyKey) => {
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

it('shows the plan that changed anyway', async () => {
  const keys = new Set<string | null>();
  const { user, api, queryClient } = renderScreen(null, { state: { projects: [project] } });
  void planModals.open('plan-change', { projectId, planId: 'PAYG' });
  const submit = await screen.findByRole('button', { name: 'Upgrade to Pay as you go' });
  loseResponseOf(contract.updateProject, (idempotencyKey) => {
    keys.add(idempotencyKey);
    api.state.projects = [{ ...project, usageCommitment: 'PAYG' }];
  });
  await user.click(submit);
  expect(await notice()).toContain(outcomeUnknown.title + outcomeUnknown.repeatable);
  expect(keys.size).toBe(1);
  await waitFor(() => expect(queryClient.getQueryData(['listProjects'])).toMatchObject([{ usageCommitment: 'PAYG' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Upgrade to Pay as you go' })).toBeNull());
});

it('buys add-ons once if the first response is lost and the retry succeeds', async () => {
  const keys: (string | null)[] = [];
  const rich = { ...project, balance: 10_000 };
  const { user, api } = renderScreen(null, { state: { projects: [rich] } });
  void orderModals.open('package-purchase', { projectId });
  const submit = await screen.findByRole('button', { name: 'Buy 1 add-on for $49.00' });
  const bought = { ...rich, balance: 5_100, geyserUsageCommitment: 'L', geyserUsageCommitmentMultiplier: 1 };
  server.use(
    http.patch(`${baseUrl}/v1/projects/:projectId`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      api.state.projects = [bought];
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(bought);
    }),
  );
  await user.click(submit);
  expect(await screen.findByText('1 add-on purchased')).toBeTruthy();
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
});

it('asks to check before retrying if a retry is not safe', async () => {
  const { user } = renderScreen(<MyProjectsPage openPath="/" onCreated={() => undefined} />, { state: { projects: [project] } });
  await user.click(await screen.findByRole('button', { name: `Rename ${project.name}` }));
  const field = await screen.findByRole('textbox', { name: 'Project name' });
  loseResponseOf(contract.updateProject, () => undefined);
  await user.clear(field);
  await user.type(field, 'Storefront{Enter}');
  expect(await screen.findByText(outcomeUnknown.text, { exact: false })).toBeTruthy();
});
