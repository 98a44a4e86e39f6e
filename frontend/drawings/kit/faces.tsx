import { faceOf, type Point } from './projection.ts';

export type Ink = 'glass' | 'ink' | 'faint' | 'accent' | 'second' | 'cell' | 'hair';
/** A mark on a face: distance along it, distance up (or back) it, width, height, and the ink. */
export type Mark = readonly [along: number, up: number, width: number, height: number, ink: Ink];

type FaceProps = { at: Point; marks: readonly Mark[] };

const key = (mark: Mark) => mark.join(' ');

/** Marks on the face that looks to the left: it lies in the plane of y. */
export function LeftFace({ at: [x, y, z], marks }: FaceProps) {
  return marks.map((mark) => {
    const [u, v, w, h, ink] = mark;
    const [a, b, low, high] = [x + u, x + u + w, z + v, z + v + h];
    return (
      <path
        key={key(mark)}
        className={`mark ${ink}`}
        d={faceOf([
          [a, y, low],
          [b, y, low],
          [b, y, high],
          [a, y, high],
        ])}
      />
    );
  });
}

/** Marks on the face that looks to the right: it lies in the plane of x. */
export function RightFace({ at: [x, y, z], marks }: FaceProps) {
  return marks.map((mark) => {
    const [u, v, w, h, ink] = mark;
    const [a, b, low, high] = [y + u, y + u + w, z + v, z + v + h];
    return (
      <path
        key={key(mark)}
        className={`mark ${ink}`}
        d={faceOf([
          [x, a, low],
          [x, b, low],
          [x, b, high],
          [x, a, high],
        ])}
      />
    );
  });
}

/** Marks on the face that looks up. */
export function TopFace({ at: [x, y, z], marks }: FaceProps) {
  return marks.map((mark) => {
    const [u, v, w, d, ink] = mark;
    const [a, b, near, far] = [x + u, x + u + w, y + v, y + v + d];
    return (
      <path
        key={key(mark)}
        className={`mark ${ink}`}
        d={faceOf([
          [a, near, z],
          [b, near, z],
          [b, far, z],
          [a, far, z],
        ])}
      />
    );
  });
}
