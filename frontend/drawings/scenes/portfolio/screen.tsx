import type { ReactNode } from 'react';
import './screens.css';

/** The texts on the screen of a work. */
export interface WorkProps {
  work: { name: string; client: string; url: string };
}

type ScreenProps = {
  size: readonly [width: number, height: number];
  label?: string;
  children: ReactNode;
  cut?: boolean;
};

/** A drawn screen. Its letters are its own: classes say their font (`d`, `b`, `m`) and their colour. A cut one ends at its edges; one without a label stands beside its words. */
export function Screen({ size: [width, height], label, children, cut = false }: ScreenProps) {
  return (
    <svg
      className={cut ? 'screen overflow-hidden!' : 'screen'}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}

type BoxProps = { at: readonly [x: number, y: number, width: number, height: number]; look?: string };

/** A rectangle; `look` names fill and line. */
export const Box = ({ at: [x, y, width, height], look }: BoxProps) => (
  <rect className={look} x={x} y={y} width={width} height={height} />
);

type SayProps = { at: readonly [x: number, y: number]; look?: string; size?: number; children: ReactNode };

const sizes: Record<number, string> = {
  8: 'text-[8px]!',
  11: 'text-[11px]!',
  12: 'text-[12px]!',
  14: 'text-[14px]!',
  15: 'text-[15px]!',
  17: 'text-[17px]!',
  19: 'text-[19px]!',
  22: 'text-[22px]!',
  28: 'text-[28px]!',
};

/** A line of letters, of 13 units where no size is given. */
export const Say = ({ at: [x, y], look = '', size, children }: SayProps) => (
  <text className={`${look} ${(size && sizes[size]) || ''}`.trim() || undefined} x={x} y={y}>
    {children}
  </text>
);

/** A path; `look` names its line. */
export const Stroke = ({ d, look }: { d: string; look?: string }) => <path className={look} d={d} />;

/** The one thing to press. */
export const Press = ({ at, children }: { at: BoxProps['at']; children: ReactNode }) => (
  <>
    <Box at={at} look="signal bare" />
    <Say at={[at[0] + at[2] / 2, at[1] + at[3] / 2 + 5]} look="b on middle" size={14}>
      {children}
    </Say>
  </>
);

/** A shaded rectangle, line by line: a pattern would need a name that is unique on the page. */
export function Hatch({ at: [x, y, w, h], step = 7 }: { at: BoxProps['at']; step?: number }) {
  const lines = Array.from({ length: Math.ceil((w + h) / step) - 1 }, (_, index) => {
    const reach = (index + 1) * step;
    const [fromX, fromY] = [x + Math.max(0, reach - h), y + Math.min(reach, h)];
    const [toX, toY] = [x + Math.min(reach, w), y + Math.max(0, reach - w)];
    return `M${fromX} ${fromY}L${toX} ${toY}`;
  });
  return (
    <>
      <Box at={[x, y, w, h]} look="raised" />
      <Stroke d={lines.join('')} look="quiet" />
    </>
  );
}

type MeasureProps = { from: readonly [x: number, y: number]; length: number; upright?: boolean; children: ReactNode };

/** A dimension beside a screen: a line with its ticks and the figure. */
export function Measure({ from: [x, y], length, upright = false, children }: MeasureProps) {
  const [endX, endY] = upright ? [x, y + length] : [x + length, y];
  const place = upright
    ? `translate(${x - 8} ${y + length / 2}) rotate(-90)`
    : `translate(${x + length / 2} ${y + 19})`;
  return (
    <>
      <Stroke d={`M${x} ${y}L${endX} ${endY}`} look="quiet" />
      <Stroke d={`M${x - 4} ${y + 4}l8-8M${endX - 4} ${endY + 4}l8-8`} look="red" />
      <text className="m soft middle text-[12px]!" transform={place}>
        {children}
      </text>
    </>
  );
}

type WindowProps = { size: readonly [width: number, height: number]; url: string; path?: string };

/** A browser's window with its address. */
export function Window({ size: [width, height], url, path = '' }: WindowProps) {
  return (
    <>
      <Box at={[0, 0, width, height]} look="raised" />
      <Box at={[0, 0, width, 30]} look="side" />
      {[16, 31, 46].map((x) => (
        <circle key={x} cx={x} cy="15" r="4.5" />
      ))}
      <Say at={[66, 19]} look="m soft" size={12}>
        {new URL(url).host + path}
      </Say>
    </>
  );
}
