import { carriedContext } from './own-context.ts';
import type { PageAssets } from './page-assets.ts';
import type { RenderedPage } from './rendered-site.ts';
import { createStyleSelector, type SelectStyles } from './styles/create-style-selector.ts';

const selectors = new Map<string, SelectStyles>();

/** The styles that a document is painted with, of all that its kind has. */
function selectStyles(styles: string, { body, language }: RenderedPage): string {
  const select = selectors.get(styles) ?? createStyleSelector(styles);
  selectors.set(styles, select);
  return select(body, language);
}

const headAssets = (assets: PageAssets, page: RenderedPage): string =>
  `${assets.before}<style id="first-styles">${selectStyles(assets.styles, page)}</style>${assets.after}`;

/**
 * Puts a rendered page into the HTML template.
 *
 * @param template `index.html` with the places `<!--head-->`, `<!--app-->` and `<!--page-context-->`
 * @param assets for the end of `<head>`; none in development, where scripts bring the styles
 * @param context markup of what the page is taken over with: it carries that itself, unless it tells where it is
 */
export function composeDocument(
  template: string,
  page: RenderedPage,
  assets: PageAssets | undefined,
  context = carriedContext(page),
): string {
  const parts: Readonly<Record<string, string>> = {
    '<html lang="en"': `<html lang="${page.language}"`,
    '<!--head-->': page.head + (assets === undefined ? '' : headAssets(assets, page)),
    '<!--app-->': page.body,
    '<!--page-context-->': context,
  };
  return template.replaceAll(/<html lang="en"|<!--(?:head|app|page-context)-->/g, (place) => parts[place] ?? place);
}
