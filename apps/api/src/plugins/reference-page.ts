import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { themeScript } from '@onepoint/app-state/head-scripts';
import texts from '@onepoint/locales/en/nav.json' with { type: 'json' };
import { siteConfig } from '@onepoint/site-config';

const tokens = readFileSync(fileURLToPath(import.meta.resolve('@onepoint/ui-kit/styles/tokens.css')), 'utf8');

/** By file name, served under `fonts/`. The page is in English, so the Latin files are enough. */
export const referenceFonts: ReadonlyMap<string, Buffer> = new Map(
  ['geist-latin.woff2', 'geist-mono-latin.woff2'].map((file) => [
    file,
    readFileSync(fileURLToPath(import.meta.resolve(`@onepoint/ui-kit/fonts/${file}`))),
  ]),
);

const fontFace = (family: string, file: string): string =>
  `@font-face { font-family: '${family}'; font-weight: 400 650; font-display: swap; src: url('fonts/${file}') format('woff2'); }`;

/** Maps Scalar's variables (https://scalar.com/products/api-references/themes) to the product's design tokens, which follow `data-theme`. */
const scalarVariables = `
body.light-mode, body.dark-mode {
  color-scheme: inherit;
  --scalar-font: var(--font-sans);
  --scalar-font-code: var(--font-mono);
  --scalar-radius: var(--radius-s);
  --scalar-radius-lg: var(--radius-m);
  --scalar-radius-xl: var(--radius-l);
  --scalar-background-1: var(--color-surface-1);
  --scalar-background-2: var(--color-surface-2);
  --scalar-background-3: var(--color-surface-3);
  --scalar-background-accent: var(--color-accent-subtle);
  --scalar-color-1: var(--color-text-1);
  --scalar-color-2: var(--color-text-2);
  --scalar-color-3: var(--color-text-3);
  --scalar-color-accent: var(--color-accent-text);
  --scalar-border-color: var(--color-line);
  --scalar-link-color: var(--color-accent-text);
  --scalar-link-color-hover: var(--color-accent-text);
  --scalar-button-1: var(--color-accent);
  --scalar-button-1-hover: var(--color-accent-hover);
  --scalar-button-1-color: var(--color-accent-text-on);
  --scalar-color-green: var(--color-positive-text);
  --scalar-color-yellow: var(--color-caution-text);
  --scalar-color-orange: var(--color-caution-text);
  --scalar-color-red: var(--color-negative-text);
  --scalar-color-blue: var(--color-info-text);
  --scalar-color-purple: var(--color-accent-text);
  --scalar-sidebar-background-1: var(--color-surface-0);
  --scalar-sidebar-border-color: var(--color-line);
  --scalar-sidebar-color-1: var(--color-text-1);
  --scalar-sidebar-color-2: var(--color-text-2);
  --scalar-sidebar-color-active: var(--color-accent-text);
  --scalar-sidebar-item-hover-color: var(--color-text-1);
  --scalar-sidebar-item-hover-background: var(--color-surface-2);
  --scalar-sidebar-item-active-background: var(--color-accent-subtle);
  --scalar-sidebar-search-background: var(--color-surface-1);
  --scalar-sidebar-search-border-color: var(--color-line);
  --scalar-sidebar-search-color: var(--color-text-3);
  --scalar-custom-header-height: 3.5rem;
}`;

const headerStyles = `
body { margin: 0; background: var(--color-surface-1); }
.site-header {
  position: sticky; inset-block-start: 0; z-index: 100; box-sizing: border-box; block-size: 3.5rem; padding-inline: var(--space-4);
  display: flex; align-items: center; gap: var(--space-4); overflow-x: auto; white-space: nowrap;
  background: var(--color-surface-0); border-block-end: 1px solid var(--color-line);
  font: 400 var(--font-size-2)/var(--line-height-2) var(--font-sans);
}
.site-header a { color: var(--color-text-2); text-decoration: none; border-radius: var(--radius-s); padding-block: var(--space-1); }
.site-header a:hover, .site-header [aria-current] { color: var(--color-text-1); }
.site-header a:focus-visible { outline: 2px solid var(--color-focus); outline-offset: 2px; }
.site-header .home { color: var(--color-text-1); font-weight: 600; }`;

export const referenceStyles = [
  fontFace('Geist', 'geist-latin.woff2'),
  fontFace('Geist Mono', 'geist-mono-latin.woff2'),
  tokens,
  scalarVariables,
  headerStyles,
].join('\n');

const { docs, jsonRpcApi, apiReference, dashboard } = texts.links;

export const referenceName = apiReference;

const header = `<header class="site-header">
      <a class="home" href="/">${siteConfig.name}</a>
      <a href="/docs">${docs}</a>
      <a href="/docs/methods">${jsonRpcApi}</a>
      <a href="/api/reference/" aria-current="page">${apiReference}</a>
      <a href="/dashboard">${dashboard}</a>
    </header>`;

/**
 * Adds to Scalar's document: the language, a script that sets the theme of the other apps before the first paint, an icon that needs no request, and
 * the header.
 */
export function completeReferencePage(html: string): string {
  return html
    .replace('<html>', '<html lang="en">')
    .replace('<head>', `<head>\n    <script>${themeScript}</script>\n    <link rel="icon" href="data:," />`)
    .replace('<body>', `<body>\n    ${header}`);
}
