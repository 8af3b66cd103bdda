import type { EmailMessage } from '@onepoint/database';
import { formatDate, formatMoney, formatPercent } from '@onepoint/i18n';
import { emailTexts, type TranslateEmail } from './email-texts.ts';
import type { Email } from './render-email.ts';

/** The layout shows the parts of an email in this order. */
export interface EmailContent {
  /** Both the subject and the heading. */
  subject: string;
  paragraphs: readonly string[];
  facts: readonly { label: string; value: string }[];
  note?: string | undefined;
  action?: { label: string; href: string } | undefined;
  reason: string;
}

interface ContentContext extends Omit<Email, 'message'> {
  t: TranslateEmail;
  /** With a name that is safe to print. See `plainName`. */
  project: { id: string; name: string };
  money: (cents: number) => string;
  time: (moment: Date | string) => string;
  role: (role: string) => string;
  fact: (name: FactName, value: string) => EmailContent['facts'][number];
  href: (path: string) => string;
}

type FactName = Extract<Parameters<TranslateEmail>[0], `facts.${string}`> extends `facts.${infer Name}` ? Name : never;
type MessageOf<Kind extends EmailMessage['kind']> = Extract<EmailMessage, { kind: Kind }>;
type Contents = { [Kind in EmailMessage['kind']]: (message: MessageOf<Kind>, context: ContentContext) => Omit<EmailContent, 'reason'> };

const membersAction = ({ t, href }: ContentContext) => ({ label: t('members.action'), href: href('/dashboard/settings/members') });

const contents: Contents = {
  lowBalance: ({ days, balanceCents, paceCents, depositCents }, { t, project: { id: projectId, name: project }, money, fact, href }) => {
    const amount = money(depositCents);
    return {
      subject: days === 0 ? t('lowBalance.empty', { project }) : t('lowBalance.subject', { project, count: days }),
      paragraphs: [t('lowBalance.text')],
      facts: [fact('balance', money(balanceCents)), fact('pace', money(paceCents))],
      note: t('lowBalance.note', { amount }),
      action: {
        label: t('lowBalance.action', { amount }),
        href: href(`/dashboard/payments?modal=deposit&projectId=${projectId}&mode=native&amount=${depositCents}`),
      },
    };
  },
  balanceAlert: ({ alert, threshold, balanceCents }, { t, project: { id: projectId, name: project }, money, fact, href }) => ({
    subject:
      alert === 'runway'
        ? t('balanceAlert.runway', { project, count: threshold })
        : t('balanceAlert.amount', { project, amount: money(threshold) }),
    paragraphs: [t('balanceAlert.text')],
    facts: [fact('balance', money(balanceCents))],
    action: { label: t('balanceAlert.action'), href: href(`/dashboard/payments?modal=deposit&projectId=${projectId}&mode=native`) },
  }),
  spendLimit: ({ percent, spentCents, limitCents }, { t, project: { name: project }, language, money, fact, href }) => {
    const isReached = percent >= 100;
    const share = formatPercent(percent / 100, language);
    return {
      subject: isReached ? t('spendLimit.reached', { project }) : t('spendLimit.near', { project, percent: share }),
      paragraphs: [t(isReached ? 'spendLimit.reachedText' : 'spendLimit.nearText')],
      facts: [fact('spent', money(spentCents)), fact('limit', money(limitCents))],
      action: { label: t('spendLimit.action'), href: href('/dashboard/settings#spend-limit') },
    };
  },
  webhookFailed: ({ webhookId, host, error, isDisabled = false }, { t, project: { name: project }, fact, href }) => ({
    subject: t(isDisabled ? 'webhookFailed.disabledSubject' : 'webhookFailed.subject', { project }),
    paragraphs: [t(isDisabled ? 'webhookFailed.disabledText' : 'webhookFailed.text')],
    facts: [fact('host', host), fact('error', error)],
    action: {
      label: t('webhookFailed.action'),
      href: href(webhookId === undefined ? '/dashboard/settings#webhooks' : `/dashboard/settings/webhooks/${webhookId}`),
    },
  }),
  invitation: ({ inviter, role, expiresAt }, { t, project: { name }, links, time, role: roleName, fact }) => {
    const names = { inviter: plainName(inviter), project: name };
    return {
      subject: t('invitation.subject', names),
      paragraphs: [t('invitation.text', names)],
      facts: [fact('role', roleName(role)), fact('expires', time(expiresAt))],
      note: t('invitation.note'),
      action: links.invitation === undefined ? undefined : { label: t('invitation.action'), href: links.invitation },
    };
  },
  paymentCredited: ({ paymentId, creditedCents, feeCents }, { t, project: { name: project }, money, time, createdAt, fact, href }) => ({
    subject: t('paymentCredited.subject', { project, amount: money(creditedCents) }),
    paragraphs: [t('paymentCredited.text')],
    facts: [
      fact('payment', paymentId),
      fact('credited', money(creditedCents)),
      ...(feeCents > 0 ? [fact('fee', money(feeCents))] : []),
      fact('time', time(createdAt)),
    ],
    action: { label: t('paymentCredited.action'), href: href('/dashboard/payments') },
  }),
  newSignIn: ({ device, ipAddress }, { t, time, createdAt, fact, href }) => ({
    subject: t('newSignIn.subject'),
    paragraphs: [t('newSignIn.text')],
    facts: [
      ...(device === null ? [] : [fact('device', device)]),
      ...(ipAddress === null ? [] : [fact('ipAddress', ipAddress)]),
      fact('time', time(createdAt)),
    ],
    note: t('newSignIn.note'),
    action: { label: t('newSignIn.action'), href: href('/workspace/profile') },
  }),
  memberJoined: ({ member, role }, context) => {
    const names = { member: plainName(member), project: context.project.name };
    const { t, fact, role: roleName } = context;
    return {
      subject: t('memberJoined.subject', names),
      paragraphs: [t('memberJoined.text', names)],
      facts: [fact('role', roleName(role))],
      action: membersAction(context),
    };
  },
  memberLeft: ({ member }, context) => {
    const names = { member: plainName(member), project: context.project.name };
    const { t } = context;
    return {
      subject: t('memberLeft.subject', names),
      paragraphs: [t('memberLeft.text', names)],
      facts: [],
      action: membersAction(context),
    };
  },
  memberRemoved: ({ member, actor }, context) => {
    const names = { member: plainName(member), actor: plainName(actor), project: context.project.name };
    const { t } = context;
    return {
      subject: t('memberRemoved.subject', names),
      paragraphs: [t('memberRemoved.text', names)],
      facts: [],
      action: membersAction(context),
    };
  },
  memberRoleChanged: ({ member, actor, before, after }, context) => {
    const names = { member: plainName(member), actor: plainName(actor), project: context.project.name };
    const { t, fact, role } = context;
    return {
      subject: t('memberRoleChanged.subject', names),
      paragraphs: [t('memberRoleChanged.text', names)],
      facts: [fact('before', role(before)), fact('after', role(after))],
      action: membersAction(context),
    };
  },
  yourRoleChanged: ({ actor, before, after }, { t, project, fact, role, href }) => ({
    subject: t('yourRoleChanged.subject', { project: project.name }),
    paragraphs: [t('yourRoleChanged.text', { actor: plainName(actor) })],
    facts: [fact('before', role(before)), fact('after', role(after))],
    action: { label: t('yourRoleChanged.action'), href: href(`/dashboard/${project.id}`) },
  }),
  youWereRemoved: ({ actor }, { t, project: { name: project } }) => ({
    subject: t('youWereRemoved.subject', { project }),
    paragraphs: [t('youWereRemoved.text', { actor: plainName(actor) })],
    facts: [],
  }),
};

