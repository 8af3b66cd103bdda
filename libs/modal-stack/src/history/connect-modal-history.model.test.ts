import { array, assert, boolean, constant, constantFrom, oneof, property, record, type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import { setUpHistory, testModals } from '../test/history-setup.ts';

type SetUp = ReturnType<typeof setUpHistory>;

const pages = ['/dashboard', '/workspace', '/login'] as const;
const ids = ['menu', 'confirm', 'settings'] as const;

type Operation =
  | { readonly kind: 'open' | 'close' | 'replace'; readonly id: (typeof ids)[number] }
  | { readonly kind: 'closeAll' | 'back' | 'forward' | 'task' | 'move' | 'settle' }
  | { readonly kind: 'arrive' }
  | { readonly kind: 'go' | 'setOff'; readonly pathname: string; readonly replace: boolean };

/** What the app and its reader can do, in any order and at any moment. */
const operation: Arbitrary<Operation> = oneof(
  record({ kind: constantFrom('open' as const, 'close' as const, 'replace' as const), id: constantFrom(...ids) }),
  record({
    kind: constantFrom('closeAll' as const, 'back' as const, 'forward' as const, 'task' as const, 'move' as const, 'settle' as const),
  }),
  record({ kind: constant('arrive' as const) }),
  record({ kind: constantFrom('go' as const, 'setOff' as const), pathname: constantFrom(...pages), replace: boolean() }),
);

function perform({ stack, modals, history, leave, settle, runTask }: SetUp, step: Operation): void {
  if (step.kind === 'open') void modals.open(step.id);
  else if (step.kind === 'close') modals.close(step.id);
  else if (step.kind === 'replace') void modals.replace(step.id);
  else if (step.kind === 'closeAll') stack.closeAll();
  else if (step.kind === 'back') history.back(1);
  else if (step.kind === 'forward') history.forward();
  else if (step.kind === 'task') runTask();
  else if (step.kind === 'move') history.move();
  else if (step.kind === 'settle') settle();
  else if (step.kind === 'arrive') history.arrive();
  else if (step.kind === 'setOff')
    leave(step.replace, (replace) => history.setOff({ pathname: step.pathname, search: '', mark: undefined }, replace));
  else if (step.kind === 'go')
    leave(step.replace, (replace) => history.goTo({ pathname: step.pathname, search: '', mark: undefined }, replace));
}

function checkAtRest({ history, openIds, stack }: SetUp): void {
  const open = openIds();
  const { entries, index } = history;
  const { mark, search } = history.getPlace();
  expect(mark?.depth ?? 0, 'one entry for each open modal').toBe(open.length);
  expect(search, 'the address names the linked modal that is open').toBe(open.includes('settings') ? '?modal=settings' : '');
  const page = entries[index - open.length];
  expect(page?.mark, 'below them lies the page').toBeUndefined();
  expect(page?.pathname).toBe(history.getPlace().pathname);
  const behind = entries.slice(0, index - open.length);
  expect(
    behind.filter((entry) => entry.mark !== undefined),
    'no entry of a modal stays behind',
  ).toEqual([]);
  expect(stack.getState().entries.length).toBeGreaterThanOrEqual(open.length);
}

it('at a reader’s pace: one entry for each open modal, none left behind, the right address, whatever is done', () => {
  assert(
    property(array(operation, { maxLength: 30 }), (steps) => {
      const app = setUpHistory();
      app.offerLinks(testModals.registered);
      for (const step of steps) {
        perform(app, step);
        app.settle();
        checkAtRest(app);
      }
    }),
    { numRuns: 400 },
  );
});

it('at a reader’s pace Back closes the top modal alone as long as one is open', () => {
  assert(
    property(array(operation, { maxLength: 30 }), (steps) => {
      const app = setUpHistory();
      app.offerLinks(testModals.registered);
      for (const step of steps) {
        perform(app, step);
        app.settle();
      }
      for (let open = app.openIds(); open.length > 0; open = app.openIds()) {
        const { pathname } = app.history.getPlace();
        app.history.back(1);
        app.settle();
        expect(app.openIds()).toEqual(open.slice(0, -1));
        expect(app.history.getPlace().pathname).toBe(pathname);
      }
    }),
  );
});

it('however fast steps follow each other, the page that was gone to last is the one that is shown', () => {
  assert(
    property(array(operation, { maxLength: 40 }), constantFrom(...pages), boolean(), (steps, pathname, replace) => {
      const app = setUpHistory();
      for (const step of steps) perform(app, step);
      while (app.history.move());
      perform(app, { kind: 'setOff', pathname: '/elsewhere', replace: false });
      perform(app, { kind: 'setOff', pathname, replace });
      app.settle();
      expect(app.history.getPlace().pathname).toBe(pathname);
    }),
    { numRuns: 500 },
  );
});

it('however fast steps follow each other, it comes to rest with an entry for each open modal', () => {
  assert(
    property(array(operation, { maxLength: 40 }), (steps) => {
      const app = setUpHistory();
      for (const step of steps) perform(app, step);
      app.settle();
      expect(app.history.getPlace().mark?.depth ?? 0).toBe(app.openIds().length);
    }),
    { numRuns: 500 },
  );
});
