import { ProductMark } from '@onepoint/ui-kit/product-mark';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const shapes = (svg: string) => Array.from(svg.matchAll(/ (d|cx|cy|r|rx|viewBox)="([^"]+)"/g), ([, name, value]) => [name, value]);

test('the favicon equals the product mark', () => {
  const favicon = readFileSync(join(import.meta.dirname, '../../../public/favicon.svg'), 'utf8');
  expect(shapes(favicon)).toEqual(shapes(renderToStaticMarkup(createElement(ProductMark))));
});
