import { projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { PromocodePage } from './promocode-page.tsx';

const meta = { title: 'Screens/Promo code', component: PromocodePage, decorators: [asScreen] } satisfies Meta<typeof PromocodePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture({ balance: 1_240 });
const state = { projects: [project], promocodes: { WELCOME: 500 } };
const viewer = { ...project, role: 'viewer' };

const submit = async (code: string) => userEvent.type(await screen.findByRole('textbox', { name: 'Promo code' }), `${code}{Enter}`);

export const Idle: Story = { parameters: screenParameters({ project, state }) };

export const Invalid: Story = {
  parameters: screenParameters({ project, state }),
  play: async () => {
    await submit('');
    await waitFor(() => expect(screen.getByText('This field is required')).toBeVisible());
  },
};

export const Submitting: Story = {
  parameters: screenParameters({ project, api: 'silent' }),
  play: async () => {
    await submit('WELCOME');
    await waitFor(() => expect(screen.getByRole('button', { name: /Redeem/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const UnknownCode: Story = {
  parameters: screenParameters({ project, state }),
  play: async () => {
    await submit('WELCOME-2019');
    await waitFor(() => expect(screen.getByText('Promo code not found.')).toBeVisible());
  },
};

export const Done: Story = {
  parameters: screenParameters({ project, state }),
  play: async () => {
    await submit('WELCOME');
    await waitFor(() => expect(screen.getByText('$5.00 added')).toBeVisible());
  },
};

/** Starts over with an empty, focused field. */
export const Another: Story = {
  parameters: screenParameters({ project, state }),
  play: async () => {
    await submit('WELCOME');
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem another' }));
    const field = await screen.findByRole('textbox', { name: 'Promo code' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const RoleForbidden: Story = { parameters: screenParameters({ project: viewer, state: { projects: [viewer] } }) };

export const OnASmallPhone: Story = { ...Idle, globals: { viewport: { value: 'small' } } };
