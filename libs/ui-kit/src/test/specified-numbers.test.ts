import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokens } from '../tokens/tokens.ts';

const sheet = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

it('icons in controls are 14, 16, 18, 20 and 22 px from xs to xl', () => {
  expect(tokens.iconSizesPx).toEqual({ xs: 14, sm: 16, md: 18, lg: 20, xl: 22 });
});

it('modals start at z-index 1000, below toasts, and animate for 0.2 s', () => {
  expect(tokens.layers.modal).toBe(1000);
  expect(tokens.layers.toast).toBeGreaterThan(tokens.layers.modal);
  expect(tokens.durationsMs.slow).toBe(200);
  expect(sheet('dialog/dialog.module.css')).toContain('transition: opacity var(--duration-slow)');
});

it('animates skeletons every 1.5 s', () => {
  expect(sheet('skeleton/skeleton.module.css')).toContain('animation: breathe 1.5s');
});

it('scroll bars are 12 px thick', () => {
  expect(sheet('scroll-area/scroll-area.module.css')).toMatch(/::-webkit-scrollbar \{\s*inline-size: 12px;\s*block-size: 12px;/);
});

it('sets every duration to 0 with reduced motion', () => {
  const still = /prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/.exec(sheet('styles/tokens.css'))?.[1] ?? '';
  for (const name of Object.keys(tokens.durationsMs)) expect(still).toContain(`--duration-${name}: 0ms;`);
});
