import { sampleLanguages, type AppState } from '@onepoint/app-state';
import { findServiceChain, type ServiceChain } from '@onepoint/chains';
import { docsConfig } from '@onepoint/site-config';

interface AddCodeTabsParameters {
  article: HTMLElement;
  /** Stores the selected language. */
  appState: Pick<AppState, 'getState' | 'set' | 'subscribe'>;
  signal: AbortSignal;
}

const titleOf = (frame: Element): string => frame.querySelector('pre')?.dataset['title'] ?? '';
/** The sample language that a title names, if it can be stored. */
const languageOf = (title: string) => sampleLanguages.find((language) => language === title.toLowerCase());

/** Activates the tabs of code groups. The language selected last is open, or else the first. */
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

interface AddCopyButtonsParameters {
  article: HTMLElement;
  labels: { copy: string; copied: string; failed: string };
  signal: AbortSignal;
}

/** How long a button shows the result of a click. */
const shownMs = 2000;

function createButton({ labels, signal }: AddCopyButtonsParameters, code: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showLabel = (text: string): void => {
    button.textContent = text;
    clearTimeout(timer);
    if (text !== labels.copy) timer = setTimeout(showLabel, shownMs, labels.copy);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code.textContent.trimEnd());
      showLabel(labels.copied);
    } catch {
      showLabel(labels.failed);
    }
  };
  button.type = 'button';
  button.className = 'code-copy';
  // The label changes with the result: announce it.
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => void copy(), { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    button.remove();
  });
  showLabel(labels.copy);
  return button;
}

/** Adds a copy button to each code block of an article until the signal aborts. */
export function addCopyButtons(parameters: AddCopyButtonsParameters): void {
  for (const frame of parameters.article.querySelectorAll<HTMLElement>('.code-frame')) {
    const code = frame.querySelector('pre');
    if (code !== null) frame.append(createButton(parameters, code));
  }
}

interface FillCodeParameters {
  article: HTMLElement;
  /** The API key remembered on this device; null shows the placeholder. */
  apiKey: string | null;
  /** Slug of the selected chain; null keeps those of the samples. */
  chain: string | null;
  signal: AbortSignal;
}

/** Samples, and URLs in tables. Sentences keep the placeholder, because they are about it. */
const filledCode = '.code-frame code, td code';

/** The chain of a sample; undefined for none or several. */
function chainOf(code: string): ServiceChain | undefined {
  const slugs = new Set([...code.matchAll(/\/rpc\/([a-z][\w-]*)/g)].map(([, slug = '']) => slug));
  return slugs.size === 1 ? findServiceChain([...slugs].join('')) : undefined;
}

/** Name of a chain in `viem/chains`. */
const viemNameOf = ({ slug }: ServiceChain): string => (slug === 'ethereum' ? 'mainnet' : slug);

/** Replacements from one chain to another: endpoint, chain ID, and name in viem. */
function chainWords(code: string, to: ServiceChain | undefined): readonly (readonly [RegExp, string])[] {
  const from = chainOf(code);
  if (from === undefined || to === undefined || from.slug === to.slug) return [];
  return [
    [new RegExp(`/rpc/${from.slug}\\b`, 'g'), `/rpc/${to.slug}`],
    [new RegExp(`\\b${String(from.chainId)}\\b`, 'g'), String(to.chainId)],
    ...(code.includes('viem/chains') ? [[new RegExp(`(?<!/)\\b${viemNameOf(from)}\\b`, 'g'), viemNameOf(to)] as const] : []),
  ];
}

/** Puts the reader's API key and chain into the code of an article until the signal aborts. */
export function fillCode({ article, apiKey, chain, signal }: FillCodeParameters): void {
  const to = chain === null ? undefined : findServiceChain(chain);
  for (const code of article.querySelectorAll(filledCode)) {
    const words = chainWords(code.textContent, to);
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const named = words.reduce((filled, [word, replacement]) => filled.replace(word, replacement), text);
      const filled = apiKey === null ? named : named.replaceAll(docsConfig.token, apiKey);
      if (filled === text) continue;
      const changed = node;
      changed.nodeValue = filled;
      signal.addEventListener('abort', () => {
        changed.nodeValue = text;
      });
    }
  }
}
