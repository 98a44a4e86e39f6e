import type { ReactNode } from 'react';
import { visitWords } from './visit-words.ts';

type OutboundLinkProps = {
  href: string;
  children: ReactNode;
  /** Describes the target where the text of the link does not. */
  name?: string;
  /** The page there is of the same person. */
  isOwn?: boolean;
  className?: string;
};

/** A link to another host. It opens a tab of its own, and says so to those who would not see that. */
export function OutboundLink({ href, children, name, isOwn = false, className = 'underlined' }: OutboundLinkProps) {
  return (
    <a href={href} target="_blank" rel={isOwn ? 'me noopener noreferrer' : 'noopener noreferrer'} className={className}>
      {children}
      <span className="sr-only">
        {name && `, ${name}`}
        {`, ${visitWords.newTab}`}
      </span>
    </a>
  );
}
