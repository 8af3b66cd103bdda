import { projectFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MyProjectsPage } from '../my-projects-page.tsx';

const shop = projectFixture({ id: 'proj_1', name: 'Shop', balance: 1234 });
const other = projectFixture({ id: 'proj_2', name: 'Other', balance: 100 });
const show = (...projects: (typeof shop)[]) =>
  renderScreen(<MyProjectsPage openPath="/dashboard" onCreated={() => {}} />, { state: { projects } });

test('requires the project’s name and a choice for the balance, and transfers the balance', async () => {
  const { user, api } = show(shop, other);
  await user.click(await screen.findByRole('button', { name: 'Delete Shop' }));
  const field = await screen.findByRole('textbox', { name: 'Type the project name to confirm' });
  await user.type(field, 'shop{Enter}');
  expect(await screen.findByText('The name doesn’t match')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'Shop{Enter}');
  expect(await screen.findByText('Choose what to do with the balance')).toBeTruthy();
  expect(api.state.projects).toHaveLength(2);

  await user.click(screen.getByRole('radio', { name: /Move it to another project/ }));
  await user.click(screen.getByRole('button', { name: 'Delete project' }));
  await waitFor(() => expect(api.state.projects).toMatchObject([{ id: 'proj_2', balance: 1334 }]));
  // While the modal is open, the page behind it is hidden.
  expect(await screen.findByRole('link', { name: 'Other' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Shop' })).toBeNull());
});

test('offers a refund through support if there is no other project', async () => {
  const { user, api } = show(shop, { ...other, role: 'developer' });
  await user.click(await screen.findByRole('button', { name: 'Delete Shop' }));
  await user.click(await screen.findByRole('radio', { name: /Request a refund/ }));
  expect(screen.getByText(/We’ll record the refund\. Contact support to receive it/)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /Move it/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Type the project name to confirm' }), 'Shop{Enter}');
  await waitFor(() => expect(api.state.projects.map(({ id }) => id)).toEqual(['proj_2']));
});

test('deletes the last project and doesn’t ask about a missing balance', async () => {
  const { user, api } = show({ ...shop, balance: -5 });
  await user.click(await screen.findByRole('button', { name: 'Delete Shop' }));
  await user.type(await screen.findByRole('textbox', { name: 'Type the project name to confirm' }), 'Shop{Enter}');
  expect(screen.queryByRole('radio')).toBeNull();
  await waitFor(() => expect(api.state.projects).toEqual([]));
});

const nameField = { name: 'Type the project name to confirm' };

test('says what is refunded and what expires, and refunds only paid balance', async () => {
  const { user, api } = show({ ...shop, balance: 1_500, promoBalance: 1_000 });
  await user.click(await screen.findByRole('button', { name: 'Delete Shop' }));
  await user.click(await screen.findByRole('radio', { name: /Request a refund/ }));
  expect(screen.getByText(/\$5\.00 will be refunded and \$10\.00 of promo credit expires/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', nameField), 'Shop{Enter}');
  await waitFor(() => expect(api.state.projects).toEqual([]));
});

test('transfers promo credit as promo credit', async () => {
  const { user, api } = show({ ...shop, balance: 1_500, promoBalance: 1_000 }, other);
  await user.click(await screen.findByRole('button', { name: 'Delete Shop' }));
  await user.click(await screen.findByRole('radio', { name: /Move it to another project/ }));
  expect(screen.getByText(/\$10\.00 of it stays promo credit/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', nameField), 'Shop{Enter}');
  await waitFor(() => expect(api.state.projects).toMatchObject([{ id: 'proj_2', balance: 1_600, promoBalance: 1_000 }]));
});

test('offers to let promo credit expire instead of a refund', async () => {
  const { user, api } = show({ ...shop, balance: 700, promoBalance: 700 }, other);
  await user.click(await screen.findByRole('button', { name: 'Delete Shop' }));
  await user.type(await screen.findByRole('textbox', nameField), 'Shop{Enter}');
  expect(await screen.findByText('Choose what to do with the balance')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /Request a refund/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Let it expire/ }));
  await user.click(screen.getByRole('button', { name: 'Delete project' }));
  await waitFor(() => expect(api.state.projects).toMatchObject([{ id: 'proj_2', balance: 100 }]));
});

test('says that promo credit expires if there is no other option', async () => {
  const { user, api } = show({ ...shop, balance: 700, promoBalance: 700 });
  await user.click(await screen.findByRole('button', { name: 'Delete Shop' }));
  expect(await screen.findByText(/\$7\.00 of promo credit expires with the project/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.type(screen.getByRole('textbox', nameField), 'Shop{Enter}');
  await waitFor(() => expect(api.state.projects).toEqual([]));
});
