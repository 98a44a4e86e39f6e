import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { PagePath } from '../seo.ts';
import { isServed } from '../served/is-served.ts';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  to: PagePath | `${PagePath}?${string}` | `${PagePath}#${string}`;
};

/** A link to a page that exists: any other address does not compile. */
export function PageLink(props: PageLinkProps) {
  return <Link viewTransition discover="none" reloadDocument={isServed(props.to)} {...props} />;
}
