import { afterPaintOfPage } from './after-paint-of-page.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { keepActions } from './keep-actions.ts';
import { layOutParts } from './lay-out-parts.ts';
import { reloadOnce } from './reload-once.ts';
import { onSignOfReader } from './sign-of-reader.ts';
import { findContext } from './take-context.ts';
import { whenIdle } from './when-idle.ts';

/** Addresses that have another spelling, which scripts put right: `/en/x`, `/x/`, `/x/index.html`. */
const misspelt = /^\/en(\/|$)|.\/$|\/index\.html$/;

const { scripts = '', live } = document.currentScript?.dataset ?? {};
/** The entry comes first, then all that it and the page import. */
const urls = scripts.split(' ');
const [entry = ''] = urls;
/** Whether the entry did not come; undefined until it is asked for. */
let hasFailed: boolean | undefined;

/** What a reader does before the application listens waits for it. Where it cannot come, the page says so, or is fetched anew. */
function handleKept(): void {
  if (!navigator.onLine) document.documentElement.dataset['offline'] = '';
  else if (hasFailed === true) reloadOnce(entry);
}
const actions = keepActions(handleKept);

/** What is fetched ahead in vain is not asked for again by whoever needs it: without a network there is only what the browser has. */
function fetchAllAhead(): void {
  for (const url of urls) fetchAhead('modulepreload', url);
  // To ask for a file takes a phone some milliseconds.
  setTimeout(() => {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-sheet]')) fetchAhead('preload', href, 'style');
    const { from } = findContext()?.dataset ?? {};
    if (from !== undefined) fetchAhead('preload', from, 'fetch');
  });
}

function start(): void {
  hasFailed = false;
  if (navigator.onLine) fetchAllAhead();
  // It waits for all of this itself (`wake-page.ts`).
  import(/* @vite-ignore */ entry).catch(() => {
    hasFailed = true;
    addEventListener('online', start, { once: true });
    if (!actions.isEmpty()) handleKept();
  });
}

const startOnce = (): void => {
  if (hasFailed === undefined) start();
};

window.onepointActions = actions;
onSignOfReader(() => {
  window.onepointIsRead = true;
  startOnce();
});
// Where scripts left an entry for another (`scroll-keeper.ts`), only they know its place.
const wakesByItself =
  live !== undefined ||
  'wakes' in document.documentElement.dataset ||
  history.scrollRestoration === 'manual' ||
  misspelt.test(location.pathname);
afterPaintOfPage(() => {
  layOutParts();
  if (wakesByItself) whenIdle(startOnce);
});
