import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

const text = 'ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@1';

test('draws exactly the dark modules', () => {
  render(<QrCode text={text} label="Address" />);
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const drawn = data.map((row) => row.map(() => false));
  const path = screen.getByRole('img', { name: 'Address' }).querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  expect(drawn).toEqual(data);
  expect(screen.getByRole('img').getAttribute('viewBox')).toBe(`0 0 ${String(size)} ${String(size)}`);
});
