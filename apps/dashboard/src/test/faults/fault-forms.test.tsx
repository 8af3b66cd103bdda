/** Tests every form under every API fault: the input stays, a message explains what happened, and nothing is sent twice. */
import { contract, type Call } from '@onepoint/api-contract';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { apiFaults, type ApiFault } from '@onepoint/testing/faults';
import { pass } from '@onepoint/testing/fake-time';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { toasts } from '../../shared/overlays/toasts.ts';
import { faultForms, type FaultForm } from './fault-forms.ts';
import { fakeTime, loadLazyRoutes, openFaulty, textOf } from './fault-harness.tsx';

const calls: readonly Call[] = Object.values(contract);

beforeAll(() => loadLazyRoutes(), 300_000);

test('has every call with a body', () => {
  const operations = calls.filter(({ body }) => body !== undefined).map(({ operationId }) => operationId);
  expect(Object.keys(faultForms).toSorted()).toEqual(operations.toSorted());
});

const forms = Object.entries(faultForms).filter((entry): entry is [string, FaultForm] => typeof entry[1] !== 'string');

/** The topmost modal, otherwise the page. */
const place = (): HTMLElement => screen.queryAllByRole('dialog').at(-1) ?? screen.getByRole('main');
const field = (label: string): HTMLInputElement => within(place()).getByRole('textbox', { name: label });

async function press(name: string): Promise<void> {
  const [button] = within(place()).getAllByRole('button', { name });
  if (button) fireEvent.click(button);
  await pass(200);
}

async function fillIn({ open, choose, fields, check }: FaultForm): Promise<void> {
  if (typeof open === 'string') await press(open);
  else open?.();
  await pass(200);
  if (choose) {
    const [list, option] = choose;
    fireEvent.click(within(place()).getByRole('button', { name: new RegExp(list) }));
    await pass(200);
    fireEvent.click(screen.getByRole('option', { name: new RegExp(option) }));
    await pass(200);
  }
  for (const [label, text] of Object.entries(fields)) fireEvent.change(field(label), { target: { value: text } });
  const [box] = check ? within(place()).getAllByRole('checkbox', { name: check }) : [];
  if (box) fireEvent.click(box);
  await pass(0);
}

function sentenceOf({ sentences = {}, isRepeatable }: FaultForm, { name, hidesOutcome, textKey }: ApiFault): string {
  if (hidesOutcome) return common.errors.outcomeUnknown[isRepeatable ? 'repeatable' : 'text'];
  return sentences[Number.parseInt(name, 10)] ?? textOf(textKey);
}

/** A form goes through all faults in one test, which takes long on a busy machine. */
const timeout = 300_000;

test.each(forms)('%s', { timeout }, async (operation, form) => {
  fakeTime();
  const { connection } = await openFaulty(form.path);
  await fillIn(form);
  const status = Number(Object.keys(calls.find(({ operationId }) => operationId === operation)?.replies ?? {})[0]);
  const typed = (): string[] => Object.keys(form.fields).map((label) => field(label).value);
  const before = typed();
  const problems: string[] = [];
  for (const fault of apiFaults) {
    // The API performs the change, but its response doesn't arrive.
    const answer: ApiFault['answer'] = (_real, signal) => fault.answer(() => Promise.resolve(Response.json({}, { status })), signal);
    connection.breakRequests({ answer }, (other) => other === operation);
    connection.requests.length = 0;
    await press(form.submit);
    await pass(fault.settlesAfterMs + 300);
    const said = [...screen.queryAllByRole('alertdialog'), place()].map(({ textContent }) => textContent);
    const sentence = sentenceOf(form, fault);
    if (!said.some((text) => text.includes(sentence))) problems.push(`${fault.name}: does not say: ${sentence}`);
    if (typed().join() !== before.join()) problems.push(`${fault.name}: loses what was typed`);
    const sent = connection.requests.filter((other) => other === operation).length;
    const sentMax = form.isRepeatable ? fault.requestsMax : 1;
    if (sent === 0 || sent > sentMax) problems.push(`${fault.name}: sent ${String(sent)} times, not ${String(sentMax)}`);
    toasts.clear();
  }
  expect(problems).toEqual([]);
});
