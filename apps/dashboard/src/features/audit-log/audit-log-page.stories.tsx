import type { AuditEntry } from '@onepoint/api-contract';
import { auditDepositFixtures, auditEntryFixture, memberFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { AuditLogPage } from './audit-log-page.tsx';

const meta = { title: 'Screens/Audit log', component: AuditLogPage, decorators: [asScreen] } satisfies Meta<typeof AuditLogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture();
const key = { type: 'apiKey', id: 'key_1', name: 'Production server' };
const entries: AuditEntry[] = [
  auditEntryFixture({
    id: 'aud_5',
    action: 'apiKey.changeAllowLists',
    subject: key,
    changes: [
      { field: 'allowLists.origins', before: ['https://old.example'], after: ['https://shop.example', 'https://app.example'] },
      { field: 'allowLists.ips', before: [], after: ['10.0.0.0/8'] },
    ],
  }),
  auditEntryFixture({ id: 'aud_4', createdAt: '2026-03-14T09:02:11.000Z' }),
  auditEntryFixture({
    id: 'aud_3',
    action: 'plan.change',
    actor: null,
    subject: { type: 'project', id: project.id, name: project.name },
    changes: [{ field: 'usageCommitment', before: 'FREE', after: 'PAYG' }],
    createdAt: '2026-03-13T00:00:02.000Z',
  }),
  auditEntryFixture({ id: 'aud_2', action: 'apiKey.create', subject: key, changes: [], createdAt: '2026-03-12T15:30:00.000Z' }),
  auditEntryFixture({ id: 'aud_1', action: 'wallet.freeze', subject: key, changes: [], createdAt: '2026-03-12T15:29:00.000Z' }),
];
const stateOf = (list: AuditEntry[]) => ({
  projects: [project],
  members: { [project.id]: [memberFixture()] },
  auditEntries: { [project.id]: list },
});

export const Log: Story = {
  parameters: screenParameters({ project, state: stateOf(entries) }),
  play: async () => {
    await expect(await screen.findByText(/performed “wallet.freeze” on/)).toBeVisible();
  },
};

/** Deposits through the payment provider and to the project's address, and a promo code. */
export const MoneyThatCameIn: Story = {
  parameters: screenParameters({ project, state: stateOf(auditDepositFixtures('2026-03-14T11:20:00.000Z')) }),
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'Deposits: credited');
    await expect(await screen.findByText('2 matching changes')).toBeVisible();
  },
};

export const ManyPages: Story = {
  parameters: screenParameters({
    project,
    state: stateOf(Array.from({ length: 45 }, (_, index) => auditEntryFixture({ id: `aud_${String(index)}` }))),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await expect(await screen.findByText('40 shown')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  parameters: screenParameters({ project, state: stateOf(entries) }),
  play: async () => {
    await screen.findByText('5 shown');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Invitations: all');
    await expect(await screen.findByText(/Widen the period/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect(await screen.findByText('5 shown')).toBeVisible();
  },
};

export const LongTexts: Story = {
  parameters: screenParameters({
    project,
    state: stateOf([
      auditEntryFixture({
        actor: { id: 'user_long', displayName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh', imageUrl: null },
        action: 'project.rename',
        subject: { type: 'project', id: project.id, name: 'AProjectWithANameThatSomebodyWroteWithoutASingleSpaceInItToTheVeryEnd' },
        changes: [{ field: 'name', before: 'x'.repeat(80), after: 'y'.repeat(80) }],
      }),
    ]),
  }),
  globals: { viewport: { value: 'small' } },
};

export const Empty: Story = { parameters: screenParameters({ project, state: stateOf([]) }) };

/** Explains that the role has no access. */
export const RoleMayNotRead: Story = {
  parameters: screenParameters({ project: { ...project, role: 'developer' }, api: 'silent' }),
  play: async () => {
    await expect(await screen.findByText('You don’t have access to the audit log')).toBeVisible();
  },
};

export const OnASmallPhone: Story = { parameters: Log.parameters ?? {}, globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = { parameters: Log.parameters ?? {}, globals: { direction: 'rtl' } };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };
