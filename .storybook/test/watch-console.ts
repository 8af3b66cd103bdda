const said: string[] = [];

/** Collects what a story says on the console as an error or a warning; returns what undoes it. */
export function watchConsole(): () => void {
  said.length = 0;
  const { error, warn } = console;
  const collect = (...parts: readonly unknown[]) => {
    said.push(parts.map(String).join(' '));
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
