import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PageTitles, usePageTitle } from './page-title.tsx';

const meta = { title: 'Components/PageTitles', component: PageTitles } satisfies Meta<typeof PageTitles>;
export default meta;

function Page({ title, onNext }: { title: string; onNext: () => void }) {
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <button onClick={onNext}>Next page</button>
    </>
  );
}

function Pages() {
  const [number, setNumber] = useState(1);
  return (
    <PageTitles page={`/${String(number)}`}>
      <Page title={`Page ${String(number)}`} onNext={() => setNumber(number + 1)} />
    </PageTitles>
  );
}

/** The title of the next page is announced, whether visible or not. */
export const AnnouncesTheNextPage: StoryObj = {
  render: () => <Pages />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2');
    await expect(document.title).toBe('Page 2');
  },
};
