import { expect, it } from 'vitest';
import { createTokenReader } from './create-token-reader.ts';

const read = (html: string, ...needed: readonly string[]): string[] => [...createTokenReader(new Set(needed))(html)].toSorted();

it('names elements, classes, languages and the custom properties of style attributes', () => {
  expect(read('<a class="x y-1" href="/"><i lang="ja" style="width:var(--wide);--tall:1px">z</i></a>')).toEqual(
    ['--tall', '--wide', '.x', '.y-1', ':lang(ja)', '[class]', '[lang]', 'a', 'i'].toSorted(),
  );
});

it('names the attributes that a sheet asks for, with and without their values', () => {
  const found = read('<b data-state="open" disabled hidden="" title="x">', '[data-state=open]', '[disabled]', '[hidden]');
  expect(found).toEqual(['[data-state=open]', '[data-state]', '[disabled=]', '[disabled]', '[hidden=]', '[hidden]', 'b'].toSorted());
});
