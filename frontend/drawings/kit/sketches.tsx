import type { ReactNode } from 'react';
import type { Sketch } from '../names.ts';

const bar = (x: number, y: number, width: number, ink: string, height = 8) => (
  <rect key={`${x} ${y}`} className={ink} x={x} y={y} width={width} height={height} />
);
const head = [
  bar(34, 34, 190, 'ink', 20),
  bar(34, 62, 130, 'ink', 20),
  bar(34, 98, 170, 'faint', 6),
  bar(34, 112, 150, 'faint', 6),
];

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The sketched interfaces: each shows the purpose of its project. */
const sketches: Record<Sketch, ReactNode> = {
  slots: (
    <>
      {head}
      {bar(34, 140, 110, 'accent', 30)}
      {range(35).map((at) => {
        const [column, row] = [at % 7, Math.floor(at / 7)];
        const ink = (column * 5 + row * 3) % 7 === 1 ? 'second' : (column + row * 4) % 9 === 2 ? 'accent' : 'cell';
        return <rect key={at} className={ink} x={290 + column * 41} y={30 + row * 41} width="34" height="34" />;
      })}
      <path className="measure" d="M290 252h280" />
      <text x="430" y="272" textAnchor="middle" className="max-sm:hidden">
        7 DAYS
      </text>
    </>
  ),
  building: (
    <>
      {head}
      {range(4).map((floor) => (
        <rect
          key={floor}
          className={floor === 2 ? 'accent' : 'cell'}
          x={300 + floor * 14}
          y={230 - floor * 54}
          width={250 - floor * 28}
          height="54"
        />
      ))}
      <path className="edge" d="M280 284h300M540 284V40M540 40h-90M460 40v40" />
      {range(3).map((line) => bar(34, 160 + line * 34, 190 - line * 30, line === 1 ? 'second' : 'faint', 18))}
    </>
  ),
  shelf: (
    <>
      {range(8).map((at) => {
        const [column, row] = [at % 4, Math.floor(at / 4)];
        const x = 40 + column * 136;
        const y = 40 + row * 140;
        return (
          <g key={at}>
            <rect className="cell" x={x} y={y} width="112" height="84" />
            <rect
              className={at === 2 ? 'accent' : at === 5 ? 'second' : 'faint'}
              x={x + 36}
              y={y + 22}
              width="40"
              height="52"
            />
            {bar(x, y + 94, 80, 'ink', 7)}
            {bar(x, y + 108, 44, 'faint', 6)}
          </g>
        );
      })}
    </>
  ),
  chart: (
    <>
      {head}
      <path className="edge" d="M290 270h290M290 270V30" />
      {range(7).map((at) => (
        <rect
          key={at}
          className={at === 5 ? 'accent' : 'second'}
          x={310 + at * 38}
          y={270 - 40 - ((at * 53) % 160)}
          width="22"
          height={40 + ((at * 53) % 160)}
        />
      ))}
      {range(4).map((at) => bar(34, 150 + at * 32, 180, 'faint', 14))}
    </>
  ),
  map: (
    <>
      <path className="rule" d="M0 120H600M0 220H600M180 0V340M400 0V340M0 300 600 60" />
      <path className="route" d="M60 270 180 220 300 160 400 120 540 90" />
      <circle className="accent" cx="60" cy="270" r="10" />
      <circle className="second" cx="540" cy="90" r="10" />
      <rect className="pane" x="380" y="190" width="190" height="110" />
      {bar(396, 208, 110, 'ink', 12)}
      {bar(396, 232, 150, 'faint', 6)}
      {bar(396, 246, 130, 'faint', 6)}
      {bar(396, 266, 80, 'accent', 20)}
    </>
  ),
  lesson: (
    <>
      <rect className="cell" x="34" y="34" width="340" height="200" />
      <path className="accent" d="M180 104l60 32-60 32Z" />
      {bar(34, 254, 240, 'ink', 16)}
      {bar(34, 282, 300, 'faint', 7)}
      {range(6).map((at) => (
        <g key={at}>
          <rect className={at === 1 ? 'accent' : 'cell'} x="404" y={36 + at * 42} width="18" height="18" />
          {bar(434, 41 + at * 42, 130 - (at % 3) * 20, 'faint', 8)}
        </g>
      ))}
    </>
  ),
};

/** The content of a browser's frame. */
export const SketchedPage = ({ sketch }: { sketch: Sketch }) => sketches[sketch];
