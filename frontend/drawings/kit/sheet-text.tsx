import type { ReactNode } from 'react';

const kinds = {
  head: 'font-display text-[20px] font-semibold tracking-tight',
  bold: 'font-text text-[13px] font-semibold tracking-normal',
  plain: 'font-text text-[13px] font-normal tracking-normal',
  mono: 'text-[11.5px] tracking-normal',
} as const;
const inks = { ink: 'fill-ink', soft: 'fill-ink-soft', signal: 'fill-signal', on: 'fill-on-signal' } as const;

type SheetTextProps = {
  x: number;
  y: number;
  kind?: keyof typeof kinds;
  ink?: keyof typeof inks;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
};

/** A line of text on a drawn screen. Utilities set its size, because a style sheet is stronger than an attribute. */
export function SheetText({ x, y, kind = 'plain', ink = 'ink', anchor = 'start', children }: SheetTextProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={`${kinds[kind]} ${inks[ink]}`}>
      {children}
    </text>
  );
}

type HatchedRectProps = { x: number; y: number; width: number; height: number; className?: string };

/** A rectangle with diagonal lines, so that not only its colour marks a state. */
export function HatchedRect({ x, y, width, height, className = 'fill-raised stroke-ink' }: HatchedRectProps) {
  let d = '';
  for (let at = 8; at < width + height; at += 8) {
    const [right, low] = [Math.min(at, width), Math.min(at, height)];
    d += `M${x + right} ${y + at - right}L${x + at - low} ${y + low}`;
  }
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} className={className} />
      <path d={d} className="fill-none stroke-field stroke-[0.9]" />
    </g>
  );
}

type SheetRuleProps = { from: number; to: number; y: number; label: string };

/** A flat dimension with its ticks and its figure below. */
export function SheetRule({ from, to, y, label }: SheetRuleProps) {
  const tick = (x: number) => `M${x - 4} ${y + 4}l8-8`;
  return (
    <g>
      <path d={`M${from} ${y}H${to}`} className="fill-none stroke-ink-soft" />
      <path d={tick(from) + tick(to)} className="fill-none stroke-signal stroke-[1.4]" />
      <SheetText x={(from + to) / 2} y={y + 18} kind="mono" ink="soft" anchor="middle">
        {label}
      </SheetText>
    </g>
  );
}
