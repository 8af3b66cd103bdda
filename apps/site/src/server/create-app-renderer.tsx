import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Frame } from '../app/frame.tsx';
import { loadPageComponent, notFoundPageId } from '../app/pages.ts';
import { Root } from '../app/root.tsx';
import type { PageContext } from '../shared/page-context.ts';
import { PageAlone } from './page-alone.tsx';
import { surroundingsOf, type PageSurroundings } from './page-surroundings.ts';

/**
 * Draws pages as markup. What stands around pages of a kind is the same in a language: it is drawn with the first of them, and kept.
 *
 * @returns takes a page's address, with language prefix, and its context; throws when a component fails, or the build has no such page
 */
export function createAppRenderer(): (path: string, context: PageContext) => Promise<string> {
  /** By all that a frame depends on. */
  const frames = new Map<string, PageSurroundings>();
  return async (path, context) => {
    const { pageId, locale, data } = context;
    const Component = await loadPageComponent(pageId);
    if (Component === undefined) throw new Error(`${path}: there is no page ${JSON.stringify(pageId)}`);
    const draw = (Drawn: typeof Frame): string =>
      renderToString(
        <StrictMode>
          <StaticRouter location={path}>
            <Root page={{ context, Component }}>
              <Drawn />
            </Root>
          </StaticRouter>
        </StrictMode>,
      );
    // "No such page" is found in any part of the site, and the menu marks the part.
    if (pageId === notFoundPageId) return draw(Frame);
    const key = `${pageId} ${locale} ${String(data.year)}`;
    const kept = frames.get(key);
    if (kept !== undefined) return kept.before + draw(PageAlone) + kept.after;
    const whole = draw(Frame);
    frames.set(key, surroundingsOf(whole));
    return whole;
  };
}
