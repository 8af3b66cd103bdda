import { projectFixture } from '@onepoint/testing/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MyProjectsPage } from '../my-projects-page.tsx';
// The page loads this lazily. Importing it here keeps the transform out of the test's timeout.
import './rename-project-modal.tsx';

async function renameWhileAnotherDoes() {
  const { user, api } = renderScreen(<MyProjectsPage openPath="/dashboard" onCreated={() => {}} />, {
    state: { projects: [projectFixture({ name: 'Shop' })] },
  });
  await user.click(await screen.findByRole('button', { name: 'Rename Shop' }));
  const field = await screen.findByRole('textbox', { name: 'Project name' });
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(field);
  await user.type(field, 'Mine');
  Object.assign(api.state.projects[0] ?? {}, { name: 'Theirs' });
  await user.click(dialog.getByRole('button', { name: 'Rename project' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Project name – new value: Theirs');
  expect(api.state.projects[0]?.name).toBe('Theirs');
  expect(field).toHaveProperty('value', 'Mine');
  return { user, dialog, api };
}

test('shows a name saved by someone else before replacing it', async () => {
  const { user, dialog, api } = await renameWhileAnotherDoes();
  await user.click(dialog.getByRole('button', { name: 'Rename project' }));
  await waitFor(() => expect(api.state.projects[0]?.name).toBe('Mine'));
  expect(await screen.findByRole('button', { name: 'Rename Mine' })).toBeTruthy();
});

test('keeps the other name on request', async () => {
  const { user, dialog } = await renameWhileAnotherDoes();
  await user.click(dialog.getByRole('button', { name: 'Use the saved version' }));
  expect(await screen.findByRole('button', { name: 'Rename Theirs' })).toBeTruthy();
});
