import type { SignIn } from '@clerk/clerk-react';
import type { ComponentProps } from 'react';
import githubUrl from './github.svg?no-inline';
import googleUrl from './google.svg?no-inline';
import walletUrl from './wallet.svg?no-inline';

type Appearance = NonNullable<ComponentProps<typeof SignIn>['appearance']>;

// Clerk would load provider icons from its own host.
const walletIcon = { backgroundImage: `url(${walletUrl})` };
const githubIcon = { maskImage: `url(${githubUrl})` };
const googleIcon = { backgroundImage: `url(${googleUrl})` };

// Clerk's borders have too little contrast for controls.
const edge = { border: '1px solid var(--color-line-strong) !important' };

// The accent color is for surfaces. Text needs the lighter shade in the dark theme.
const link = { color: 'var(--color-accent-text)' };

export const clerkAppearance: Appearance = {
  options: { socialButtonsVariant: 'blockButton', socialButtonsPlacement: 'bottom', logoPlacement: 'none' },
  variables: {
    colorPrimary: 'var(--color-accent)',
    colorPrimaryForeground: 'var(--color-accent-text-on)',
    colorBackground: 'var(--color-surface-1)',
    colorForeground: 'var(--color-text-1)',
    colorMutedForeground: 'var(--color-text-2)',
    colorMuted: 'var(--color-surface-2)',
    colorNeutral: 'var(--color-text-1)',
    colorInput: 'var(--color-surface-0)',
    colorInputForeground: 'var(--color-text-1)',
    colorBorder: 'var(--color-line-strong)',
    colorRing: 'var(--color-focus)',
    colorDanger: 'var(--color-negative-text)',
    colorSuccess: 'var(--color-positive-text)',
    colorWarning: 'var(--color-caution-text)',
    fontFamily: 'var(--font-sans)',
    fontFamilyButtons: 'var(--font-sans)',
    borderRadius: '10px',
  },
  elements: {
    rootBox: { inlineSize: '100%' },
    cardBox: {
      inlineSize: '100%',
      maxInlineSize: 'none',
      border: '1px solid var(--color-line)',
      borderRadius: 'var(--radius-l)',
      boxShadow: 'none',
    },
    card: { border: 0, boxShadow: 'none', background: 'var(--color-surface-1)', borderRadius: 'var(--radius-l)' },
    headerTitle: { fontSize: 'var(--font-size-4)', lineHeight: 'var(--line-height-4)', letterSpacing: 'var(--tracking-4)' },
    headerSubtitle: { fontSize: 'var(--font-size-2)' },
    formButtonPrimary: {
      minBlockSize: 'var(--control-lg)',
      fontSize: 'var(--font-size-2)',
      background: 'var(--color-accent)',
      boxShadow: 'none !important',
      '&::after': { display: 'none' },
      '&:hover': { background: 'var(--color-accent-hover)' },
    },
    formFieldInput: { ...edge, minBlockSize: 'var(--control-lg)', fontSize: 'var(--font-size-3)' },
    otpCodeFieldInput: { ...edge, fontSize: 'var(--font-size-4)', inlineSize: 'var(--control-lg)', blockSize: 'var(--control-lg)' },
    // One per line, because Clerk's columns truncate three of the provider names.
    socialButtons: { gridTemplateColumns: '1fr !important' },
    socialButtonsBlockButton: { ...edge, minBlockSize: 'var(--control-lg)', background: 'var(--color-surface-1)' },
    socialButtonsBlockButtonText: { color: 'var(--color-text-1)', fontSize: 'var(--font-size-2)' },
    alternativeMethodsBlockButton: { ...edge, minBlockSize: 'var(--control-lg)', background: 'var(--color-surface-1)' },
    alternativeMethodsBlockButtonText: { color: 'var(--color-text-1)' },
    dividerLine: { background: 'var(--color-line)' },
    formFieldInputShowPasswordButton: { color: 'var(--color-text-2)' },
    footer: { background: 'transparent' },
    footerActionLink: link,
    formFieldAction: link,
    formResendCodeLink: { ...link, opacity: '1 !important' },
    backLink: link,
    identityPreviewEditButton: link,
    providerIcon__metamask: walletIcon,
    providerIcon__github: githubIcon,
    providerIcon__google: googleIcon,
  },
};

/** For the first step: places its heading above the form, exactly where `LoginHeading` is while the form loads. */
export const firstStepAppearance: Appearance = {
  ...clerkAppearance,
  elements: {
    ...clerkAppearance.elements,
    cardBox: { inlineSize: '100%', maxInlineSize: 'none', border: 0, borderRadius: 0, boxShadow: 'none' },
    card: { gap: 'calc(var(--space-2) + var(--space-4))', margin: 0, padding: 0, border: 0, boxShadow: 'none', background: 'transparent' },
    headerTitle: {
      fontSize: 'var(--font-size-6)',
      lineHeight: 'var(--line-height-6)',
      letterSpacing: 'var(--tracking-6)',
      fontWeight: 600,
      textAlign: 'start',
    },
    headerSubtitle: { marginBlockStart: '4px', fontSize: 'var(--font-size-3)', lineHeight: 'var(--line-height-3)', textAlign: 'start' },
    main: {
      padding: '2rem clamp(1.25rem, 5vw, 2.5rem)',
      border: '1px solid var(--color-line)',
      borderRadius: 'var(--radius-l)',
      background: 'var(--color-surface-1)',
    },
  },
};
