const WEEK = 46;
const LAKH = 15;
const [LEFT, GROUND] = [54, 320] as const;
/** Lakhs of rupees that are owed at the end of each week: one price for the first four, then 1.62 a week. */
const owed = Array.from({ length: 14 }, (_, index) => ({
  week: index + 1,
  lakh: index < 3 ? 0 : 2.4 + (index - 3) * 1.62,
}));
const landing = (week: number) => ({
  x: LEFT + week * WEEK,
  y: Math.round(GROUND - (owed[week - 1]?.lakh ?? 0) * LAKH),
});

const marks = [
  { week: 4, text: '2.4 LAKH' },
  { week: 9, text: '10.5 LAKH' },
  { week: 14, text: '18.6 LAKH' },
] as const;

/** The process as one picture: every step is a week, its height is the sum owed by then. */
export function StaircaseScene({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 720 378"
      className="drawing flat max-md:[&_text]:[font-size:23px] max-md:[&_text]:[letter-spacing:0]"
      role="img"
      aria-label={label}
    >
      <path className="edge" d={`M${LEFT} ${GROUND}H${LEFT + 14 * WEEK}`} />
      {owed.map(({ week, lakh }) => {
        const height = Math.round(lakh * LAKH);
        const kind = week === 9 ? 'accent' : week < 5 ? 'edge' : 'second';
        return (
          <rect
            key={week}
            className={kind}
            x={LEFT + (week - 1) * WEEK + 3}
            y={GROUND - Math.max(height, 3)}
            width={WEEK - 6}
            height={Math.max(height, 3)}
          />
        );
      })}
      {owed.map(({ week }) => (
        <text key={week} x={LEFT + (week - 0.5) * WEEK} y={GROUND + 24} textAnchor="middle">
          {week}
        </text>
      ))}
      <text x={LEFT} y={GROUND + 50}>
        WEEKS
      </text>
      {marks.map(({ week, text }) => {
        const { x, y } = landing(week);
        return (
          <g key={week}>
            <path className="measure" d={`M${x - 120} ${y - 8}H${x}M${x - 4} ${y - 4}l8-8`} />
            <text x={x - 10} y={y - 16} textAnchor="end">
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
