import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { ApiKeyPage } from './api-key-page.tsx';

vi.mock('./request-composer/composer.tsx', () => new Promise(() => undefined));

const project = projectFixture();
const show = (apiKeyId: string) =>
  renderScreen(
    <ApiKeyPage apiKeyId={apiKeyId} apiKeysPath="/dashboard" onDeleted={() => {}}>
      Statistics of the key
    </ApiKeyPage>,
    { project, state: { projects: [project], apiKeys: { [project.id]: [apiKeyFixture({ id: 'key_1', name: 'Server' })] } } },
  );

test('shows an API key', async () => {
  show('key_1');
  expect(await screen.findByText('Server')).toBeTruthy();
});

test.each(['key_2', 'k'.repeat(65)])('shows that there is no key %s, without a retry button', async (apiKeyId) => {
  show(apiKeyId);
  expect(await screen.findByRole('heading', { name: 'API key not found' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('selects a tab immediately while its code still loads', async () => {
  const { user } = show('key_1');
  expect(await screen.findByText('Statistics of the key')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Request builder' }));
  expect(screen.getByRole('tab', { name: 'Request builder' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByText('Statistics of the key')).toBeNull();
});

test('a double click pauses the key and does not resume it', async () => {
  const { user, api } = show('key_1');
  await user.dblClick(await screen.findByRole('button', { name: 'Pause Server' }));
  expect(await screen.findByText(/Server paused/)).toBeTruthy();
  expect(api.state.apiKeys[project.id]?.[0]?.status).toBe('paused');
});
