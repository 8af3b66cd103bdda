/** Stacking order. A modal's own z-index is `modal` plus its position in the stack. */
export const layers = { sticky: 10, header: 100, drawer: 900, modal: 1000, popover: 2000, toast: 3000, progress: 3100 } as const;
