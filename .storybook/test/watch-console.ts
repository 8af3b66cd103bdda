const said: string[] = [];

/**
 * What React remarks on the environment of a test. Storybook switches it while it draws, and parts of a story may load by themselves right then:
 * that says nothing of the story.
 */
const ofTheEnvironment = /^The current testing environment is not configured to support act\(|not wrapped in act\(/;

/** Collects what a story says on the console as an error or a warning; returns what undoes it. */
export function watchConsole(): () => void {
  said.length = 0;
  const { error, warn } = console;
  const collect = (...parts: readonly unknown[]) => {
    const message = parts.map(String).join(' ');
    if (!ofTheEnvironment.test(message)) said.push(message);
  };
  console.error = collect;
  console.warn = collect;
  return () => {
    console.error = error;
    console.warn = warn;
  };
}

/** What was collected since the story began. */
export function listConsoleMessages(): readonly string[] {
  return said;
}
