import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('a part is fetched once, when it is shown', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Part = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    render(
      <Suspense>
        <Part name="Ada" />
        <Part name="Grace" />
      </Suspense>,
    );
  });
  await screen.findByText('Hello Ada');
  screen.getByText('Hello Grace');
  expect(load).toHaveBeenCalledOnce();
});

test('a preload that failed is tried again when the part is shown', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('offline'));
  const Part = onDemand(load);
  await act(async () => Part.preload());
  await act(async () => {
    render(
      <Suspense>
        <Part name="Ada" />
      </Suspense>,
    );
  });
  await screen.findByText('Hello Ada');
});

test('a part that is there already is drawn at once, without the place’s fallback', async () => {
  const Part = onDemand(() => Promise.resolve(Greeting));
  await act(async () => Part.preload());
  render(
    <Suspense fallback={<p>Wait</p>}>
      <Part name="Ada" />
    </Suspense>,
  );
  screen.getByText('Hello Ada');
  expect(screen.queryByText('Wait')).toBeNull();
});
