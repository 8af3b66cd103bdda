import { contract } from '@onepoint/api-contract';
import { apiKeyFixture, ApiRefusal, mockCall, projectFixture, rotatedSecretFixture } from '@onepoint/testing/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { baseUrl, renderScreen } from '../../../test/render-screen.tsx';
import { server } from '../../../test/server.ts';
import { ApiKeysPage } from '../api-keys-page.tsx';
import { screenPaths } from '../testing/screen-paths.ts';

const project = projectFixture();
const show = (role = 'owner') =>
  renderScreen(<ApiKeysPage paths={screenPaths} />, {
    project: { ...project, role },
    state: { projects: [project], apiKeys: { [project.id]: [apiKeyFixture()] } },
  });
const openRotation = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Production server' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rotate' }));
  return screen.findByRole('dialog', { name: 'Rotate Production server' });
};

test('shows the new secret once, and how long the old one works', async () => {
  const { user, api } = show();
  const dialog = await openRotation(user);
  await user.click(within(dialog).getByRole('radio', { name: '1 hour' }));
  await user.click(within(dialog).getByRole('button', { name: 'Rotate API key' }));
  const reveal = await screen.findByRole('dialog', { name: '“Production server” rotated' });
  expect(within(reveal).getByText(rotatedSecretFixture)).toBeTruthy();
  expect(within(reveal).getByText(/The old key works until/)).toBeTruthy();
  const [key] = api.state.apiKeys[project.id] ?? [];
  expect(Date.parse(key?.previousSecretEndsAt ?? '') - Date.now()).toBeLessThanOrEqual(3_600_000);
});

test('says that the old secret no longer works without a grace period', async () => {
  const { user } = show();
  const dialog = await openRotation(user);
  await user.click(within(dialog).getByRole('radio', { name: 'Revoke immediately' }));
  await user.click(within(dialog).getByRole('button', { name: 'Rotate API key' }));
  expect(await screen.findByText('The old key no longer works.')).toBeTruthy();
});

test('retries with the same idempotency key, and starts a new rotation once the secret is lost', async () => {
  const { user } = show();
  const seen: (string | null)[] = [];
  server.use(
    mockCall(baseUrl, contract.rotateApiKey, ({ idempotencyKey }) => {
      seen.push(idempotencyKey);
      throw new ApiRefusal(seen.length === 1 ? 'ROLE_FORBIDS' : 'IDEMPOTENCY_KEY_REPLAYED');
    }),
  );
  const dialog = await openRotation(user);
  const submit = within(dialog).getByRole('button', { name: 'Rotate API key' });
  for (const tries of [1, 2, 3]) {
    await user.click(submit);
    await waitFor(() => expect(seen).toHaveLength(tries));
    await waitFor(() => expect(submit.getAttribute('aria-busy')).not.toBe('true'));
  }
  expect(seen[1]).toBe(seen[0]);
  expect(seen[2]).not.toBe(seen[1]);
});

test('a viewer has no button to rotate keys', async () => {
  show('viewer');
  expect(await screen.findByText('Production server')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Actions for Production server' })).toBeNull();
});
