/** The part of a composed story that the checks look at. */
export interface TestedStory {
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The story that a test of Storybook's Vitest plugin ran, or undefined for another test. */
export function storyOf(context: object): TestedStory | undefined {
  return (context as { readonly story?: TestedStory }).story;
}
