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

/** Makes the tabs of groups of code work: the language that the reader chose last is open, else the first. */
export function addCodeTabs({ article, appState, signal }: AddCodeTabsParameters): void {
  for (const group of article.querySelectorAll<HTMLElement>('[data-code-group]')) addTabs(group, appState, signal);
}

function addTabs(group: HTMLElement, appState: AddCodeTabsParameters['appState'], signal: AbortSignal): void {
  const frames = [...group.querySelectorAll<HTMLElement>('.code-frame')];
  const tabs = [...group.querySelectorAll<HTMLElement>('[role=tab]')];
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
  const handleKeyDown = (event: KeyboardEvent, index: number): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    next.focus();
    next.click();
  };
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => choose(index), { signal });
    tab.addEventListener('keydown', (event) => handleKeyDown(event, index), { signal });
  });
  const showRemembered = (): void => {
    const index = frames.findIndex((frame) => languageOf(titleOf(frame)) === appState.getState().langCode);
    if (index !== -1) show(index);
  };
  showRemembered();
  signal.addEventListener('abort', appState.subscribe(showRemembered));
}
