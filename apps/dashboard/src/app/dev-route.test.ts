import { expect, test, vi } from 'vitest';
import { devRoute } from './dev-route.ts';

const load = (route: ReturnType<typeof devRoute>) => (route.lazy as () => Promise<unknown>)();

test('a page for developers is fetched in dev mode', async () => {
  const page = vi.fn(() => Promise.resolve({ Component: () => null }));
  await load(devRoute('dev/x', page, true));
  expect(page).toHaveBeenCalledOnce();
});

test('without dev mode its address is not found, and its code not fetched', async () => {
  const page = vi.fn(() => Promise.resolve({ Component: () => null }));
  const shown = await load(devRoute('dev/x', page, false));
  expect(page).not.toHaveBeenCalled();
  expect(shown).toHaveProperty('Component');
});
