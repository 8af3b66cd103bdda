import { z } from 'zod/mini';
import { defineModals } from '../define-modals.ts';
import { connectModalHistory } from '../history/connect-modal-history.ts';
import type { HistoryMark } from '../history/modal-history.ts';
import type { ModalControls } from '../modal-entry.ts';
import { createModalStack } from '../modal-stack.ts';
import { listOpenModals } from '../modal-transitions.ts';
import { FakeBrowserHistory } from './fake-browser-history.ts';

const Plain = (_props: ModalControls) => null;
const Plan = (_props: ModalControls & { readonly plan: string }) => null;

/** Two modals without a deep link, two with one, and one that only its own buttons close. */
export const testModals = defineModals({
  secret: { load: () => Promise.resolve(Plain), disableOutsideClick: true },
  menu: { load: () => Promise.resolve(Plain) },
  confirm: { load: () => Promise.resolve(Plain) },
  settings: { load: () => Promise.resolve(Plain), params: z.object({}) },
  plan: { load: () => Promise.resolve(Plan), params: z.object({ plan: z.enum(['M', 'PAYG']) }) },
});

/** A stack connected to a fake browser at an address, whose tasks run when the test says so. */
export function setUpHistory(search = '', mark?: HistoryMark) {
  const stack = createModalStack();
  const history = new FakeBrowserHistory({ pathname: '/dashboard', search, mark });
  const tasks: Array<() => void> = [];
  const connection = connectModalHistory({ stack, history, schedule: (run) => void tasks.push(run) });
  const runTask = () => {
    const task = tasks.shift();
    task?.();
    return task !== undefined;
  };
  return {
    stack,
    history,
    modals: testModals.on(stack),
    ...connection,
    runTask,
    countTasks: () => tasks.length,
    /** Until nothing is left to do. */
    settle: () => {
      while (runTask() || history.arrive() || history.move());
    },
    openIds: () => listOpenModals(stack.getState().entries).map(({ id }) => id),
    /** Each entry as `path?query #depth`, the current one in brackets. */
    drawn: () =>
      history.entries.map(({ pathname, search: query, mark: found }, index) => {
        const text = `${pathname}${query}${found ? ` #${found.depth}` : ''}`;
        return index === history.index ? `[${text}]` : text;
      }),
  };
}
