import { Button } from '@onepoint/ui-kit/button';
import { Menu } from '@onepoint/ui-kit/menu';
import { Select } from '@onepoint/ui-kit/select';
import { TextField } from '@onepoint/ui-kit/text-field';
import { Tooltip } from '@onepoint/ui-kit/tooltip';
import { defineModals } from '../define-modals.ts';
import type { ModalTexts } from '../host/modal-host-context.ts';
import { ModalLayout } from '../host/modal-layout.tsx';
import type { ModalControls } from '../modal-entries.ts';

const chains = [
  { value: 'ethereum', label: 'Ethereum' },
  { value: 'base', label: 'Base' },
];
const actions = [{ id: 'all', items: [{ id: 'copy', label: 'Copy' }] }];

/** Modal with every control that opens a popup. */
function Controls({ close }: ModalControls) {
  return (
    <ModalLayout title="Controls" onClose={() => close()} footer={<Button onClick={() => close()}>Done</Button>}>
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <TextField label="Name" />
        <Select label="Chain" options={chains} value="ethereum" onValueChange={() => undefined} />
        <Menu label="Actions" trigger="Actions" groups={actions} onAction={() => undefined} />
        <Tooltip content="What it is for">{(id) => <Button aria-describedby={id}>Explained</Button>}</Tooltip>
      </div>
    </ModalLayout>
  );
}

function First({ next, close }: ModalControls & { readonly next: () => void }) {
  return (
    <ModalLayout title="First" onClose={() => close()} footer={<Button onClick={next}>Go on</Button>}>
      Something comes in its place.
    </ModalLayout>
  );
}

function Second({ close }: ModalControls) {
  return (
    <ModalLayout title="Second" onClose={() => close()}>
      It came in the other one’s place.
    </ModalLayout>
  );
}

/** Makes {@link Fragile} throw while rendering. */
export const fuse = { blown: true };

function Fragile({ close }: ModalControls) {
  if (fuse.blown) throw new Error('Fragile');
  return (
    <ModalLayout title="Fragile" onClose={() => close()}>
      It holds.
    </ModalLayout>
  );
}

function Once({ act, close }: ModalControls & { readonly act: () => void }) {
  const handleClick = (): void => {
    act();
    close();
  };
  return (
    <ModalLayout title="Once" onClose={() => close()} footer={<Button onClick={handleClick}>Act</Button>}>
      Not twice.
    </ModalLayout>
  );
}

export const behaviorModals = defineModals({
  controls: { load: () => Promise.resolve(Controls) },
  first: { load: () => Promise.resolve(First) },
  second: { load: () => Promise.resolve(Second) },
  once: { load: () => Promise.resolve(Once) },
  fragile: { load: () => Promise.resolve(Fragile) },
});

export const storyTexts: ModalTexts = {
  close: 'Close',
  loading: 'Loading',
  loadFailedTitle: 'Couldn’t open this dialog',
  loadFailedMessage: 'Check your connection and try again.',
  crashedTitle: 'Something went wrong',
  crashedMessage: 'This dialog couldn’t be displayed.',
  retry: 'Try again',
};
