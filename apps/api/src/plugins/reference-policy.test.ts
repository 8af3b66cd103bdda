import { expect, test } from 'vitest';
import { referencePolicy } from './reference.ts';

test('inline scripts are allowed by their hash, loaded ones by their origin', () => {
  const policy = referencePolicy('<script src="js/a.js"></script><script type="text/javascript">alert(1)</script>');
  expect(policy).toContain(`script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';`);
  expect(policy.match(/sha256/g)).toHaveLength(1);
});

test('nothing comes from elsewhere', () => {
  const policy = referencePolicy('');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*/);
});
