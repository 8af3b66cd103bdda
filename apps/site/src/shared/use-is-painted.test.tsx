import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useIsPainted } from './use-is-painted.ts';

afterEach(cleanup);

const Told = () => <p>{useIsPainted() ? 'painted' : 'new'}</p>;

it('holds for what stands in a document, also after that has been taken over', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Told />);
  document.body.append(root);
  expect(screen.getByText('painted')).toBeTruthy();
  await act(async () => hydrateRoot(root, <Told />));
  expect(screen.getByText('painted')).toBeTruthy();
  root.remove();
});

it('does not hold for what comes later', () => {
  render(<Told />);
  expect(screen.getByText('new')).toBeTruthy();
});
