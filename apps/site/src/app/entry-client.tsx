import '@onepoint/ui-kit/styles/layers.css';
import '@onepoint/ui-kit/styles/reset.css';
import '@onepoint/ui-kit/styles/fonts.css';
import '@onepoint/ui-kit/styles/tokens.css';
import '@onepoint/ui-kit/styles/base.css';
import '@onepoint/ui-kit/styles/text.css';
import '../shared/site.css';
import { appState, watchTheme } from '@onepoint/app-state';
import { formatNumber } from '@onepoint/i18n';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { wakePage } from '../loader/wake-page.ts';
import { nextTask } from '../shared/next-task.ts';
import { parsePageContext, type PageContext } from '../shared/page-context.ts';
import { App } from './client/app.tsx';
import { followSession } from './client/follow-session.ts';
import { hasMovedOn } from './client/has-moved-on.ts';
import { Ready } from './client/ready.tsx';
import { canonicalAddress } from './client/site-address.ts';
import { createSiteClient } from './client/site-client.ts';
import { isLivePage } from './is-live-page.ts';
import { loadPageComponent, notFoundPageId } from './pages.ts';

/** A host may serve a page under another of its addresses (`/en/x`, a trailing slash, `/index.html`): it has one. */
function correctAddress({ pageId, languages }: PageContext): void {
  const address = canonicalAddress(location, languages);
  if (address === location.pathname + location.search + location.hash) return;
  // What the host did not find here it may have there.
  if (pageId === notFoundPageId) location.replace(address);
  else history.replaceState(history.state, '', address);
}

async function start(context: PageContext): Promise<void> {
  // With its component at hand the first client render equals the HTML.
  const Component = await loadPageComponent(context.pageId);
  const root = document.querySelector('#root');
  if (root === null || Component === undefined) return;
  if (hasMovedOn(context.languages)) {
    location.reload();
    return;
  }
  correctAddress(context);
  await nextTask();
  if (isLivePage(context.pageId)) {
    // The first number that a browser writes takes it as long as all the rest of such a page.
    formatNumber(0, context.locale);
    await nextTask();
  }
  const client = createSiteClient({ context, Component }, import.meta.url);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Ready>
          <App client={client} />
        </Ready>
      </StrictMode>,
    );
  });
  if (context.pageId === notFoundPageId) await (await import('./client/look-again.ts')).lookAgain(client);
}

await wakePage();
watchTheme({ state: appState, window });
followSession({ state: appState, window });
const context = parsePageContext(JSON.parse(document.querySelector('#page-context')?.textContent ?? 'null'));
if (context !== undefined) await start(context);
