import { afterPaintOfPage } from './after-paint-of-page.ts';
import { keepActions } from './keep-actions.ts';
import { layOutParts } from './lay-out-parts.ts';
import { reloadOnce } from './reload-once.ts';
import { takeContext } from './take-context.ts';
import { takeSheets } from './take-sheets.ts';

/** What the reader does first. The pointer moves before it is on anything; the keyboard moves the focus; helpers fill fields in without either. */
const signsOfReader = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
/** Addresses that have another spelling, which scripts put right: `/en/x`, `/x/`, `/x/index.html`. */
const misspelt = /^\/en(\/|$)|.\/$|\/index\.html$/;
const retryMs = 1000;

const { scripts = '', live } = document.currentScript?.dataset ?? {};
/** The entry comes first, then all that it and the page import. */
const urls = scripts.split(' ');
const [entry = ''] = urls;
let hasStarted = false;
let hasFailed = false;

const kept = keepActions(() => hasFailed && reloadOnce(entry));

function fail(): void {
  hasFailed = true;
  if (!kept.isEmpty()) reloadOnce(entry);
}

/** Where the network failed the next sign tries again; what was asked for is a sign by itself. */
function tryLater(): void {
  setTimeout(() => {
    hasStarted = false;
    listen();
    if (!kept.isEmpty()) start();
  }, retryMs);
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** A reader may be faster than the document. */
const parsed = async (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });

async function wake(): Promise<void> {
  for (const url of urls.splice(0)) preload(url);
  const dressed = takeSheets();
  // The styles of a build that is gone are gone with its scripts, and waited for with them.
  dressed.catch(() => undefined);
  await parsed();
  const isCurrent = await takeContext().catch(() => undefined);
  if (isCurrent === undefined) tryLater();
  else if (isCurrent) await dressed.then(async () => import(/* @vite-ignore */ entry)).catch(fail);
  else fail();
}

function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  void wake();
}

function hearSign({ type, target }: Event): void {
  // A long menu is scrolled to its entry by the browser. A reader who scrolls one has given another sign before.
  if (type === 'scroll' && target !== document) return;
  window.onepointIsRead = true;
  for (const name of signsOfReader) removeEventListener(name, hearSign, true);
  start();
}

function listen(): void {
  for (const name of signsOfReader) addEventListener(name, hearSign, { capture: true, passive: true });
}

window.onepointTakeActions = kept.take;
listen();
const wakesByItself = live !== undefined || 'wakes' in document.documentElement.dataset || misspelt.test(location.pathname);
afterPaintOfPage(() => {
  layOutParts();
  if (wakesByItself) start();
});
