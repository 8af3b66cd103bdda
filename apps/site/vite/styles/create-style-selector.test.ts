import { expect, it } from 'vitest';
import { createStyleSelector } from './create-style-selector.ts';

const select = (css: string, html: string, language = 'en'): string => createStyleSelector([css])([html], language).text;

it('keeps what can match, in its order, and leaves the rest out', () => {
  const css = '.a{color:red}.b{color:blue}p,.b{margin:0}.a:hover{color:green}@media print{.b{color:red}}';
  expect(select(css, '<p class="a"></p>')).toBe('.a{color:red}p{margin:0}.a:hover{color:green}');
});

it('keeps every state that the document can come into without scripts', () => {
  const css = '[data-theme=dark] .a{color:red}.a:checked{color:blue}details[open] .a{color:green}';
  expect(select(css, '<details><p class="a"></p></details>')).toBe(css);
});

it('leaves out what only scripts bring the document into', () => {
  const css = '.a[aria-busy=true]{color:red}.a:is(:disabled,[aria-disabled=true]){color:blue}.a[data-side=start]{color:green}';
  expect(select(css, '<p class="a" aria-busy="false" data-side="start"></p>')).toBe('.a[data-side=start]{color:green}');
});

it('keeps custom properties that are used, through others too, and no other', () => {
  const css = ':root{--one:var(--two);--two:1px;--three:2px;--four:3px}.x{margin:var(--one)}';
  expect(select(css, '<i class="x" style="width:var(--four)"></i>')).toBe(':root{--four:3px}.x{margin:1px}');
});

it('keeps animations that something runs', () => {
  const css = '.x{animation:2s turn}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';
  expect(select(css, '<i class="x"></i>')).toBe('.x{animation:2s turn}@keyframes turn{to{rotate:1turn}}');
});

it('keeps the letters of a language where it is spoken', () => {
  const css = ':root:lang(zh){--a:x}html{font:var(--a)}';
  expect(select(css, '', 'zh')).toBe(css);
  expect(select(css, '', 'en')).toBe('html{font:var(--a)}');
});

it('answers documents that hold different things differently', () => {
  const choose = createStyleSelector(['.a{color:red}', '.b{color:blue}']);
  expect(['<i class="a">', '<i class="b">', '<b class="a">'].map((html) => choose([html], 'en').text)).toEqual([
    '.a{color:red}',
    '.b{color:blue}',
    '.a{color:red}',
  ]);
});

it('knows the styles of documents that hold the same as one text, in whatever parts they come', () => {
  const choose = createStyleSelector(['.a{color:red}.b{color:blue}tbody{margin:0}']);
  const kept = { text: '<i class="a">' };
  const whole = choose(['<i class="a"><i class="b">'], 'en');
  expect(whole.text).toBe('.a{color:red}.b{color:blue}tbody{margin:0}');
  expect(choose([kept, '<i class="b">'], 'en')).toBe(whole);
  expect(choose(['<i class="b">', kept], 'en')).toBe(whole);
});
