import type { ClerkUIConstructor, ComponentControls } from '@clerk/shared/ui';
import { describe, expect, it, vi } from 'vitest';
import { createLazyClerkUi } from './lazy-clerk-ui.ts';

const never = (): never => {
  throw new Error('not used here');
};

function setUp() {
  const controls: ComponentControls = {
    mountComponent: vi.fn(),
    unmountComponent: vi.fn(),
    updateProps: vi.fn(),
    openModal: vi.fn(),
    closeModal: vi.fn(),
    openDrawer: vi.fn(),
    closeDrawer: vi.fn(),
    prefetch: vi.fn(),
    mountImpersonationFab: vi.fn(),
  };
  const ClerkUi: ClerkUIConstructor = class {
    static version = '1';
    version = '1';
    ensureMounted = () => Promise.resolve(controls);
  };
  const load = vi.fn<() => Promise<ClerkUIConstructor>>().mockResolvedValue(ClerkUi);
  const LazyClerkUi = createLazyClerkUi(load);
  const [getClerk, getEnvironment] = [never, never];
  const ui = Reflect.construct(LazyClerkUi, [getClerk, getEnvironment, {}, undefined]);
  return { controls, load, ui };
}

describe('createLazyClerkUi', () => {
  it('does not load for property updates and closing', async () => {
    const { load, ui, controls } = setUp();
    const placeholder = await ui.ensureMounted();
    placeholder.updateProps({ appearance: 'a' });
    placeholder.closeModal('signIn');
    expect(load).not.toHaveBeenCalled();
    expect(controls.updateProps).not.toHaveBeenCalled();
  });

  it('loads once when a component is shown, and passes on earlier properties', async () => {
    const { load, ui, controls } = setUp();
    (await ui.ensureMounted()).updateProps({ appearance: 'a' });
    const [first, second] = await Promise.all([ui.ensureMounted({ preloadHint: 'SignIn' }), ui.ensureMounted({ preloadHint: 'SignIn' })]);
    expect(load).toHaveBeenCalledOnce();
    expect(first).toBe(controls);
    expect(second).toBe(controls);
    expect(controls.updateProps).toHaveBeenCalledExactlyOnceWith({ appearance: 'a' });
    await expect(ui.ensureMounted()).resolves.toBe(controls);
  });

  it('loads when a modal opens', async () => {
    const { load, ui, controls } = setUp();
    (await ui.ensureMounted()).openModal('signIn', { x: 1 });
    await vi.waitFor(() => expect(controls.openModal).toHaveBeenCalledExactlyOnceWith('signIn', { x: 1 }), 20_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('retries after a failure', async () => {
    const { load, ui, controls } = setUp();
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(ui.ensureMounted({ preloadHint: 'SignIn' })).rejects.toThrow('offline');
    await expect(ui.ensureMounted({ preloadHint: 'SignIn' })).resolves.toBe(controls);
  });
});
