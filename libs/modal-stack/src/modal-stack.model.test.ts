import { assert, commands, constantFrom, modelRun, nat, property, record, tuple, type Command } from 'fast-check';
import { expect, it } from 'vitest';
import type { ModalControls } from './modal-entries.ts';
import { createModalStack, type ModalStack } from './modal-stack.ts';

interface Model {
  stack: Array<{ id: string; text: string; closing: boolean }>;
  opened: number;
}

interface Real {
  stack: ModalStack;
  settled: { count: number };
}

const Plain = (_props: { readonly text: string } & ModalControls<string>) => null;
const live = (model: Model) => model.stack.filter((entry) => !entry.closing);

function check(model: Model, real: Real): void {
  const entries = real.stack.getState().entries;
  expect(entries.map(({ id, props, closing }) => ({ id, ...props, closing }))).toEqual(model.stack);
  expect(new Set(entries.map(({ id }) => id)).size, 'ids are unique').toBe(entries.length);
  expect(new Set(entries.map(({ key }) => key)).size, 'keys are unique').toBe(entries.length);
}

class Step implements Command<Model, Real> {
  readonly name: string;
  readonly onModel: (model: Model) => void;
  readonly onReal: (real: Real) => void;

  constructor(name: string, onModel: (model: Model) => void, onReal: (real: Real) => void) {
    this.name = name;
    this.onModel = onModel;
    this.onReal = onReal;
  }

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    this.onModel(model);
    this.onReal(real);
    check(model, real);
  }

  toString(): string {
    return this.name;
  }
}

const closeInModel = (model: Model, id: string | undefined) => {
  const entry = model.stack.find((candidate) => candidate.id === id && !candidate.closing);
  if (!entry) return;
  entry.closing = true;
};

const openInModel = (model: Model, id: string, text: string) => {
  if (live(model).some((entry) => entry.id === id)) return;
  model.stack = [...model.stack.filter((entry) => entry.id !== id), { id, text, closing: false }];
  model.opened += 1;
};

const countWhenSettled = async (result: Promise<unknown>, real: Real) => {
  await result;
  real.settled.count += 1;
};

const openInReal = (real: Real, way: 'open' | 'replace', id: string, text: string) => {
  const before = real.stack.getState().entries.at(-1)?.key;
  const result = real.stack[way]({ id, component: Plain, props: { text } });
  if (real.stack.getState().entries.at(-1)?.key !== before) void countWhenSettled(result, real);
};

const idArbitrary = constantFrom('a', 'b', 'c', 'd');
const named = record({ id: idArbitrary, text: constantFrom('x', 'y', 'z') });

const steps = [
  named.map(
    ({ id, text }) =>
      new Step(
        `open ${id} ${text}`,
        (m) => openInModel(m, id, text),
        (r) => openInReal(r, 'open', id, text),
      ),
  ),
  named.map(
    ({ id, text }) =>
      new Step(
        `replace ${id} ${text}`,
        (m) => {
          const top = live(m).at(-1);
          if (live(m).some((entry) => entry.id === id && entry !== top)) return;
          closeInModel(m, top?.id);
          openInModel(m, id, text);
        },
        (r) => openInReal(r, 'replace', id, text),
      ),
  ),
  idArbitrary.map(
    (id) =>
      new Step(
        `close ${id}`,
        (m) => closeInModel(m, id),
        (r) => r.stack.close(id),
      ),
  ),
  nat(0).map(
    () =>
      new Step(
        'close top',
        (m) => closeInModel(m, live(m).at(-1)?.id),
        (r) => r.stack.close(),
      ),
  ),
  nat(0).map(
    () =>
      new Step(
        'closeAll',
        (m) => live(m).forEach(({ id }) => closeInModel(m, id)),
        (r) => r.stack.closeAll(),
      ),
  ),
  nat(0).map(
    () =>
      new Step(
        'clear',
        (m) => {
          m.stack = [];
        },
        (r) => r.stack.clear(),
      ),
  ),
  tuple(idArbitrary, constantFrom('u', 'v')).map(
    ([id, text]) =>
      new Step(
        `update ${id} ${text}`,
        (m) => live(m).forEach((entry) => Object.assign(entry, entry.id === id ? { text } : {})),
        (r) => r.stack.update(id, { text }),
      ),
  ),
  nat(5).map(
    (index) =>
      new Step(
        `animation of ${index} ends`,
        (m) => {
          m.stack = m.stack.filter((entry, position) => position !== index || !entry.closing);
        },
        (r) => r.stack.remove(r.stack.getState().entries[index]?.key ?? -1),
      ),
  ),
];

it('matches the model for any sequence of calls and resolves every promise exactly once', async () => {
  const runs: Array<Promise<void>> = [];
  assert(
    property(commands(steps, { size: '+1' }), (sequence) => {
      const model: Model = { stack: [], opened: 0 };
      const real: Real = { stack: createModalStack(), settled: { count: 0 } };
      modelRun(() => ({ model, real }), sequence);
      real.stack.clear();
      runs.push(Promise.resolve().then(() => expect(real.settled.count).toBe(model.opened)));
    }),
  );
  await Promise.all(runs);
});
