import { sampleLanguages, type AppState } from '@onepoint/app-state';

export interface AddCodeTabsParameters {
  article: HTMLElement;
  /** Keeps the language that the reader chose, for every page. */
  appState: Pick<AppState, 'getState' | 'set' | 'subscribe'>;
  signal: AbortSignal;
}

const titleOf = (frame: Element): string => frame.querySelector('pre')?.dataset['title'] ?? '';
/** The sample language that a title names, if it is one of those that are remembered. */
const languageOf = (title: string) => sampleLanguages.find((language) => language === title.toLowerCase());

/** Shows groups of code as tabs: the language that the reader chose last, else the first. */
export function addCodeTabs({ article, appState, signal }: AddCodeTabsParameters): void {
  for (const group of article.querySelectorAll<HTMLElement>('[data-code-group]')) addTabs(group, appState, signal);
}

function addTabs(group: HTMLElement, appState: AddCodeTabsParameters['appState'], signal: AbortSignal): void {
  const frames = [...group.querySelectorAll<HTMLElement>('.code-frame')];
  const list = document.createElement('div');
  list.className = 'code-tabs';
  list.setAttribute('role', 'tablist');
  const tabs = frames.map((frame, index) => {
    const tab = document.createElement('button');
    const id = `code-${crypto.randomUUID()}`;
    tab.type = 'button';
    tab.id = id;
    tab.setAttribute('role', 'tab');
    tab.textContent = titleOf(frame);
    frame.setAttribute('role', 'tabpanel');
    frame.setAttribute('aria-labelledby', id);
    tab.addEventListener('click', () => choose(index), { signal });
    tab.addEventListener(
      'keydown',
      (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        const next = step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length];
        if (next === undefined) return;
        next.focus();
        next.click();
      },
      { signal },
    );
    return tab;
  });
  const show = (shown: number): void => {
    frames.forEach((frame, index) => {
      frame.hidden = index !== shown;
      tabs[index]?.setAttribute('aria-selected', String(index === shown));
      if (tabs[index] !== undefined) tabs[index].tabIndex = index === shown ? 0 : -1;
    });
  };
  const choose = (index: number): void => {
    const language = languageOf(titleOf(frames[index] ?? group));
    show(index);
    if (language !== undefined) appState.set({ langCode: language });
  };
  const rememberedIndex = (): number => frames.findIndex((frame) => languageOf(titleOf(frame)) === appState.getState().langCode);
  list.append(...tabs);
  group.prepend(list);
  show(Math.max(0, rememberedIndex()));
  const unsubscribe = appState.subscribe(() => {
    const index = rememberedIndex();
    if (index !== -1) show(index);
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    list.remove();
    for (const frame of frames) frame.hidden = false;
  });
}
