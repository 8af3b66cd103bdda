/** Ends all motion immediately and hides the caret, so that the final state is checked. */
const stillStyle = `*, *::before, *::after {
  transition: none !important;
  animation: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}`;

/** Stops all motion on the page, and adds other styles if given. Returns a function that restores it. */
export function standStill(styles = ''): () => void {
  const still = Object.assign(document.createElement('style'), { textContent: stillStyle + styles });
  document.head.append(still);
  return () => still.remove();
}

interface TestedStory {
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The story of a test run by Storybook's Vitest plugin, or undefined for another test. */
export function storyOf(context: object): TestedStory | undefined {
  return (context as { readonly story?: TestedStory }).story;
}
