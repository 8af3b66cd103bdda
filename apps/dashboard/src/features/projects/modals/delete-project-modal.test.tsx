import { projectFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MyProjectsPage } from '../my-projects-page.tsx';

const shop = projectFixture({ id: 'proj_1', name: 'Shop', balance: 1234 });
const other = projectFixture({ id: 'proj_2', name: 'Other' });
const show = () => renderScreen(<MyProjectsPage openPath="/dashboard" onCreated={() => {}} />, { state: { projects: [shop, other] } });

test('a project is deleted only under its own name, and what is lost is said before', async () => {
  const { user, api } = show();
  await user.click(await screen.findByRole('button', { name: 'Delete Shop' }));
  expect(await screen.findByText('Its balance of $12.34 is lost.')).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Type the name of the project to confirm' });
  await user.type(field, 'shop{Enter}');
  expect(await screen.findByText('This is not the name of the project')).toBeTruthy();
  expect(api.state.projects).toHaveLength(2);

  await user.clear(field);
  await user.type(field, 'Shop{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Shop' })).toBeNull());
  expect(api.state.projects.map(({ id }) => id)).toEqual(['proj_2']);
  expect(screen.getByRole('link', { name: 'Other' })).toBeTruthy();
});