/** Texts and links of an email, in the recipient's language. */
export function emailContent({ message, ...email }: Email): EmailContent {
  const { language, t } = emailTexts(email.language);
  const project = email.project === null ? { id: '', name: '' } : { id: email.project.id, name: plainName(email.project.name) };
  const roles: Readonly<Record<string, string>> = {
    owner: t('roles.owner'),
    admin: t('roles.admin'),
    developer: t('roles.developer'),
    finance: t('roles.finance'),
    viewer: t('roles.viewer'),
  };
  const write = contents[message.kind] as (message: EmailMessage, context: ContentContext) => Omit<EmailContent, 'reason'>;
  const content = write(message, {
    ...email,
    language,
    t,
    project,
    money: (cents) => formatMoney(cents, language),
    time: (moment) => `${formatDate(moment, language, { style: 'dateTime', timeZone: 'UTC' })} UTC`,
    role: (role) => roles[role] ?? role,
    fact: (name, value) => ({ label: t(`facts.${name}`), value }),
    href: (path) => projectHref(email.origin, language, project.id, path),
  });
  return { ...content, reason: reasonOf(message, email, t, project.name) };
}

/** URL of a dashboard page. The `project` parameter makes the dashboard select that project first. */
function projectHref(origin: string, language: string, projectId: string, path: string): string {
  const url = new URL(path, origin);
  // Russian has texts but no prerendered pages.
  if (language !== 'en' && language !== 'ru') url.pathname = `/${language}${url.pathname}`;
  if (projectId !== '' && !url.href.includes(projectId)) url.searchParams.set('project', projectId);
  return url.href;
}

function reasonOf(message: EmailMessage, { links }: Pick<Email, 'links'>, t: TranslateEmail, project: string): string {
  if (message.kind === 'invitation') return t('layout.invitation', { inviter: plainName(message.inviter) });
  if (message.kind === 'newSignIn') return t('layout.account');
  return links.unsubscribe === undefined ? t('layout.essential', { project }) : t('layout.member', { project });
}

const nameMax = 60;
const wordJoiner = '\u2060';

/**
 * Makes a user-defined name safe to print: on one line, short, and without anything that mail clients turn into a link. Otherwise, a project name
 * could advertise a website to everyone who is invited.
 */
function plainName(name: string): string {
  const line = name.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const short = line.length > nameMax ? `${line.slice(0, nameMax - 1)}…` : line;
  return short.replaceAll(/(?<=\S)([.:@/])(?=\S)/gu, `${wordJoiner}$1${wordJoiner}`);
}
