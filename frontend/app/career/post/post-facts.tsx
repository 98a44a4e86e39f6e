import type { ReactNode } from 'react';
import { Choice, If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';
import { employmentTypes, factTerms, salaryIntervals, workplaces } from '../positions/words.ts';
import { postWords } from './words.ts';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="-mt-px -ml-px flex-auto basis-40 border-t border-l border-line px-4 py-3">
    <dt className="note text-ink-soft">{term}</dt>
    <dd className="mt-0.5 leading-snug font-semibold">{children}</dd>
  </div>
);

export const Day = ({ of }: { of: 'closes' | 'posted' | '@root.closed' }) => (
  <time dateTime={value(`${of}.day`)} className="whitespace-nowrap">
    {value(`${of}.text`)}
  </time>
);

/** What an applicant asks first. Place and, of an open post, pay always have an answer; what HR has left open is left out. */
export const PostFacts = () => (
  <dl className="flex flex-wrap overflow-clip border border-line bg-paper">
    <Fact term={factTerms.location}>{value('location')}</Fact>
    <If the="daysOnSite">
      <Fact term={postWords.daysOnSite}>{value('daysOnSite')}</Fact>
    </If>
    <If the="workplace">
      <Fact term={factTerms.workplace}>
        <Choice of="workplace" words={workplaces} />
      </Fact>
    </If>
    <If the="employmentType">
      <Fact term={factTerms.employment}>
        <Choice of="employmentType" words={employmentTypes} />
      </Fact>
    </If>
    <If
      the="salary"
      otherwise={
        <If the="@root.open">
          <Fact term={factTerms.salary}>{postWords.payLater}</Fact>
        </If>
      }
    >
      <Fact term={factTerms.salary}>
        {value('salary.text')} <Choice of="salary.interval" words={salaryIntervals} />
      </Fact>
    </If>
    <If the="experience">
      <Fact term={postWords.experience}>{value('experience')}</Fact>
    </If>
    <If
      the="@root.open"
      otherwise={
        <If the="@root.closed">
          <Fact term={postWords.until}>
            <Day of="@root.closed" />
          </Fact>
        </If>
      }
    >
      <Fact term={factTerms.closing}>
        <If
          the="closes"
          otherwise={
            <If the="anyTime" otherwise={postWords.untilFilled}>
              {postWords.anyTime}
            </If>
          }
        >
          <Day of="closes" />
        </If>
      </Fact>
    </If>
    <If the="posted">
      <Fact term={postWords.posted}>
        <Day of="posted" />
      </Fact>
    </If>
  </dl>
);
