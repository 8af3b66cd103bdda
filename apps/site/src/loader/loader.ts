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
let hasFailed = false;

const actions = keepActions(() => hasFailed && reloadOnce(entry));

function start(): void {
  for (const url of urls) fetchAhead('modulepreload', url);
  // To ask for a file takes a phone some milliseconds.
  setTimeout(() => {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-sheet]')) fetchAhead('preload', href, 'style');
    const { from } = findContext()?.dataset ?? {};
    if (from !== undefined) fetchAhead('preload', from, 'fetch');
  });
  // It waits for all of this itself (`wake-page.ts`).
  import(/* @vite-ignore */ entry).catch(() => {
    hasFailed = true;
    if (!actions.isEmpty()) reloadOnce(entry);
  });
}

let isStarted = false;
const startOnce = (): void => {
  if (!isStarted) start();
  isStarted = true;
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
