import { Button } from '@onepoint/ui-kit/button';
import { useState } from 'react';
import { ModalHost } from '../host/modal-host.tsx';
import { createModalStack } from '../modal-stack.ts';
import { NestedModal } from './nested-modal.tsx';
import { storyTexts } from './story-texts.ts';

/** A page for stories, longer than the window, whose modals open others above them. */
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
