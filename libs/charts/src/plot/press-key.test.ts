import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextCursor, pressKey, selectionOf, type ChartView } from './press-key.ts';
import { fitRange } from './range.ts';

describe('nextCursor', () => {
  it('starts at the newest point and moves by one', () => {
    expect(nextCursor(null, 10, 'ArrowLeft')).toBe(9);
    expect(nextCursor(null, 10, 'ArrowRight')).toBe(9);
    expect(nextCursor(4, 10, 'ArrowLeft')).toBe(3);
    expect(nextCursor(4, 10, 'ArrowRight')).toBe(5);
  });

  it('moves by a tenth with Page keys and to the ends with Home and End', () => {
    expect(nextCursor(50, 100, 'PageUp')).toBe(60);
    expect(nextCursor(50, 100, 'PageDown')).toBe(40);
    expect(nextCursor(50, 100, 'Home')).toBe(0);
    expect(nextCursor(50, 100, 'End')).toBe(99);
  });

  it('stays inside the data', () => {
    expect(nextCursor(0, 10, 'ArrowLeft')).toBe(0);
    expect(nextCursor(9, 10, 'PageUp')).toBe(9);
  });

  it('Escape removes the cursor, and is ignored without one', () => {
    expect(nextCursor(3, 10, 'Escape')).toBeNull();
    expect(nextCursor(null, 10, 'Escape')).toBeUndefined();
  });

  it('ignores other keys', () => {
    expect(nextCursor(3, 10, 'a')).toBeUndefined();
  });
});

const timesMs = Array.from({ length: 101 }, (_, index) => index * 100);

const start: ChartView = { cursorMs: null, anchorMs: null, range: null };

const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

const press = (view: ChartView, ...keys: string[]): ChartView =>
  keys.reduce((current, name) => {
    const shiftKey = name.startsWith('Shift+');
    const key = shiftKey ? name.slice('Shift+'.length) : name;
    return pressKey(current, { ...plain, key, shiftKey }, timesMs, true) ?? current;
  }, view);

describe('pressKey', () => {
  it('starts at the newest shown point', () => {
    expect(press(start, 'ArrowLeft').cursorMs).toBe(10_000);
    expect(press({ ...start, range: { fromMs: 1000, toMs: 2050 } }, 'ArrowLeft').cursorMs).toBe(2000);
  });

  it('moves the range with the cursor', () => {
    const view = press({ ...start, cursorMs: 2000, range: { fromMs: 1000, toMs: 2000 } }, 'ArrowRight');
    expect(view).toEqual({ cursorMs: 2100, anchorMs: null, range: { fromMs: 1100, toMs: 2100 } });
  });

  it('Page keys move by a tenth of the shown range', () => {
    expect(press({ ...start, cursorMs: 1500, range: { fromMs: 1000, toMs: 2900 } }, 'PageUp').cursorMs).toBe(1700);
  });

  it('Shift selects, Enter zooms to the selection, 0 shows everything', () => {
    const selected = press({ ...start, cursorMs: 3000 }, 'Shift+PageUp', 'Shift+ArrowRight');
    expect(selectionOf(selected)).toEqual({ fromMs: 3000, toMs: 4100 });
    const zoomed = press(selected, 'Enter');
    expect(zoomed.range).toEqual({ fromMs: 3000, toMs: 4100 });
    expect(selectionOf(zoomed)).toBeNull();
    expect(press(zoomed, '0').range).toBeNull();
  });

  it('Escape removes the selection, then the cursor, and is ignored then', () => {
    const selected = press({ ...start, cursorMs: 3000 }, 'Shift+ArrowRight');
    const once = press(selected, 'Escape');
    expect(once).toMatchObject({ anchorMs: null, cursorMs: 3100 });
    const twice = press(once, 'Escape');
    expect(twice.cursorMs).toBeNull();
    expect(pressKey(twice, { ...plain, key: 'Escape' }, timesMs, true)).toBeUndefined();
  });

  it('plus and minus zoom around the cursor', () => {
    expect(press({ ...start, cursorMs: 2000 }, '+').range).toEqual({ fromMs: 1000, toMs: 6000 });
    expect(press({ ...start, cursorMs: 2000 }, '+', '-').range).toBeNull();
  });

  it('ignores keys with Ctrl, Alt or Meta, and zoom keys without zoom', () => {
    expect(pressKey(start, { ...plain, key: '+', ctrlKey: true }, timesMs, true)).toBeUndefined();
    expect(pressKey(start, { ...plain, key: 'ArrowLeft', altKey: true }, timesMs, true)).toBeUndefined();
    expect(pressKey(start, { ...plain, key: '+' }, timesMs, false)).toBeUndefined();
  });

  it('keeps the cursor on a point and the range within the data for any keys', () => {
    const names = constantFrom('ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'Enter', 'Escape', '+', '-', '0', 'x');
    assert(
      property(array(record({ name: names, shift: boolean() }), { maxLength: 40 }), (keys) => {
        const view = press(start, ...keys.map(({ name, shift }) => (shift ? `Shift+${name}` : name)));
        expect(view.cursorMs === null || timesMs.includes(view.cursorMs)).toBe(true);
        expect(fitRange(view.range, timesMs)).toEqual(view.range);
      }),
    );
  });
});
