import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Draws a ui-kit link as one of the router's: `<LinkButton href="/workspace" render={renderRouterLink} />`. */
export function renderRouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link {...props} to={href} />;
}
