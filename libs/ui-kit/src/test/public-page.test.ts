import { expect, it } from 'vitest';
import { bundlePage } from './bundle-page.ts';

const marketing = {
  'button/button.tsx': 'Button',
  'link/link.tsx': 'Link',
  'link-button/link-button.tsx': 'LinkButton',
  'card/card.tsx': 'Card',
  'accordion/accordion.tsx': 'Accordion',
};

it('a marketing page of buttons, links, cards and an accordion loads no react-aria and stays small', async () => {
  const { packages, jsBytes, cssBytes } = await bundlePage(marketing);
  expect(packages).toEqual(['lucide-react']);
  expect(jsBytes).toBeLessThan(4000);
  expect(cssBytes).toBeLessThan(2500);
});

it('canary: detects react-aria on a page with a menu', async () => {
  const { packages, jsBytes } = await bundlePage({ ...marketing, 'menu/menu.tsx': 'Menu' });
  expect(packages).toContain('react-aria-components');
  expect(jsBytes).toBeGreaterThan(40_000);
});
