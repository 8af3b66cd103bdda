import { contract } from '@onepoint/api-contract';
import { appState } from '@onepoint/app-state';
import { ApiRefusal, mockCall, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { baseUrl, renderScreen, type RenderScreenParameters } from '../../test/render-screen.tsx';
import { server } from '../../test/server.ts';
import { useProjects } from '../../shared/projects/project-context.ts';
import { FirstProject } from './first-project.tsx';

function ProjectCount() {
  const { data } = useProjects();
  return data === undefined ? null : <p>Projects: {data.length}</p>;
}

function show(parameters: RenderScreenParameters) {
  const onCreated = vi.fn();
  const page = (
    <StrictMode>
      <FirstProject onCreated={onCreated}>
        <p>The page</p>
        <ProjectCount />
      </FirstProject>
    </StrictMode>
  );
  const shown = renderScreen(page, parameters);
  // An unfinished request would affect the next test.
  onTestFinished(async () => waitFor(() => expect(shown.queryClient.isMutating()).toBe(0)));
  return { onCreated, ...shown };
}

test('selects the created project, and sends the referral code once', async () => {
  appState.set({ referralCode: '7hQeT2kY' });
  onTestFinished(() => appState.set({ referralCode: null }));
  const codes: (string | undefined)[] = [];
  const project = projectFixture({ id: 'proj_new' });
  const create = mockCall(baseUrl, contract.createFirstProject, ({ body }) => {
    codes.push(body.referralCode);
    return { project, apiKey: null, secret: null };
  });
  const { onCreated } = show({ overrides: [create] });
  await waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(codes).toContain('7hQeT2kY');
  expect(appState.getState()).toMatchObject({ projectId: 'proj_new', referralCode: null });
  expect(screen.queryByText('The page')).toBeNull();
});

test('requests nothing if the user has a project, or after the last one was deleted', async () => {
  const project = projectFixture();
  const create = vi.fn();
  const overrides = [
    mockCall(baseUrl, contract.createFirstProject, () => {
      create();
      return { project: null, apiKey: null, secret: null };
    }),
  ];
  const { api, queryClient } = show({ state: { projects: [project] }, overrides });
  expect(await screen.findByText('Projects: 1')).toBeTruthy();
  api.state.projects = [];
  await queryClient.invalidateQueries();
  expect(screen.getByText('The page')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

test('shows the page to a user who gets no project', async () => {
  const { onCreated, queryClient } = show({ state: { isNewUser: false } });
  const statuses = () =>
    new Set(
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.status),
    );
  await waitFor(() => expect(statuses()).toEqual(new Set(['success'])));
  expect(await screen.findByText('The page')).toBeTruthy();
  expect(onCreated).not.toHaveBeenCalled();
});

test('shows the page and a retry if the project can’t be created', async () => {
  const refuse = mockCall(baseUrl, contract.createFirstProject, () => {
    throw new ApiRefusal('INTERNAL');
  });
  const { user, onCreated } = show({ state: { isNewUser: true }, overrides: [refuse] });
  expect(await screen.findByText('Couldn’t set up your first project')).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
  server.use(mockCall(baseUrl, contract.createFirstProject, () => ({ project: projectFixture(), apiKey: null, secret: null })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
});
