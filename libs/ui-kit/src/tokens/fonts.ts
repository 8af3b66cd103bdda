/** Font stacks: Geist, a metric-matched local face while it loads, then the system's own. `base.css` adds CJK faces by language. */
export const fontStacks = {
  sans: 'Geist, Geist Fallback, system-ui, sans-serif',
  mono: 'Geist Mono, Geist Mono Fallback, ui-monospace, monospace',
} as const;
