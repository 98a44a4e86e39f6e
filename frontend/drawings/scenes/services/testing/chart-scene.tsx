import { Drawing } from '../../../kit/drawing.tsx';

const loads = [200, 400, 800, 1240];
const before = [84, 96, 219, 4800];
const after = [82, 91, 138, 236];
const lines = [50, 500, 5000];

const across = (load: number) => 60 + (load / 1400) * 460;
// Tens are equally far apart, because the last point is fifty times the first.
const upwards = (ms: number) => Math.round(270 - (Math.log10(ms / 50) / 2) * 236);
const through = (times: readonly number[]) =>
  `M${loads.map((load, index) => `${Math.round(across(load))} ${upwards(times[index] ?? 50)}`).join('L')}`;

/** Load against time, before and after the repair. */
export function ChartScene({ label }: { label: string }) {
  return (
    <Drawing viewBox="0 0 540 316" label={label} className="flat max-sm:[&_text]:text-[17px]">
      {lines.map((ms) => (
        <g key={ms}>
          <path className="rule" d={`M60 ${upwards(ms)}H520`} />
          <text x="52" y={upwards(ms) + 4} textAnchor="end">
            {ms < 1000 ? `${ms} ms` : '5 s'}
          </text>
        </g>
      ))}
      {loads.map((load) => (
        <g key={load}>
          <path className="rule" d={`M${Math.round(across(load))} 34V276`} />
          <text x={Math.round(across(load))} y="294" textAnchor="middle">
            {load.toLocaleString('en-IN')}
          </text>
        </g>
      ))}
      <path className="cell" d="M60 34V270H520" />
      <path className="line cable" d={through(after)} />
      <path className="route" d={through(before)} />
      {loads.map((load, index) => (
        <g key={load}>
          <circle className="accent" cx={Math.round(across(load))} cy={upwards(before[index] ?? 50)} r="4.5" />
          <circle className="pane" cx={Math.round(across(load))} cy={upwards(after[index] ?? 50)} r="4" />
        </g>
      ))}
      <text className="lettering signal" x={across(1240) - 14} y={upwards(4800) - 8} textAnchor="end">
        4.8 s: one lock
      </text>
      <text className="lettering" x={across(1240) - 4} y={upwards(236) + 56} textAnchor="end">
        mended: 236 ms
      </text>
    </Drawing>
  );
}
