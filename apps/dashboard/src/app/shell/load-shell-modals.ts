import { codeLoader } from '@onepoint/navigation';

const load = async () => (await import('./shell.modals.ts')).shellModals;

/** The shell's modals, fetched when the first is wanted: the frame is shown without any. */
export const loadShellModals = () => codeLoader.load(load);

/** Fetches a modal of the shell, for a pointer or focus that rests on what opens it. */
export const preloadShellModal = (id: 'mobile-menu' | 'command-palette'): void =>
  void load().then(
    (modals) => modals.preload(id),
    () => undefined,
  );
