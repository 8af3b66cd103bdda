import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tooltip } from './tooltip.tsx';

it('is in no document where it repeats a name: it is made when it is first wanted', () => {
  const drawn = renderToStaticMarkup(
    <Tooltip content="Copy" repeatsName>
      <button type="button" aria-label="Copy" />
    </Tooltip>,
  );
  expect(drawn).not.toContain('tooltip');
});

it('is in the document where it describes', () => {
  const drawn = renderToStaticMarkup(
    <Tooltip content="Why it is there">{(id) => <button type="button" aria-label="Copy" aria-describedby={id} />}</Tooltip>,
  );
  const id = / aria-describedby="([^"]+)"/.exec(drawn)?.[1] ?? '';
  expect(drawn).toMatch(new RegExp(` id="${id}" role="tooltip"[^>]*>Why it is there<`));
});
