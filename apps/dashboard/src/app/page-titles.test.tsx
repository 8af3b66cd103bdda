import type { Project } from '@onepoint/api-contract';
import { createI18n, I18nextProvider } from '@onepoint/i18n';
import dashboard from '@onepoint/locales/en/dashboard.json' with { type: 'json' };
import { projectFixture } from '@onepoint/testing/api';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LoginFrame } from '../features/session/login-frame.tsx';
import { IdentityUnavailable } from '../features/session/session-wait.tsx';
import { QueryError } from '../shared/errors/query-error.tsx';
import { PageHeader } from '../shared/page-header/page-header.tsx';
import { ProjectContext } from '../shared/projects/project-context.ts';
import { renderRoutes } from '../test/render-screen.tsx';
import { NotFoundPage } from './routes/not-found-route.tsx';
import { PageError } from './routes/page-error.tsx';
import { RootLayout } from './shell/root-layout.tsx';

const i18n = createI18n({ language: 'en', builtIn: { dashboard } });
const siteTitle = 'Fast and Reliable Blockchain RPC Service';

function Page({ title, project = null }: { title: string | undefined; project?: Project | null }) {
  return (
    <I18nextProvider i18n={i18n}>
      <ProjectContext value={project}>
        <PageHeader title={title} headline={null} />
      </ProjectContext>
    </I18nextProvider>
  );
}

test('names the screen and the current project', () => {
  const { rerender } = render(<Page title="Usage" project={projectFixture({ name: 'Storefront' })} />);
  expect(document.title).toBe(`Usage – Storefront – ${siteTitle}`);
  rerender(<Page title="Usage" project={projectFixture({ name: 'Indexer' })} />);
  expect(document.title).toBe(`Usage – Indexer – ${siteTitle}`);
});

test('names only the screen without a project, or if the project has no name', () => {
  const { rerender } = render(<Page title="Profile" />);
  expect(document.title).toBe(`Profile – ${siteTitle}`);
  rerender(<Page title="Usage" project={projectFixture({ name: ' ' })} />);
  expect(document.title).toBe(`Usage – ${siteTitle}`);
});

test('keeps the title until the next screen is known, and after the last one', () => {
  const { rerender, unmount } = render(<Page title="Profile" />);
  rerender(<Page title={undefined} />);
  expect(document.title).toBe(`Profile – ${siteTitle}`);
  unmount();
  expect(document.title).toBe(`Profile – ${siteTitle}`);
});

test('names screens without a header', async () => {
  const error = new Error('offline');
  const failed = (headingLevel: 1 | 2) => (
    <QueryError headingLevel={headingLevel} title={`Failed ${headingLevel}`} error={error} onRetry={() => undefined} retrying={false} />
  );
  const { router } = renderRoutes([
    { path: '/', element: failed(1) },
    { path: '/part', element: failed(2) },
    { path: '/error', element: <PageError /> },
    { path: '/login', element: <LoginFrame>Form</LoginFrame> },
    { path: '/unavailable', element: <IdentityUnavailable /> },
    { path: '*', element: <NotFoundPage /> },
  ]);
  await waitFor(() => expect(document.title).toBe(`Failed 1 – ${siteTitle}`));
  await act(() => router.navigate('/part'));
  expect(await screen.findByRole('heading', { name: 'Failed 2' })).toBeTruthy();
  expect(document.title).toBe(`Failed 1 – ${siteTitle}`);
  for (const [path, title] of [
    ['/error', 'Something went wrong'],
    ['/login', 'Sign in or create an account'],
    ['/unavailable', 'Sign-in is temporarily unavailable'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await act(() => router.navigate(path));
    await waitFor(() => expect(document.title).toBe(`${title} – ${siteTitle}`));
  }
});

/** Page that knows its title only after loading its data, and whose title can change. */
function LatePage() {
  const [title, setTitle] = useState<string>();
  return (
    <>
      <Page title={title} />
      <button onClick={() => setTitle('Second')}>Load</button>
      <button onClick={() => setTitle('Renamed')}>Rename</button>
    </>
  );
}

test('announces a new page once, when its title is known, and not the first page', async () => {
  const { router, user } = renderRoutes([
    {
      element: <RootLayout />,
      children: [
        { index: true, element: <Page title="First" /> },
        { path: '/second', element: <LatePage /> },
      ],
    },
  ]);
  await screen.findByRole('heading', { name: 'First' });
  const announced: (string | null)[] = [];
  const region = screen.getAllByRole('status').at(-1);
  new MutationObserver(() => announced.push(region?.textContent ?? null)).observe(region ?? document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  expect(region?.textContent).toBe('');

  await act(() => router.navigate('/second'));
  const load = await screen.findByRole('button', { name: 'Load' });
  expect(announced).toEqual([]);
  await user.click(load);
  await waitFor(() => expect(announced).toEqual([`Second – ${siteTitle}`]));
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(document.title).toBe(`Renamed – ${siteTitle}`));
  await act(() => router.navigate('/second?range=day'));
  expect(announced).toEqual([`Second – ${siteTitle}`]);

  await act(() => router.navigate('/'));
  await waitFor(() => expect(announced).toEqual([`Second – ${siteTitle}`, `First – ${siteTitle}`]));
});
