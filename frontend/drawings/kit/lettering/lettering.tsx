import { project, type Point } from '../projection.ts';

type LetteringProps = {
  /** Where the first letter stands (or the middle one, see `anchor`), on the face itself. */
  at: Point;
  /** In drawing units; 11 is the size of all captions. */
  size?: number;
  tone?: 'ink' | 'soft' | 'signal' | 'paper';
  anchor?: 'start' | 'middle' | 'end';
  children: string;
};

const COS = 0.866;
// The size that styles/art.css gives every text of a drawing; a style sheet is stronger than an attribute, so a matrix does the rest.
const SIZE = 11;
// How a text lies on each of the three faces that are seen: the first two numbers are the way the line runs, the others its height.
const planes = { left: [COS, 0.5, 0, 1], right: [COS, -0.5, 0, 1], top: [COS, 0.5, -COS, 0.5] } as const;

const lettering = (plane: keyof typeof planes) =>
  function Lettering({ at, size = SIZE, tone = 'ink', anchor = 'start', children }: LetteringProps) {
    const [x, y] = project(at);
    return (
      <text
        className={`lettering ${tone}`}
        textAnchor={anchor}
        transform={`matrix(${planes[plane].map((part) => Math.round((part * size * 1000) / SIZE) / 1000).join(' ')} ${x} ${y})`}
      >
        {children}
      </text>
    );
  };

/** Letters on a face that looks to the left (the plane of y). The line runs along x. */
export const LeftLetters = lettering('left');
/** Letters on a face that looks to the right (the plane of x). The line runs towards smaller y. */
export const RightLetters = lettering('right');
/** Letters on a face that looks up. The line runs along x. */
export const TopLetters = lettering('top');
