import { assert, double, option, property } from 'fast-check';
import { expect, it, test } from 'vitest';
import { isolatedIndexes, axisMax, lineWidthPx, stackValues, visibleLabels, valueAxisWidthPx } from './plot-math.ts';

it.each([
  [0, 1],
  [7, 10],
  [101, 200],
  [230, 250],
  [0.03, 0.05],
])('data up to %d get an axis up to %d', (dataMax, max) => {
  expect(axisMax(dataMax)).toBe(max);
});

it('keeps the axis while the data fill at least 40 % of it', () => {
  expect(axisMax(180, 250)).toBe(250);
  expect(axisMax(251, 250)).toBe(500);
  expect(axisMax(90, 250)).toBe(100);
});

it('is never below the data', () => {
  const value = double({ min: 1e-6, max: 1e15, noNaN: true });
  assert(
    property(value, option(value, { nil: undefined }), (dataMax, previous) => {
      expect(axisMax(dataMax, previous)).toBeGreaterThanOrEqual(dataMax);
    }),
  );
});

const measure = (text: string): number => text.length * 7;

it('the value axis fits its longest label and has a minimum width', () => {
  expect(valueAxisWidthPx(['0', '20'], measure, 8)).toBe(52);
  expect(valueAxisWidthPx(['$0', '$0.00025', '$0.0005'], measure, 8)).toBe(64);
  expect(valueAxisWidthPx(null, measure, 8)).toBe(52);
});

it('omits a label that the edge would cut off', () => {
  const texts = [
    { text: '8:00 PM', centerPx: 0 },
    { text: '9:00 PM', centerPx: 183 },
    { text: '9:30 PM', centerPx: 184 },
  ];
  expect(visibleLabels(texts, measure, 208)).toEqual(['8:00 PM', '9:00 PM', null]);
});

it('draws dense lines one device pixel wide', () => {
  expect(lineWidthPx(500, 1140, 1)).toBe(1.5);
  expect(lineWidthPx(10_000, 1140, 1)).toBe(1);
  expect(lineWidthPx(10_000, 2280, 2)).toBe(0.5);
});

test('finds values between gaps', () => {
  expect(isolatedIndexes([null, 1, null, 2, 3, undefined, 4])).toEqual([1, 6]);
});

test('finds a single value', () => {
  expect(isolatedIndexes([0])).toEqual([0]);
  expect(isolatedIndexes([])).toEqual([]);
});

it('adds each series to those below it and counts gaps as zero', () => {
  expect(stackValues([{ values: [1, 2] }, { values: [10, null] }, { values: [100, 200] }])).toEqual([
    [1, 2],
    [11, 2],
    [111, 202],
  ]);
});
