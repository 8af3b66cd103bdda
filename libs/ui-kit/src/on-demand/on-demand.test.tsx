// @vitest-environment jsdom
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.tsx';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('loads a part once when it is shown', async () => {
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

test('retries a failed preload when the part is shown', async () => {
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

test('renders a loaded part immediately, without a fallback', async () => {
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

class Boundary extends Component<{ children: ReactNode }, { message: string | undefined }> {
  override state: { message: string | undefined } = { message: undefined };

  static getDerivedStateFromError({ message }: Error): { message: string } {
    return { message };
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === undefined ? this.props.children : <button onClick={() => this.setState({ message: undefined })}>{message}</button>;
  }
}

test('throws once when loading fails, and retries when it is shown again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('404'));
  const Part = onDemand(load);
  render(
    <Boundary>
      <Suspense>
        <Part name="Ada" />
      </Suspense>
    </Boundary>,
  );
  const retry = await screen.findByRole('button', { name: '404' });
  expect(load).toHaveBeenCalledOnce();
  act(() => retry.click());
  await screen.findByText('Hello Ada');
  vi.restoreAllMocks();
});

test('renders nothing for an optional part that fails to load, and retries when it is shown again', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('404'));
  const Part = onDemand(load, { isOptional: true });
  const shown = (
    <Suspense fallback={<p>Wait</p>}>
      <Part name="Ada" />
      <p>The rest</p>
    </Suspense>
  );
  const { unmount } = render(shown);
  await screen.findByText('The rest');
  expect(screen.queryByText('Hello Ada')).toBeNull();
  expect(load).toHaveBeenCalledOnce();
  unmount();
  render(shown);
  await screen.findByText('Hello Ada');
});
