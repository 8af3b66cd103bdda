import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { fitRange } from '../range/fit-range.ts';
import { selectionOf, type ChartView } from './chart-view.ts';
import { pressKey } from './press-key.ts';

const timesMs = Array.from({ length: 101 }, (_, index) => index * 100);
const start: ChartView = { cursorMs: null, anchorMs: null, range: null };
const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

const press = (view: ChartView, ...keys: string[]): ChartView =>
  keys.reduce((current, name) => {
    const shiftKey = name.startsWith('Shift+');
    const key = shiftKey ? name.slice('Shift+'.length) : name;
    return pressKey(current, { ...plain, key, shiftKey }, timesMs, true) ?? current;
  }, view);

it('enters at the newest shown point', () => {
  expect(press(start, 'ArrowLeft').cursorMs).toBe(10_000);
  expect(press({ ...start, range: { fromMs: 1000, toMs: 2050 } }, 'ArrowLeft').cursorMs).toBe(2000);
});

it('what is shown follows the cursor over its edge', () => {
  const view = press({ ...start, cursorMs: 2000, range: { fromMs: 1000, toMs: 2000 } }, 'ArrowRight');
  expect(view).toEqual({ cursorMs: 2100, anchorMs: null, range: { fromMs: 1100, toMs: 2100 } });
});

it('the page keys go a tenth of what is shown', () => {
  expect(press({ ...start, cursorMs: 1500, range: { fromMs: 1000, toMs: 2900 } }, 'PageUp').cursorMs).toBe(1700);
});

it('Shift selects from where the cursor was, Enter zooms to it, 0 shows everything again', () => {
  const selected = press({ ...start, cursorMs: 3000 }, 'Shift+PageUp', 'Shift+ArrowRight');
  expect(selectionOf(selected)).toEqual({ fromMs: 3000, toMs: 4100 });
  const zoomed = press(selected, 'Enter');
  expect(zoomed.range).toEqual({ fromMs: 3000, toMs: 4100 });
  expect(selectionOf(zoomed)).toBeNull();
  expect(press(zoomed, '0').range).toBeNull();
});

it('Escape takes the selection, then the cursor, then belongs to the page', () => {
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

it('keys with Ctrl, Alt or Meta belong to the browser; zooming keys too where there is no zoom', () => {
  expect(pressKey(start, { ...plain, key: '+', ctrlKey: true }, timesMs, true)).toBeUndefined();
  expect(pressKey(start, { ...plain, key: 'ArrowLeft', altKey: true }, timesMs, true)).toBeUndefined();
  expect(pressKey(start, { ...plain, key: '+' }, timesMs, false)).toBeUndefined();
});

it('whatever is pressed, the cursor is on a point, it is shown, and what is shown lies in the data', () => {
  const names = constantFrom('ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'Enter', 'Escape', '+', '-', '0', 'x');
  assert(
    property(array(record({ name: names, shift: boolean() }), { maxLength: 40 }), (keys) => {
      const view = press(start, ...keys.map(({ name, shift }) => (shift ? `Shift+${name}` : name)));
      expect(view.cursorMs === null || timesMs.includes(view.cursorMs)).toBe(true);
      expect(fitRange(view.range, timesMs)).toEqual(view.range);
    }),
  );
});
