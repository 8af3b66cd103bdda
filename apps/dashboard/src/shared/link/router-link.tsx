import type { ComponentProps } from 'react';
import { AppLink } from './app-link.tsx';

/** Draws a ui-kit link as one to a page of this app: `<LinkButton href="/workspace" render={renderRouterLink} />`. */
export function renderRouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <AppLink {...props} to={href} />;
}
