import type { Plugin } from 'vite';
import { addEarlyLinks, type EarlyLink } from './early-loads/add-early-links.ts';
import { earlyFilesOf } from './early-loads/early-files.ts';

export interface EarlyLoadsParameters {
  /** Name of the chunk that the pages of `areas` always load. */
  readonly chunk: string;
  /** First segments, below a language's, of the paths whose pages load it. */
  readonly areas: readonly string[];
  /** Sources, from the root, of what single pages load beside it, by path below a language's; a last segment `*` stands for any. */
  readonly pages?: Readonly<Record<string, readonly string[]>>;
  /** Codes of languages that may stand before them. */
  readonly languages: readonly string[];
  /** Namespaces of texts that they all need. */
  readonly namespaces: readonly string[];
  /** Address of the identity service's script, which code will add to every page, by the build's publishable key. None where no code will. */
  readonly script?: (publishableKey: string) => string;
}

const linkTo = (base: string, file: string): EarlyLink =>
  file.endsWith('.css') ? { rel: 'preload', as: 'style', href: base + file } : { rel: 'modulepreload', as: 'script', href: base + file };

/** Before what the document itself loads. */
const firstLoad = /(?=<script type="module"|<link rel="(?:modulepreload|stylesheet)")/;

/**
 * Has a built document name what its pages will load, by the page's path: code, styles and texts are then fetched side by side instead of one
 * after another. The script is inline, and allowed by its hash; it stands before the style sheets, which it would else wait for.
 */
export function earlyLoads({ chunk, areas, pages = {}, languages, namespaces, script }: EarlyLoadsParameters): Plugin {
  let [base, root, publishableKey] = ['/', '', ''];
  return {
    name: 'onepoint:early-loads',
    apply: 'build',
    configResolved: (config) => {
      ({ base, root } = config);
      publishableKey = JSON.parse(String(config.define?.['import.meta.env.ONEPOINT_CLERK_PUBLISHABLE_KEY'] ?? '""')) as string;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const { shared, byPage } = earlyFilesOf({ bundle, root, chunk, pages });
        const texts = namespaces.map((namespace): EarlyLink => {
          const { fileName } = Object.values(bundle).find((file) => file.fileName.startsWith(`assets/en/${namespace}-`)) ?? {};
          if (fileName === undefined) throw new Error(`The build has no ${namespace} texts`);
          return { rel: 'preload', as: 'fetch', href: base + fileName.replace('/en/', '/*/') };
        });
        // Pages share files: each stands in the document once.
        const links = [...new Set(Object.values(byPage).flat())];
        const ofPages = Object.entries(byPage).map(([path, files]) => [path, files.map((file) => links.indexOf(file))]);
        const pattern = `^(?:/(${languages.join('|')}))?(/(?:${areas.join('|')})(?:/.*)?)$`;
        const words = [
          pattern,
          [...shared.map((file) => linkTo(base, file)), ...texts],
          links.map((file) => linkTo(base, file)),
          Object.fromEntries(ofPages),
        ];
        const early = `<script>(${addEarlyLinks.toString()})(${words.map((value) => JSON.stringify(value)).join()})</script>`;
        const identity = script && { rel: 'preload', as: 'script', href: script(publishableKey), crossorigin: 'anonymous' };
        return {
          html: html.replace(firstLoad, () => `${early}\n    `),
          tags: identity ? [{ tag: 'link', attrs: identity, injectTo: 'head' }] : [],
        };
      },
    },
  };
}
