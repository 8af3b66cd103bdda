import { carriedContext } from './own-context.ts';
import type { PageAssets } from './page-assets.ts';
import type { KeptText, Pieces } from './pieces/kept-text.ts';
import type { RenderedPage } from './rendered-site.ts';
import { createFaceSelector, type SelectFaces } from './styles/create-face-selector.ts';
import { createStyleSelector, type SelectStyles } from './styles/create-style-selector.ts';

/** Languages that are written with letters beside those of English, and in Latin script. */
const accentedLanguages: readonly string[] = ['tr', 'vi'];

/**
 * Lays the document out where it ends, before the frame that paints it: a browser styles it there anyway, and then waits for that frame.
 */
const layOut = '<script>document.body.offsetTop</script>';

/** The assets of a kind of pages as parts of many documents. */
interface KeptAssets {
  readonly before: KeptText;
  readonly between: KeptText;
  readonly after: KeptText;
  /** The faces that a document is painted with. */
  readonly selectFaces: SelectFaces;
  /** The styles that a document is painted with, of all that its kind has. */
  readonly select: SelectStyles;
}

const known = new WeakMap<PageAssets, KeptAssets>();

function keptAssetsOf(assets: PageAssets): KeptAssets {
  const { before, faces, styles, after } = assets;
  const kept = known.get(assets) ?? {
    before: { text: before },
    between: { text: '</style><style id="first-styles">' },
    after: { text: `</style>${after}` },
    selectFaces: createFaceSelector(faces),
    select: createStyleSelector(styles),
  };
  known.set(assets, kept);
  return kept;
}

function headAssets(assets: PageAssets, { body, language }: RenderedPage): Pieces {
  const { before, between, after, selectFaces, select } = keptAssetsOf(assets);
  return [
    ...(accentedLanguages.includes(language) ? [assets.accents] : []),
    before,
    selectFaces(body),
    between,
    select(body, language),
    after,
  ];
}

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
): Pieces {
  const parts: Readonly<Record<string, Pieces>> = {
    '<html lang="en"': [`<html lang="${page.language}"`],
    '<!--head-->': [page.head, ...(assets === undefined ? [] : headAssets(assets, page))],
    '<!--app-->': page.body,
    '<!--page-context-->': [context, layOut],
  };
  return template.split(/(<html lang="en"|<!--(?:head|app|page-context)-->)/).flatMap((part) => parts[part] ?? [part]);
}
