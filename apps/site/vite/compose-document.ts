import type { RenderedPage } from './rendered-site.ts';

/** JSON that can stand inside a script element. */
const escapeJson = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

/**
 * Puts a rendered page into the HTML template.
 *
 * @param template `index.html` with the places `<!--head-->`, `<!--app-->` and `<!--page-context-->`
 * @param assets markup for the end of `<head>`: styles, preloads, the script loader
 */
export function composeDocument(template: string, page: RenderedPage, assets = ''): string {
  const context = `<script type="application/json" id="page-context">${escapeJson(page.inlineContext)}</script>`;
  return template
    .replace('<html lang="en"', `<html lang="${page.language}"`)
    .replace('<!--head-->', () => page.head + assets)
    .replace('<!--app-->', () => page.body)
    .replace('<!--page-context-->', () => context);
}
