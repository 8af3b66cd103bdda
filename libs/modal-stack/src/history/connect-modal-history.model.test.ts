import { array, assert, boolean, constant, constantFrom, oneof, property, record, type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import { setUpHistory, testModals } from '../test/fake-history.ts';

type SetUp = ReturnType<typeof setUpHistory>;

const pages = ['/dashboard', '/workspace', '/login'] as const;
const ids = ['menu', 'confirm', 'settings'] as const;

type Operation =
  | { readonly kind: 'open' | 'close' | 'replace'; readonly id: (typeof ids)[number] }
  | { readonly kind: 'closeAll' | 'back' | 'forward' | 'task' | 'move' | 'settle' }
  | { readonly kind: 'arrive' }
  | { readonly kind: 'go' | 'startNavigation'; readonly pathname: string; readonly replace: boolean };

const operation: Arbitrary<Operation> = oneof(
  record({ kind: constantFrom('open' as const, 'close' as const, 'replace' as const), id: constantFrom(...ids) }),
  record({
    kind: constantFrom('closeAll' as const, 'back' as const, 'forward' as const, 'task' as const, 'move' as const, 'settle' as const),
  }),
  record({ kind: constant('arrive' as const) }),
  record({ kind: constantFrom('go' as const, 'startNavigation' as const), pathname: constantFrom(...pages), replace: boolean() }),
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
  else if (step.kind === 'startNavigation')
    leave(step.replace, (replace) => history.startNavigation({ pathname: step.pathname, search: '', mark: undefined }, replace));
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

it('keeps one entry per open modal and the right URL after any sequence of settled operations', () => {
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

it('closes only the top modal on Back after any sequence of settled operations', () => {
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

it('shows the page navigated to last, however fast operations follow each other', () => {
  assert(
    property(array(operation, { maxLength: 40 }), constantFrom(...pages), boolean(), (steps, pathname, replace) => {
      const app = setUpHistory();
      for (const step of steps) perform(app, step);
      while (app.history.move());
      perform(app, { kind: 'startNavigation', pathname: '/elsewhere', replace: false });
      perform(app, { kind: 'startNavigation', pathname, replace });
      app.settle();
      expect(app.history.getPlace().pathname).toBe(pathname);
    }),
    { numRuns: 500 },
  );
});

it('settles with one entry per open modal, however fast operations follow each other', () => {
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
