import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { closeShapes } from './close-shapes.ts';

const treeOf = (markup: string): string => {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  return holder.innerHTML;
};

it('makes markup smaller, and leaves the document that it is read into', () => {
  const markup = renderToString(
    <p>
      {'</path>'}
      <svg>
        <g>
          <path d="M0 0h1" />
          <circle r="1" />
        </g>
        <rect width="1" height="1" />
      </svg>
      <b>text</b>
    </p>,
  );
  const closed = closeShapes(markup);
  expect(closed.length).toBeLessThan(markup.length);
  expect(closed).not.toContain('></path>');
  expect(treeOf(closed)).toBe(treeOf(markup));
});
