import type { ReactNode } from 'react';
import { FeeScene, RegisterScene, StandInScene } from '@frontdoor/drawings';
import { hours } from './words.ts';
import { letterOf, partId } from '../../ui/pictures/part-links.ts';

/** The screens by module. */
const screens: Readonly<Record<string, ReactNode>> = {
  Attendance: <RegisterScene />,
  Timetable: <StandInScene />,
  Fees: <FeeScene />,
};

/** The modules along the hours of one school day, each with the screen that is open then. */
export function DayLine() {
  return (
    <ol className="mt-10">
      {hours.map(({ time, module, text }, index) => (
        <li
          key={time}
          id={partId(index)}
          className="grid gap-x-10 gap-y-6 md:grid-cols-[7rem_1fr] lg:grid-cols-[9rem_5fr_6fr]"
        >
          <p className="font-display text-3xl font-semibold tracking-tight max-md:-mb-3 md:text-right">{time}</p>
          <div className="relative border-l-2 border-ink pb-12 pl-8">
            <span className="note absolute -left-[0.95rem] grid size-7 place-items-center rounded-full border border-signal bg-paper">
              {letterOf(index)}
            </span>
            <h3 className="pt-0.5">{module}</h3>
            <p className="mt-2 leading-relaxed text-ink-soft">{text}</p>
          </div>
          {screens[module] && <div className="pb-12 md:max-lg:col-start-2">{screens[module]}</div>}
        </li>
      ))}
    </ol>
  );
}
