import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ApiKeyViews } from './api-key-views.tsx';

vi.mock('../composer/composer.tsx', () => new Promise(() => undefined));

test('a tab answers a click at once, though its code is still on its way', async () => {
  const { user } = renderScreen(<ApiKeyViews apiKey={apiKeyFixture()}>Statistics of the key</ApiKeyViews>, { project: projectFixture() });
  expect(await screen.findByText('Statistics of the key')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Try a request' }));
  expect(screen.getByRole('tab', { name: 'Try a request' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByText('Statistics of the key')).toBeNull();
});
