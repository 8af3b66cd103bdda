export type StartProblem = 'failed' | 'slow';

/** Texts of the notice in one language. */
export interface StartTexts extends Readonly<Record<StartProblem, { readonly title: string; readonly text: string }>> {
  readonly reload: string;
}

export interface WatchStartParameters {
  /** By language; `en` is the fallback. */
  readonly texts: Readonly<Record<string, StartTexts>>;
  /** Key of the stored language, where the address does not say it. */
  readonly localeKey: string | null;
  /** Key under which the tab remembers which build it has reloaded for. */
  readonly reloadKey: string;
  /** After this long without anything on screen the document says that it takes long. */
  readonly slowAfterMs: number;
}

/**
 * Shows the document's own notice where the app does not start: its entry or a style sheet cannot be loaded, or nothing is drawn for long. A file that
 * cannot be loaded first gets the document anew, once per build: a deployment may have replaced it. Runs in the document, which gets its text: written
 * as a function for its types alone.
 */
export function watchStart({ texts, localeKey, reloadKey, slowAfterMs }: WatchStartParameters): void {
  const readLanguage = (): string => {
    const inPath = location.pathname.split('/')[1] ?? '';
    if (localeKey === null) return inPath;
    try {
      const stored = JSON.parse(localStorage.getItem(localeKey) ?? 'null') as unknown;
      if (typeof stored === 'string') return stored;
    } catch {
      // Blocked or damaged: the browser's own language.
    }
    return (navigator.languages.find((code) => code.slice(0, 2) in texts) ?? 'en').slice(0, 2);
  };
  const show = (problem: StartProblem): void => {
    const notice = document.getElementById('start-notice');
    const language = readLanguage();
    const words = texts[language] ?? texts['en'];
    if (!notice || !words || notice.dataset['problem'] === 'failed') return;
    const [title, text, link] = notice.children;
    if (!title || !text || !link) return;
    notice.lang = language in texts ? language : 'en';
    notice.dataset['problem'] = problem;
    notice.hidden = false;
    title.textContent = words[problem].title;
    text.textContent = words[problem].text;
    link.textContent = words.reload;
  };
  const reloadOnce = (): boolean => {
    const build = document.querySelector<HTMLScriptElement>('script[data-start]')?.src ?? '';
    try {
      // Without a network there is nothing to get the document from, and without storage no telling a first reload from a loop.
      if (!navigator.onLine || sessionStorage.getItem(reloadKey) === build) return false;
      sessionStorage.setItem(reloadKey, build);
    } catch {
      return false;
    }
    location.reload();
    return true;
  };
  const handle = (): void => {
    if (!reloadOnce()) show('failed');
  };
  // Errors of elements do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !('start' in target.dataset)) return;
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', handle, { once: true });
      else handle();
    },
    true,
  );
  setTimeout(() => {
    if (document.getElementById('root')?.childElementCount === 0) show('slow');
  }, slowAfterMs);
}
