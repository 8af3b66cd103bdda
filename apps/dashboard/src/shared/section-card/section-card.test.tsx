import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { modals } from '../overlays/modals.ts';
import { SectionCard } from './section-card.tsx';

const cards = (
  <>
    <SectionCard id="alerts" title="Alerts" data-testid="alerts" />
    <SectionCard id="webhooks" title="Webhooks" data-testid="webhooks" />
  </>
);
const focused = () => document.activeElement?.id;

test('focuses the section in the URL, again when it is opened again', async () => {
  const { router } = renderScreen(cards, { path: '/#webhooks' });
  expect(focused()).toBe('webhooks');
  await act(() => router.navigate('/#alerts'));
  expect(focused()).toBe('alerts');
  screen.getByTestId('webhooks').focus();
  await act(() => router.navigate('/#alerts'));
  expect(focused()).toBe('alerts');
});

test('focuses no section without one in the URL', () => {
  renderScreen(cards);
  expect(focused()).toBe('');
});

test('waits until the modals are closed', async () => {
  const { router } = renderScreen(cards);
  await act(async () => void modals.open({ id: 'test', component: () => <button type="button">Inside</button>, props: {} }));
  await act(() => router.navigate('/#alerts'));
  expect(focused()).not.toBe('alerts');
  act(() => modals.clear());
  await waitFor(() => expect(focused()).toBe('alerts'));
});
