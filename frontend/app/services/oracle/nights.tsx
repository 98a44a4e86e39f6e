import { lender } from './words.ts';

const NIGHT = 600;
const ticks = Array.from({ length: 11 }, (_, hour) => `M${hour * 60} 0V40`).join('');

/** How long the run took, as two bars on the hours of one night. */
export function Nights() {
  return (
    <>
      <dl className="grid gap-y-5">
        {lender.nights.map(({ term, text, minutes }) => (
          <div key={term} className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[11rem_1fr]">
            <dt className="note">
              {term} <span className="whitespace-nowrap text-ink-soft">{text}</span>
            </dt>
            <dd>
              <svg className="h-10 w-full" viewBox={`0 0 ${NIGHT} 40`} preserveAspectRatio="none" aria-hidden="true">
                <rect
                  className={`stroke-ink ${minutes > 300 ? 'fill-(--side-right)' : 'fill-signal'}`}
                  y="8"
                  width={minutes}
                  height="24"
                  vectorEffect="non-scaling-stroke"
                />
                <path className="fill-none stroke-ink opacity-30" d={ticks} vectorEffect="non-scaling-stroke" />
              </svg>
              <span className="sr-only">{`${minutes} min`}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note mt-3 text-ink-soft sm:pl-[12.5rem]">{lender.hours}</p>
    </>
  );
}
