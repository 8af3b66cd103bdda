import { describe, expect, it } from 'vitest';
import { detectImageType } from './detect-image-type.ts';

describe('detectImageType', () => {
  it.each([
    ['image/png', Buffer.from('89504e470d0a1a0a00', 'hex')],
    ['image/jpeg', Buffer.from('ffd8ffe0', 'hex')],
    ['image/gif', Buffer.from('GIF89a')],
    ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ])('knows %s', (type, bytes) => {
    expect(detectImageType(bytes)).toBe(type);
  });

  it.each(['', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><script>1</script>', 'GIF', '%PDF-1.7'])(
    'refuses %j',
    (text) => {
      expect(detectImageType(Buffer.from(text))).toBeNull();
    },
  );
});
