/** The shell's modals, fetched when the first is wanted: the frame is shown without any. */
export const loadShellModals = async () => (await import('./shell.modals.ts')).shellModals;
