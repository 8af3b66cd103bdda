import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { KeptText, Pieces } from '../../../vite/pieces/kept-text.ts';
import { Frame } from '../../app/frame.tsx';
import { PageScope } from '../../app/page-scope.tsx';
import { loadPageComponent, notFoundPageId } from '../../app/pages.ts';
import type { DocFrame } from '../../shared/doc-content.ts';
import type { PageContext } from '../../shared/page-context.ts';
import { articlePlace } from '../article-place.ts';
import type { ArticleAside } from '../create-article-taker.ts';
import { closeShapes } from './close-shapes.ts';
import { keepMenu, menuAt, type KeptMenu } from './kept-menu.ts';
import { betweenMarks, takeMenu } from './menu-entries.ts';
import { PageAlone } from './page-alone.tsx';
import { surroundingsOf } from './page-surroundings.ts';
import { fillTemplate, markValues, toTemplate, type Template } from './page-template.ts';

interface KeptFrame {
  readonly before: KeptText;
  readonly after: KeptText;
}

/** A page with places for its values, in parts: around the entries of its menu, and around its article. */
interface KeptPage {
  readonly before: Template;
  readonly middle: Template;
  readonly after: Template;
}

const keep = (text: string): KeptText => ({ text });
const hasMenu = (content: unknown): content is DocFrame => typeof content === 'object' && content !== null && 'siblings' in content;

function toKeptPage(markup: string): KeptPage {
  const { before, after } = takeMenu(markup);
  const [middle = '', end = ''] = after.split(articlePlace);
  return { before: toTemplate(before), middle: toTemplate(middle), after: toTemplate(end) };
}

function fillArticle(markup: string, article: KeptText | undefined): Pieces {
  const at = article === undefined ? -1 : markup.indexOf(articlePlace);
  return article === undefined || at < 0 ? [markup] : [markup.slice(0, at), article, markup.slice(at + articlePlace.length)];
}

/**
 * Draws pages as markup. What stands around pages of a kind is the same in a language, and so is the menu of a part of the documentation: both
 * are drawn with the first of them, and kept.
 *
 * @returns takes a page's address, with language prefix, and its context; throws when a component fails, or the build has no such page
 */
export function createAppRenderer(): (path: string, page: ArticleAside) => Promise<Pieces> {
  /** By all that they depend on. */
  const frames = new Map<string, KeptFrame>();
  const menus = new Map<string, KeptMenu>();
  const keptPages = new Map<string, KeptPage>();
  return async (path, { rest, article }) => {
    const { pageId, locale, data, content } = rest;
    const Component = await loadPageComponent(pageId);
    if (Component === undefined) throw new Error(`${path}: there is no page ${JSON.stringify(pageId)}`);
    const draw = (Drawn: typeof Frame, context: PageContext = rest): string =>
      closeShapes(
        renderToString(
          <StrictMode>
            <StaticRouter location={path}>
              <PageScope page={{ context, Component }}>
                <Drawn />
              </PageScope>
            </StaticRouter>
          </StrictMode>,
        ),
      );
    // "No such page" is found in any part of the site, and the menu marks the part.
    if (pageId === notFoundPageId) return fillArticle(draw(Frame), article);

    const drawMenu = (doc: DocFrame): KeptMenu => {
      const entriesOf = (current: boolean): readonly string[] => {
        const siblings = betweenMarks(doc.siblings.map((entry) => ({ ...entry, current })));
        return takeMenu(draw(PageAlone, { ...rest, content: { ...doc, siblings } })).entries;
      };
      return keepMenu(entriesOf(false), entriesOf(true));
    };
    const menuOf = (doc: DocFrame): Pieces => {
      // Whoever has an address has its title and its group.
      const key = `${pageId} ${locale} ${doc.siblings.map(({ href }) => href).join(' ')}`;
      const menu = menus.get(key) ?? drawMenu(doc);
      menus.set(key, menu);
      return menuAt(
        menu,
        doc.siblings.findIndex(({ current }) => current),
      );
    };

    const doc = hasMenu(content) ? markValues(content) : undefined;
    const marked = doc === undefined ? rest : { ...rest, content: { ...doc.doc, siblings: betweenMarks([]) } };
    const key = `${pageId} ${locale} ${String(data.year)}`;
    const known = frames.get(key);
    const drawn = known === undefined ? surroundingsOf(draw(Frame, marked)) : undefined;
    const frame = known ?? { before: keep(drawn?.before ?? ''), after: keep(drawn?.after ?? '') };
    frames.set(key, frame);
    const drawPage = (): string => drawn?.page ?? draw(PageAlone, marked);
    if (doc === undefined || !hasMenu(content)) return [frame.before, ...fillArticle(drawPage(), article), frame.after];

    const pageKey = `${key} ${JSON.stringify(marked.content)}`;
    const page = keptPages.get(pageKey) ?? toKeptPage(drawPage());
    keptPages.set(pageKey, page);
    const fill = (template: Template): Pieces => fillTemplate(template, doc.values);
    const text = article === undefined ? [] : [article];
    return [frame.before, ...fill(page.before), ...menuOf(content), ...fill(page.middle), ...text, ...fill(page.after), frame.after];
  };
}
