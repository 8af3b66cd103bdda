export interface Report {
  /** Says that something begins. @returns call it when it is ready; says so with the seconds it took */
  begin: (what: string) => () => void;
  note: (line: string) => void;
  warn: (line: string) => void;
}

/** Progress for a person at a terminal, a line each, with seconds since the start. */
export function createReport(write: (text: string) => void, now: () => number = () => performance.now()): Report {
  const startedMs = now();
  const line = (text: string) => write(`${((now() - startedMs) / 1000).toFixed(1).padStart(5)} s  ${text}\n`);
  return {
    begin(what) {
      const label = what.replace(/^the /, '');
      const title = label.charAt(0).toUpperCase() + label.slice(1);
      return () => line(`${title} ready`);
    },
    note: line,
    warn: (text) => line(`! ${text}`),
  };
}
