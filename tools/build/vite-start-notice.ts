import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { watchStart, type StartTexts, type WatchStartParameters } from './start-notice/watch-start.ts';

export interface StartNoticeParameters {
  /** Codes of the languages that the document may be in. */
  readonly languages: readonly string[];
  /** Key of the stored language, for an app whose address does not say it. */
  readonly localeKey?: string;
}

/** Under which a tab remembers which build it has reloaded for; `libs/navigation/src/code-loader.ts` uses it too. */
export const reloadedBuildKey = 'onepoint:reloadedBuild:v1';

/** What the document itself loads: the app's entry and its style sheets. */
const startFile = /<(script type="module"|link rel="stylesheet")/g;

const slowAfterMs = 10_000;

function textsOf(language: string): StartTexts {
  const source = readFileSync(join(import.meta.dirname, `../../locales/${language}/common.json`), 'utf8');
  const { start, actions } = JSON.parse(source) as { start: Omit<StartTexts, 'reload'>; actions: { reload: string } };
  return { ...start, reload: actions.reload };
}

/** The source of the inline script. No text may end the element that carries it. */
function scriptOf({ languages, localeKey = null }: { languages: readonly string[]; localeKey?: string | null | undefined }): string {
  const texts = Object.fromEntries([...new Set(['en', ...languages])].map((language) => [language, textsOf(language)]));
  const parameters: WatchStartParameters = { texts, localeKey, reloadKey: reloadedBuildKey, slowAfterMs };
  return `(${watchStart.toString()})(${JSON.stringify(parameters).replaceAll('<', String.raw`\u003c`)})`;
}

/**
 * Has an app's document say in words that the app did not start, in the page's language, with a link that loads it anew: without its entry there is no
 * other code that could. The script is inline, and allowed by its hash.
 */
export function startNotice(parameters: StartNoticeParameters): Plugin {
  return {
    name: 'onepoint:start-notice',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html
          .replaceAll(startFile, '<$1 data-start')
          // Before the style sheets, whose errors it must not miss, and after the encoding, which has to stand in the first kilobyte.
          .replace(/<meta charset=[^>]*>/, (charset) => `${charset}\n    <script>${scriptOf(parameters)}</script>`)
          .replace(
            '<div id="root"></div>',
            '$&\n    <div id="start-notice" role="alert" hidden>\n      <p></p>\n      <p></p>\n      <a href="">Reload</a>\n    </div>',
          ),
        tags: [
          {
            tag: 'style',
            children: readFileSync(join(import.meta.dirname, 'start-notice/start-notice.css'), 'utf8').trim(),
            injectTo: 'head',
          },
        ],
      }),
    },
  };
}
