import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { placeTooltip, Tooltip } from './tooltip.tsx';

describe('place-tooltip', () => {
  const tooltip = { width: 100, height: 20 };

  it('centres above the anchor', () => {
    expect(placeTooltip({ top: 100, bottom: 130, left: 200, width: 40 }, tooltip, 800)).toEqual({ xPx: 170, yPx: 74 });
  });

  it('goes below where there is no room above', () => {
    expect(placeTooltip({ top: 10, bottom: 40, left: 200, width: 40 }, tooltip, 800).yPx).toBe(46);
  });

  it('stays inside the viewport at both sides', () => {
    expect(placeTooltip({ top: 100, bottom: 130, left: 0, width: 20 }, tooltip, 800).xPx).toBe(8);
    expect(placeTooltip({ top: 100, bottom: 130, left: 780, width: 20 }, tooltip, 800).xPx).toBe(692);
  });
});

describe('tooltip', () => {
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
});
