import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { loadPageComponent } from '../app/pages.ts';
import { Root } from '../app/root.tsx';
import type { PageContext } from '../shared/page-context.ts';

/**
 * Markup of a page.
 *
 * @param path its address, with language prefix
 * @throws {Error} when a component fails, or the build has no such page
 */
export async function renderApp(path: string, context: PageContext): Promise<string> {
  const Component = await loadPageComponent(context.pageId);
  if (Component === undefined) throw new Error(`${path}: there is no page ${JSON.stringify(context.pageId)}`);
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <Root page={{ context, Component }} />
      </StaticRouter>
    </StrictMode>,
  );
}
