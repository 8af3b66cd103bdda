import { Button } from '@onepoint/ui-kit/button';
import { Select } from '@onepoint/ui-kit/select';
import { useState } from 'react';
import type { ModalControls } from '../modal-entry.ts';
import { ModalLayout } from '../host/modal-layout.tsx';
import type { ModalStack } from '../modal-stack.ts';

export interface NestedModalProps extends ModalControls<string> {
  stack: ModalStack;
  depth: number;
}

const options = [
  { value: 'ethereum', label: 'Ethereum' },
  { value: 'base', label: 'Base' },
];

/** A modal for stories that opens another of its kind. */
export function NestedModal({ stack, depth, close }: NestedModalProps) {
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
