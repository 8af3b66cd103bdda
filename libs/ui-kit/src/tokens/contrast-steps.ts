import type { ColorRole } from './color-roles.ts';

/** What stands for a role where the reader asks for more contrast: greys of text are AAA (1.4.6) then, and hairlines as strong as edges of controls. */
export const contrastSteps = { 'text-3': 'text-2', line: 'line-strong' } as const satisfies Partial<Record<ColorRole, ColorRole>>;
