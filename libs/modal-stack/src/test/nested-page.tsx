import { Button } from '@onepoint/ui-kit/button';
import { Select } from '@onepoint/ui-kit/select';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ModalHost } from '../host/modal-host.tsx';
import { ModalLayout } from '../host/modal-layout.tsx';
import type { ModalControls } from '../modal-entries.ts';
import { createModalStack, type ModalStack } from '../modal-stack.ts';
import { storyTexts } from './story-modals.tsx';

interface NestedModalProps extends ModalControls<string> {
  stack: ModalStack;
  depth: number;
}

const options = [
  { value: 'ethereum', label: 'Ethereum' },
  { value: 'base', label: 'Base' },
];

function NestedModal({ stack, depth, close }: NestedModalProps) {
  const [chain, setChain] = useState('ethereum');
  const handleNext = () => void stack.open({ id: `level-${depth + 1}`, component: NestedModal, props: { stack, depth: depth + 1 } });
  return (
    <ModalLayout
      title={`Level ${depth}`}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={handleNext}>Open another</Button>
          <Button variant="primary" onClick={() => close(chain)}>
            Choose
          </Button>
        </>
      }
    >
      <Select label="Chain" options={options} value={chain} onValueChange={setChain} />
    </ModalLayout>
  );
}

/** Page longer than the window, with nested modals. */
export function NestedPage({ locked }: { locked: boolean }) {
  const [stack] = useState(createModalStack);
  const [result, setResult] = useState('nothing yet');
  const handleOpen = async () => {
    const parameters = { id: 'level-1', component: NestedModal, props: { stack, depth: 1 }, disableOutsideClick: locked };
    setResult((await stack.open(parameters)) ?? 'dismissed');
  };
  return (
    <main style={{ minBlockSize: '200vh' }}>
      <Button onClick={() => void handleOpen()}>Open</Button>
      <p>Result: {result}</p>
      <ModalHost stack={stack} texts={storyTexts} />
    </main>
  );
}

/** Waits until focus is inside a modal and returns the modal. */
async function findFocusedDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

/** Opens nested modals in a `NestedPage` and returns the top one. */
export async function openLevels(canvasElement: HTMLElement, levels: number): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  let top = await findFocusedDialog('Level 1');
  for (let level = 2; level <= levels; level += 1) {
    await userEvent.click(within(top).getByRole('button', { name: 'Open another' }));
    top = await findFocusedDialog(`Level ${level}`);
  }
  return top;
}
