import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { ModalControls } from '../modal-entries.ts';
import { createModalStack } from '../modal-stack.ts';
import { storyTexts } from '../test/story-modals.tsx';
import { ModalHost } from './modal-host.tsx';
import { ModalTitle } from './modal-layout.tsx';

interface HeadlessProps {
  title: string;
}

function Headless({ title, close }: HeadlessProps & ModalControls) {
  return (
    <div style={{ padding: 24 }}>
      <ModalTitle>{title}</ModalTitle>
      <button type="button" onClick={() => close()}>
        Close
      </button>
    </div>
  );
}

function Opened({ title }: HeadlessProps) {
  const [stack] = useState(createModalStack);
  useEffect(() => {
    void stack.open({ id: 'headless', component: Headless, props: { title } });
    return () => stack.clear();
  }, [stack, title]);
  return <ModalHost stack={stack} texts={storyTexts} />;
}

const meta = {
  title: 'Modals/ModalTitle',
  component: Opened,
  subcomponents: { ModalTitle },
  args: { title: 'Find anything' },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog has a name but no visible header. */
export const NamedForScreenReaders: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Find anything' })).toBeVisible());
  },
};
