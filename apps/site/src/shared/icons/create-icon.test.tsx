import { ArrowRight, KeyRound } from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon, { type IconData, type IconProps } from './create-icon.tsx';

const arrow: IconData = {
  name: 'arrow-right',
  node: [
    ['path', { d: 'M5 12h14', key: '1ays0h' }],
    ['path', { d: 'm12 5 7 7-7 7', key: 'xquz4c' }],
  ],
};
const key: IconData = { name: 'key-round', node: [['circle', { cx: '16.5', cy: '7.5', r: '.5', fill: 'currentColor', key: 'w0ekpg' }]] };

function draw(icon: ComponentType<IconProps>, props: IconProps = {}): SVGElement {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(createElement(icon, props));
  const drawn = holder.querySelector('svg');
  if (drawn === null) throw new Error('There is no icon');
  return drawn;
}

const same = ['width', 'height', 'viewBox', 'stroke-width', 'aria-hidden', 'aria-label', 'role'];
const read = (svg: SVGElement): (string | null)[] => same.map((name) => svg.getAttribute(name));

it.each<[string, IconProps]>([
  ['as it comes', {}],
  ['in another size and weight', { size: 16, strokeWidth: 1.5 }],
  ['with a name', { 'aria-label': 'Next', role: 'img' }],
])('draws what lucide-react draws, %s', (_how, props) => {
  const [ours, theirs] = [draw(createIcon(arrow), props), draw(ArrowRight as ComponentType<IconProps>, props)];
  expect(read(ours)).toEqual(read(theirs));
  expect(ours.innerHTML).toBe(theirs.innerHTML);
});

it('leaves to a style sheet what all icons have', () => {
  const drawn = draw(createIcon(key), { className: 'mark' });
  expect(drawn.getAttribute('class')).toBe('lucide mark');
  expect(['xmlns', 'fill', 'stroke', 'stroke-linecap', 'stroke-linejoin'].filter((name) => drawn.hasAttribute(name))).toEqual([]);
  expect(draw(KeyRound as ComponentType<IconProps>).innerHTML).toContain(drawn.innerHTML);
});

it('keeps the name of what turns around in right-to-left pages', () => {
  expect(draw(createIcon(arrow)).getAttribute('class')).toBe('lucide lucide-arrow-right');
});
