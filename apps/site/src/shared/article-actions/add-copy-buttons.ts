export interface AddCopyButtonsParameters {
  article: HTMLElement;
  labels: { copy: string; copied: string; failed: string };
  signal: AbortSignal;
}

/** How long a button says what became of the click. */
const shownMs = 2000;

function createButton({ labels, signal }: AddCopyButtonsParameters, code: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string): void => {
    button.textContent = text;
    clearTimeout(timer);
    if (text !== labels.copy) timer = setTimeout(say, shownMs, labels.copy);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code.textContent.trimEnd());
      say(labels.copied);
    } catch {
      say(labels.failed);
    }
  };
  button.type = 'button';
  button.className = 'code-copy';
  // Its text is its name and says what happened: a live region makes it heard.
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => void copy(), { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    button.remove();
  });
  say(labels.copy);
  return button;
}

/** Puts a copy button on each block of code in an article; they go when the signal aborts. */
export function addCopyButtons(parameters: AddCopyButtonsParameters): void {
  for (const frame of parameters.article.querySelectorAll<HTMLElement>('.code-frame')) {
    const code = frame.querySelector('pre');
    if (code !== null) frame.append(createButton(parameters, code));
  }
}
