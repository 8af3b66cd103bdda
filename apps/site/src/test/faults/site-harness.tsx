import { stubBrowser } from '@onepoint/testing/fake-browser';
import { fakeTime, pass } from '@onepoint/testing/fake-time';
import { cleanup, render } from '@testing-library/react';
import { RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { createSiteRouter, type SiteRouter } from '../../app/client/site-router.ts';
import { loadPageComponent, pages } from '../../app/pages.ts';
import { readBuiltPage } from './built-pages.ts';
import { createSiteConnection, type SiteConnection } from './site-services.ts';

/** When the blocks and measurements of the services were made. */
export const now = new Date('2026-11-18T12:00:00Z');

/** Loads all pages in advance, so that a test does not wait for a busy machine to transform them. */
export async function loadPages(): Promise<void> {
  await Promise.all(pages.map(({ load }) => load()));
}

export interface FaultyPage {
  readonly site: SiteRouter;
  readonly connection: SiteConnection;
  /** What React or the browser complained about. */
  readonly complaints: () => readonly string[];
  readonly close: () => void;
}

interface OpenPageParameters {
  /** Path of a page in English. */
  readonly path: string;
  /** Language of the page. Default: English. The search index of a language is loaded once for all tests. */
  readonly locale?: string;
  /** Changes the connection before the page starts. */
  readonly connect?: (connection: SiteConnection) => void;
}

/** Prepares a test in which pages are opened: fake time and browser. */
export function setUpPages(at = now): void {
  fakeTime(at);
  stubBrowser();
}

/** Opens a page of the build in its frame, as the browser does after hydration. Call `setUpPages` first. */
export async function openPage({ path, locale = 'en', connect }: OpenPageParameters): Promise<FaultyPage> {
  const context = { ...readBuiltPage(path), locale };
  const Component = await loadPageComponent(context.pageId);
  if (Component === undefined) throw new Error(`No component for ${context.pageId}`);
  const connection = createSiteConnection();
  connect?.(connection);
  vi.stubGlobal('fetch', connection.fetch);
  const complained = vi.spyOn(console, 'error').mockReturnValue(undefined);
  history.replaceState(null, '', path);
  const site = createSiteRouter({ context, Component });
  render(<RouterProvider router={site.router} />);
  await pass(0, 1);
  return {
    site,
    connection,
    complaints: () => complained.mock.calls.map((words) => words.map(String).join(' ')),
    close: () => {
      cleanup();
      site.router.dispose();
      complained.mockRestore();
    },
  };
}
