import { Button } from '@onepoint/ui-kit/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { connectModalRouter } from '../history/connect-modal-router.ts';
import { createModalStack, type ModalStack } from '../modal-stack.ts';
import type { ModalControls } from '../modal-entries.ts';
import { storyTexts } from '../test/story-modals.tsx';
import { ModalHost } from './modal-host.tsx';
import { ModalLayout } from './modal-layout.tsx';

function Offer({ close }: ModalControls) {
  return (
    <ModalLayout title="Offer" onClose={() => close()}>
      <Link to="/plans">See all plans</Link>
    </ModalLayout>
  );
}

function Screen({ title, stack }: { title: string; stack: ModalStack }) {
  return (
    <main style={{ minBlockSize: '200vh', padding: 16 }}>
      <h1>{title}</h1>
      <Button onClick={() => void stack.open({ id: 'offer', component: Offer, props: {} })}>Open the offer</Button>
    </main>
  );
}

const createApp = () => {
  const stack = createModalStack();
  const host = (
    <>
      <Outlet />
      <ModalHost stack={stack} texts={storyTexts} />
    </>
  );
  const children = [
    { path: '/', element: <Screen title="Usage" stack={stack} /> },
    { path: '/plans', element: <Screen title="Plans" stack={stack} /> },
  ];
  const router = createMemoryRouter([{ element: host, children }]);
  connectModalRouter({ stack, router });
  return router;
};

function App() {
  const [router] = useState(createApp);
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Modals/PageTransition',
  component: App,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NavigationClearsStack: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the offer' }));
    const link = await screen.findByRole('link', { name: 'See all plans' });
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Offer' }).contains(document.activeElement)).toBe(true));
    await userEvent.click(link);
    const heading = await within(canvasElement).findByRole('heading', { name: 'Plans' });
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await waitFor(() => expect(heading.closest('[inert], [aria-hidden=true]')).toBeNull());
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the offer' }));
    await expect(await screen.findByRole('dialog', { name: 'Offer' })).toBeInTheDocument();
  },
};
