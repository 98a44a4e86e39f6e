import type { AnchorHTMLAttributes } from 'react';
import { basePath } from '../../base-path.ts';
import { useGoTo } from './go-to.tsx';
import { opensHere } from './opens-here.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** Inside the admin, from its root. */
  to: string;
};

/** A link to another page of the admin. Not the router's link, which is drawn again at each address. */
export const PageLink = ({ to, children, ...rest }: Props) => {
  const goTo = useGoTo();
  return (
    <a
      {...rest}
      href={basePath + to}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </a>
  );
};
