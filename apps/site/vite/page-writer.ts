import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pageContextUrl } from '@onepoint/navigation';
import { buildPageData } from './build-page-data.ts';
import { checkTexts } from './check-texts.ts';
import { composeDocument } from './compose-document.ts';
import { placeContext } from './own-context.ts';
import type { PageAssets } from './page-assets.ts';
import type { PictureWriter } from './pictures/create-picture-writer.ts';
import type { Pieces } from './pieces/kept-text.ts';
import type { RenderedSite } from './rendered-site.ts';
import type { RenderReply } from './render-worker.ts';

export interface PageWriterParameters {
  readonly site: RenderedSite;
  /** The document that pages are put into. */
  readonly template: string;
  readonly assetsOf: (pageId: string) => PageAssets;
  readonly write: (path: string, text: Pieces) => void;
  readonly pictures: Pick<PictureWriter, 'add'>;
}

export interface PageWriter {
  /**
   * Renders pages and writes documents and contexts of them.
   *
   * @throws {Error} where a path has no page, or the page fails
   * @throws {ContentError} where it shows a text that there is not
   */
  write: (paths: readonly string[]) => Promise<void>;
  /** Writes what a host sends where there is no page. */
  writeNotFound: () => Promise<void>;
  made: () => RenderReply;
}

/** Writes the pages of a build. */
export function createPageWriter({ site, template, assetsOf, write, pictures }: PageWriterParameters): PageWriter {
  const assets: Record<string, PageAssets> = {};
  const livePaths: string[] = [];
  let pageCount = 0;
  const readData = buildPageData(site, process.env);
  const render: RenderedSite['renderPage'] = async (path, read) => {
    const page = await site.renderPage(path, read);
    checkTexts(path, site.takeMissingTexts());
    return page;
  };
  const writeOne = async (path: string): Promise<void> => {
    const page = await render(path, readData);
    if (page.status !== 200) throw new Error(`${path} is listed as a page, and is none`);
    const pageAssets = (assets[page.pageId] ??= assetsOf(page.pageId));
    if (page.dataFreshMs !== null) livePaths.push(path);
    if (page.picture !== null) pictures.add(page.picture);
    const url = pageContextUrl(path);
    const { text, markup } = placeContext(page, url);
    write(join(path, 'index.html'), composeDocument(template, page, pageAssets, markup));
    write(url, text);
    pageCount += 1;
  };
  return {
    write: async (paths) => {
      for (const path of paths) await writeOne(path);
      // Pictures are read and written meanwhile.
      await setImmediate();
    },
    writeNotFound: async () => {
      for (const { path, file } of site.listNotFoundPages()) {
        const page = await render(path);
        write(file, composeDocument(template, page, assetsOf(page.pageId)));
      }
    },
    made: () => ({ pageCount, assets, livePaths }),
  };
}
