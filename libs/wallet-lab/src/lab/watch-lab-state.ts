import type { Config } from 'wagmi';
import type { LabLog } from '../log/create-lab-log.ts';
import { diffState } from './diff-state.ts';
import { readLabState } from './lab-state.ts';

/** Writes each change of the page's wallet state into the log. Returns what stops it. */
export function watchLabState(config: Config, log: LabLog): () => void {
  let before = readLabState(config);
  return config.subscribe(
    (state) => state,
    () => {
      const after = readLabState(config);
      if (diffState(before, after).length === 0) return;
      log.addState(before, after);
      before = after;
    },
  );
}
