import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readLabSettings } from '../../lab/lab-settings.ts';
import { createFakeLab } from '../../testing/create-fake-lab.ts';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const show = () => {
  const lab = createFakeLab();
  render(
    <FakeLab lab={lab}>
      <SettingsPanel />
    </FakeLab>,
  );
  return lab;
};

it('saves a URL and reloads the page', async () => {
  const lab = show();
  await userEvent.type(screen.getByLabelText('Ethereum · 1'), 'http://127.0.0.1:8545/');
  await userEvent.click(screen.getByRole('button', { name: 'Save and reload' }));
  expect(readLabSettings(lab.storage)).toEqual({ rpcUrls: { '1': 'http://127.0.0.1:8545' } });
  expect(lab.wasReloaded()).toBe(true);
});

it('focuses an invalid URL and does not reload', async () => {
  const lab = show();
  const field = screen.getByLabelText('Gateway');
  await userEvent.type(field, 'ftp://nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Save and reload' }));
  expect(lab.wasReloaded()).toBe(false);
  expect(document.activeElement).toBe(field);
});
