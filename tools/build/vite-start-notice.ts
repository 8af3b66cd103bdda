import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { watchStart, type StartTexts, type WatchStartParameters } from './start-notice/watch-start.ts';

interface StartNoticeParameters {
  readonly languages: readonly string[];
  /** Storage key of the language, for apps without the language in the URL. */
  readonly localeKey?: string;
}

/** Session storage key of the build that a tab has reloaded for; `libs/navigation/src/code-loader.ts` uses it too. */
export const reloadedBuildKey = 'onepoint:reloadedBuild:v1';

/** Files that the document itself loads: the app's entry and its style sheets. */
const startFile = /<(script type="module"|link rel="stylesheet")/g;

const slowAfterMs = 10_000;

function textsOf(language: string): StartTexts {
  const source = readFileSync(join(import.meta.dirname, `../../locales/${language}/common.json`), 'utf8');
  const { start, actions } = JSON.parse(source) as { start: Omit<StartTexts, 'reload'>; actions: { reload: string } };
  return { ...start, reload: actions.reload };
}

/** Source of the inline script, escaped so that no text can end the script element. */
function scriptOf({ languages, localeKey = null }: { languages: readonly string[]; localeKey?: string | null | undefined }): string {
  const texts = Object.fromEntries([...new Set(['en', ...languages])].map((language) => [language, textsOf(language)]));
  const parameters: WatchStartParameters = { texts, localeKey, reloadKey: reloadedBuildKey, slowAfterMs };
  return `(${watchStart.toString()})(${JSON.stringify(parameters).replaceAll('<', String.raw`\u003c`)})`;
}

/**
 * Adds a notice to an app's document, in the page's language and with a reload link, for when the app doesn't start. It is part of the document
 * because, without the app's entry, no other code could show it. The script is inline and allowed by its hash.
 */
export function startNotice(parameters: StartNoticeParameters): Plugin {
  return {
    name: 'onepoint:start-notice',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html
          .replaceAll(startFile, '<$1 data-start')
          // Before the style sheets, whose errors it must catch, and after the charset, which must be in the first kilobyte.
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
