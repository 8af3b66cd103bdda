import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawArrayItems, rawObjectValues } from './raw-json.ts';

const spaced = (text: string) => text.replaceAll(/(?<=^(?:[^"\\]|\\.|"(?:[^"\\]|\\.)*")*)[:,]/gu, (mark) => ` ${mark}\n\t`);

describe('raw JSON', () => {
  it('splits any array into texts that parse to its members', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (value) => {
        const items = rawArrayItems(` ${JSON.stringify(value, null, 1)} `);
        expect(items.map((item) => JSON.parse(item) as unknown)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('splits any object into texts that parse to its values', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const text = JSON.stringify(value);
        const values = [...rawObjectValues(text)].map(([key, raw]) => [key, JSON.parse(raw) as unknown]);
        expect(Object.fromEntries(values)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('keeps numbers beyond floats, and strings with brackets and quotes', () => {
    expect(rawObjectValues(spaced('{"id":12345678901234567890,"a":"]}\\"[{","b":[1,{"c":2}]}')).get('id')).toBe('12345678901234567890');
    expect(rawArrayItems('[ "]\\\\", 1e400 , {"a":"}"} ]')).toEqual(['"]\\\\"', '1e400', '{"a":"}"}']);
  });

  it('uses the last of equal keys, including escaped ones', () => {
    expect(rawObjectValues('{"id":1,"\\u0069d":2}').get('id')).toBe('2');
  });

  it('handles nesting deeper than the call stack', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(rawArrayItems(`[1,${deep}]`)).toEqual(['1', deep]);
  });

  it.each(['1', '"[{"', 'null', ' true'])('finds no members in %s', (text) => {
    expect(rawArrayItems(text)).toEqual([]);
    expect(rawObjectValues(text).size).toBe(0);
  });

  it('returns nothing for empty containers', () => {
    expect(rawArrayItems(' [ ] ')).toEqual([]);
    expect(rawObjectValues(' { } ').size).toBe(0);
  });

  it.each(['[}', '[1,]]', '[,', '{}}', '{"a":}', '{"a":,}', '[{]', '{"a"', '["'])('terminates on invalid JSON: %s', (text) => {
    expect(rawArrayItems(text).length).toBeLessThan(3);
    expect(rawObjectValues(text).size).toBeLessThan(3);
  });
});
