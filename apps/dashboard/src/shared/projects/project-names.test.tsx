import { projectFixture } from '@onepoint/testing/api';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { useRoleNotice } from './project-names.ts';

function Shown() {
  const [project, setProject] = useState(projectFixture());
  useRoleNotice(project);
  return (
    <>
      <button type="button" onClick={() => setProject(projectFixture({ id: 'proj_other', name: 'Other', role: 'developer' }))}>
        switch
      </button>
      <button type="button" onClick={() => setProject((known) => ({ ...known, role: 'viewer' }))}>
        lower
      </button>
    </>
  );
}

test('shows a toast for a changed role, not after switching projects', async () => {
  const { user } = renderScreen(<Shown />);
  await user.click(screen.getByRole('button', { name: 'switch' }));
  expect(screen.queryByText(/Your role/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'lower' }));
  expect(await screen.findByText('Your role in Other is now Viewer')).toBeTruthy();
});
