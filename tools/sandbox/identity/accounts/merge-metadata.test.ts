import { describe, expect, it } from 'vitest';
import { mergeMetadata } from './merge-metadata.ts';

describe('mergeMetadata', () => {
  it('merges deeply and removes what is null', () => {
    expect(JSON.parse(mergeMetadata('{"a":{"b":1,"c":2},"d":3}', '{"a":{"b":null,"e":4},"d":5}'))).toEqual({ a: { c: 2, e: 4 }, d: 5 });
  });

  it('cannot reach the prototype', () => {
    mergeMetadata('{}', '{"__proto__":{"polluted":true}}');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
