import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BreakableName } from './breakable-name.tsx';

const wordsOf = (name: string): readonly string[] => {
  const { container } = render(<BreakableName name={name} />);
  return container.innerHTML.split('<wbr>');
};

it('breaks a long name between its words', () => {
  expect(wordsOf('eth_getBlockTransactionCountByHash')).toEqual(['eth_', 'get', 'Block', 'Transaction', 'Count', 'By', 'Hash']);
  expect(wordsOf('KEY_MONTHLY_LIMIT_REACHED')).toEqual(['KEY_', 'MONTHLY_', 'LIMIT_', 'REACHED']);
});

it('does not change short names and sentences', () => {
  expect(wordsOf('eth_getBlockByNumber')).toHaveLength(1);
  expect(wordsOf('Quick start with JavaScript')).toHaveLength(1);
});

it('keeps the text content', () => {
  render(<BreakableName name="eth_getTransactionReceipt" />);
  expect(screen.getByText('eth_getTransactionReceipt').textContent).toBe('eth_getTransactionReceipt');
});
