import type { Plugin } from 'vite';

export interface EarlyLoadsParameters {
  /** Name of the chunk that the pages of `areas` always load. */
  readonly chunk: string;
  /** First segments, below a language's, of the paths whose pages load it. */
  readonly areas: readonly string[];
  /** Codes of languages that may stand before them. */
  readonly languages: readonly string[];
  /** Namespaces of texts that they all need. */
  readonly namespaces: readonly string[];
  /** Address of the identity service's script, which code will add to every page, by the build's publishable key. */
  readonly script: (publishableKey: string) => string;
}

interface Link {
  readonly rel: 'modulepreload' | 'preload';
  readonly as: string;
  readonly href: string;
}

/** Runs in the document. Written as a function for its types alone: the document gets its text. */
function addLinks(pattern: string, chunk: readonly Link[], texts: readonly Link[]): void {
  const [area, language = 'en'] = new RegExp(pattern).exec(location.pathname) ?? [];
  const add = (link: Link): void => document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '' }, link));
  if (area === undefined) return;
  for (const link of [...chunk, ...texts]) add({ ...link, href: link.href.replace('*', language) });
}

/**
 * Has a built document name what its pages will load, by the page's path: code, styles and texts are then fetched side by side instead of one
 * after another. The script is inline, and allowed by its hash.
 */
export function earlyLoads({ chunk, areas, languages, namespaces, script }: EarlyLoadsParameters): Plugin {
  let base = '/';
  let publishableKey = '';
  return {
    name: 'onepoint:early-loads',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
      publishableKey = JSON.parse(String(config.define?.['import.meta.env.ONEPOINT_CLERK_PUBLISHABLE_KEY'] ?? '""')) as string;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const files = Object.values(bundle);
        const shared = files.find((file) => file.type === 'chunk' && file.name === chunk);
        if (shared?.type !== 'chunk') throw new Error(`The build has no chunk ${chunk}`);
        const styles = [...(shared.viteMetadata?.importedCss ?? [])];
        const chunkLinks: Link[] = [
          { rel: 'modulepreload', as: 'script', href: base + shared.fileName },
          ...styles.map((file): Link => ({ rel: 'preload', as: 'style', href: base + file })),
        ];
        const texts = namespaces.map((namespace): Link => {
          const { fileName } = files.find((file) => file.fileName.startsWith(`assets/en/${namespace}-`)) ?? {};
          if (fileName === undefined) throw new Error(`The build has no ${namespace} texts`);
          return { rel: 'preload', as: 'fetch', href: base + fileName.replace('/en/', '/*/') };
        });
        const pattern = `^(?:/(${languages.join('|')}))?/(?:${areas.join('|')})(?:/|$)`;
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'script', href: script(publishableKey), crossorigin: 'anonymous' },
            injectTo: 'head',
          },
          {
            tag: 'script',
            children: `(${addLinks.toString()})(${[pattern, chunkLinks, texts].map((value) => JSON.stringify(value)).join()})`,
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
