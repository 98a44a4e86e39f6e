import type { ReactNode } from 'react';
import {
  Balloon,
  type BalloonLink,
  type BalloonMark,
  LetterLink,
  type LetterMark,
  type PlateMark,
} from './lettering/annotations.tsx';

/** A drawing whose page says by the balloons' labels what they name on it. */
export interface DrawingWithParts {
  parts?: Readonly<Record<string, BalloonLink>> | undefined;
}

interface DrawingProps extends DrawingWithParts {
  viewBox: string;
  label?: string;
  className?: string;
  balloons?: readonly BalloonMark[];
  /** Letters that lie on the drawing's own faces, and parts with a word on them. */
  letters?: readonly (LetterMark | PlateMark)[];
  children: ReactNode;
}

const none: readonly never[] = [];
const noParts: Readonly<Record<string, BalloonLink>> = {};

/** The sheet of one drawing. Without a label it is decoration and hidden from assistive technology. */
export function Drawing({
  viewBox,
  label,
  className = '',
  balloons = none,
  letters = none,
  parts = noParts,
  children,
}: DrawingProps) {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const [plain, linked] = [false, true].map((isLinked) =>
    balloons
      .filter((balloon) => balloon.label in parts === isLinked)
      .map((balloon) => <Balloon key={balloon.label} {...balloon} link={parts[balloon.label]} />),
  );
  const pressed = letters.flatMap((letter) => {
    const link = parts[letter.label];
    return link ? [<LetterLink key={letter.label} {...letter} link={link} />] : [];
  });
  const sheet = { className: `drawing ${className}`, viewBox };
  if (!linked?.length && pressed.length === 0)
    return (
      <svg {...sheet} {...role}>
        {children}
        {plain}
      </svg>
    );
  // A picture has no parts for assistive technology, so links stand beside it.
  return (
    <svg {...sheet}>
      <g {...role}>
        {children}
        {plain}
      </g>
      {linked}
      {pressed}
    </svg>
  );
}
