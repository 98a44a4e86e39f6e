import type { ReactNode } from 'react';
import { Choice, If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';
import { employmentTypes, factTerms, salaryIntervals, workplaces } from './words.ts';

const Cell = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="-mt-px -ml-px flex-auto basis-32 border-t border-l border-line px-3 py-2">
    <dt className="note text-ink-soft">{term}</dt>
    <dd className="text-[0.95rem] leading-snug font-medium">{children}</dd>
  </div>
);

/** The facts of a post as ruled cells of one row. A fact that HR has left open is left out. */
export const PositionFacts = ({ className }: { className: string }) => (
  <If the="hasFacts">
    <dl className={`flex flex-wrap overflow-clip border border-line ${className}`}>
      <If the="employmentType">
        <Cell term={factTerms.employment}>
          <Choice of="employmentType" words={employmentTypes} />
        </Cell>
      </If>
      <If the="workplace">
        <Cell term={factTerms.workplace}>
          <Choice of="workplace" words={workplaces} />
        </Cell>
      </If>
      <If the="salary">
        <Cell term={factTerms.salary}>
          {value('salary.text')} <Choice of="salary.interval" words={salaryIntervals} />
        </Cell>
      </If>
      <If the="closes">
        <Cell term={factTerms.closing}>
          <time dateTime={value('closes.day')} className="whitespace-nowrap">
            {value('closes.text')}
          </time>
        </Cell>
      </If>
    </dl>
  </If>
);
