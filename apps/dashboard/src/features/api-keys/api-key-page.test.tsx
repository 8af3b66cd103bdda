import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { ApiKeyPage } from './api-key-page.tsx';

const project = projectFixture();
const show = (apiKeyId: string) =>
  renderScreen(
    <ApiKeyPage apiKeyId={apiKeyId} apiKeysPath="/dashboard" onDeleted={() => {}}>
      {null}
    </ApiKeyPage>,
    { project, state: { projects: [project], apiKeys: { [project.id]: [apiKeyFixture({ id: 'key_1', name: 'Server' })] } } },
  );

test('a key has a page of its own', async () => {
  show('key_1');
  expect(await screen.findByText('Server')).toBeTruthy();
});

test.each(['key_2', 'k'.repeat(65)])('there is no key %s, which is no failure', async (apiKeyId) => {
  show(apiKeyId);
  expect(await screen.findByRole('heading', { name: 'This project has no such API key' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
