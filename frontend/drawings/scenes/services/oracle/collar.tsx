import { project, type Point } from '../../../kit/projection.ts';

type CollarProps = { at: Point; r: number };

/** Where a pipe that runs along x leaves a wall. */
export function Collar({ at: [x, y, z], r }: CollarProps) {
  const circle = (ahead: number) => {
    const [cx, cy] = project([x + ahead, y, z]);
    return `matrix(0.866 -0.5 0 1 ${cx} ${cy})`;
  };
  return (
    <g className="solid">
      <circle className="left" r={r} transform={circle(0)} />
      <circle className="right" r={r} transform={circle(5)} />
    </g>
  );
}
