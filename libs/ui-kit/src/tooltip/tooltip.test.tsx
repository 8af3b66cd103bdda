import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { placeTooltip, Tooltip } from './tooltip.tsx';

describe('placeTooltip', () => {
  const tooltip = { width: 100, height: 20 };

  it('is centered above the anchor', () => {
    expect(placeTooltip({ top: 100, bottom: 130, left: 200, width: 40 }, tooltip, 800)).toEqual({ xPx: 170, yPx: 74 });
  });

  it('is below the anchor if there is no space above', () => {
    expect(placeTooltip({ top: 10, bottom: 40, left: 200, width: 40 }, tooltip, 800).yPx).toBe(46);
  });

  it('stays inside the viewport on both sides', () => {
    expect(placeTooltip({ top: 100, bottom: 130, left: 0, width: 20 }, tooltip, 800).xPx).toBe(8);
    expect(placeTooltip({ top: 100, bottom: 130, left: 780, width: 20 }, tooltip, 800).xPx).toBe(692);
  });
});

describe('tooltip', () => {
  it('is rendered on first use if it repeats the name', () => {
    const drawn = renderToStaticMarkup(
      <Tooltip content="Copy" repeatsName>
        <button type="button" aria-label="Copy" />
      </Tooltip>,
    );
    expect(drawn).not.toContain('tooltip');
  });

  it('is in the document if it describes its anchor', () => {
    const drawn = renderToStaticMarkup(
      <Tooltip content="Why it is there">{(id) => <button type="button" aria-label="Copy" aria-describedby={id} />}</Tooltip>,
    );
    const id = / aria-describedby="([^"]+)"/.exec(drawn)?.[1] ?? '';
    expect(drawn).toMatch(new RegExp(` id="${id}" role="tooltip"[^>]*>Why it is there<`));
  });
});
