import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router-dom';

/** The drawing at the head of a page that is one part in the list of the home page: on the way between the two, one becomes the other. */
export function HeroDrawing({ children }: { children: ReactNode }) {
  const isBetween = useViewTransitionState('/');
  return <div className={isBetween ? '[view-transition-name:drawing]' : undefined}>{children}</div>;
}
