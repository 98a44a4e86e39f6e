import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { PagePath } from '../seo.ts';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  to: PagePath | `${PagePath}?${string}` | `${PagePath}#${string}`;
};

/** The API fills these pages when they are asked for: they are fetched like any document, never drawn by the app alone. */
const isServed = (to: string) => /^\/career(?![^?#])/.test(to);

/** A link to a page that exists: any other address does not compile. */
export function PageLink(props: PageLinkProps) {
  return <Link viewTransition reloadDocument={isServed(props.to)} {...props} />;
}
