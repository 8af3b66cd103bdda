import { beforeEach, expect, it } from 'vitest';
import { chainScript } from './chain-script.ts';

const { dataset } = document.documentElement;

beforeEach(() => void Reflect.deleteProperty(dataset, 'wakes'));

it.each([
  ['/docs/methods/eth_call/base', true],
  ['/zh/docs/methods/eth_call/base', true],
  ['/docs/authentication/base', true],
  ['/docs/chains/base', false],
  ['/docs/methods/eth_call', false],
  ['/docs/methods', false],
])('of %s, wakes the page: %s', (path, isWoken) => {
  history.replaceState(null, '', path);
  const element = document.createElement('script');
  element.textContent = chainScript;
  document.head.append(element);
  element.remove();
  expect('wakes' in dataset).toBe(isWoken);
});
