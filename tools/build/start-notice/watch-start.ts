type StartProblem = 'failed' | 'misconfigured' | 'slow';

export interface StartTexts extends Readonly<Record<StartProblem, { readonly title: string; readonly text: string }>> {
  readonly reload: string;
}

export interface WatchStartParameters {
  /** By language; `en` is the fallback. */
  readonly texts: Readonly<Record<string, StartTexts>>;
  /** Storage key of the language, for apps without the language in the URL. */
  readonly localeKey: string | null;
  /** Session storage key of the build that the tab has reloaded for. */
  readonly reloadKey: string;
  /** Shows the "takes long" notice if nothing has rendered after this time. */
  readonly slowAfterMs: number;
}

/**
 * Shows the document's own notice if the app does not start: its entry or a style sheet fails to load, `config.js` is missing or invalid, or nothing renders for long. A failed
 * load first reloads the document once per build, because a deployment may have replaced the files. The document contains this function's source;
 * it is a function only for its types.
 */
export function watchStart({ texts, localeKey, reloadKey, slowAfterMs }: WatchStartParameters): void {
  const readLanguage = (): string => {
    const inPath = location.pathname.split('/')[1] ?? '';
    if (localeKey === null) return inPath;
    try {
      const stored = JSON.parse(localStorage.getItem(localeKey) ?? 'null') as unknown;
      if (typeof stored === 'string') return stored;
    } catch {
      // Storage blocked or damaged: use the browser's language.
    }
    return (navigator.languages.find((code) => code.slice(0, 2) in texts) ?? 'en').slice(0, 2);
  };
  const show = (problem: StartProblem): void => {
    const notice = document.getElementById('start-notice');
    const language = readLanguage();
    const words = texts[language] ?? texts['en'];
    if (!notice || !words || (notice.dataset['problem'] ?? 'slow') !== 'slow') return;
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
      // Offline there is nothing to reload, and without storage a reload loop could not be detected.
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
  // Error events of elements do not bubble.
  addEventListener(
    'error',
    ({ target, error }: ErrorEvent) => {
      // `PublicConfigError` of `libs/site-config`, thrown before the app does anything.
      if ((error as { code?: unknown } | null)?.code === 'PUBLIC_CONFIG_INVALID') show('misconfigured');
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
