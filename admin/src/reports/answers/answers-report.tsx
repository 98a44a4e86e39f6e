import type { Schemas } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import type { Days } from '../../data/calls/report-calls.ts';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { NumberStrip } from '../../values/number-strip.tsx';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { listPath } from '../../today/list-path.ts';
import { workingDaysText } from './working-days-text.ts';
import { numeral } from '../../messages/numeral.ts';

type Report = Schemas['AnswersReportView'];

const withAnswer = (answer: string) => listPath({ list: 'applications', filter: { answer } });

/** To the list of the applications that a median is of; nothing where there are none. */
const AnsweredLink = ({
  message,
  count,
  filter,
}: {
  message: 'listed' | 'listedBefore';
  count: number;
  filter: Report['filter'];
}) =>
  count > 0 && (
    <Link className="link" to={listPath({ list: 'applications', filter })}>
      {translate(`reports.answers.${message}`, { count })}
    </Link>
  );

/** Of people who were removed since, the days before tell nothing. */
const beforeText = ({ answers, medianWorkingDays, areKept }: Report['before']): string => {
  if (!areKept) return translate('reports.answers.untoldBefore');
  return medianWorkingDays === null
    ? translate('reports.answers.noneBefore')
    : translate('reports.answers.before', { median: workingDaysText(medianWorkingDays), count: answers });
};

/** How quickly applicants heard in some days, and how many promises were kept; beside it, who waits at this moment. */
export const AnswersReport = ({ days: chosen }: { days: Days }) => {
  const report = useRead(reads.answersReport(chosen));
  return (
    <Part title={translate('reports.answers.heading')}>
      <Reading query={report} what={translate('reports.answers.what')}>
        {({
          days,
          answers,
          listed,
          filter,
          medianWorkingDays,
          areKept,
          before,
          promises,
          kept,
          overdue,
          today,
          paused,
          publishable,
          leastAnswers,
        }) => (
          <>
            <p className="soft">{translate('reports.answers.intro', { days })}</p>
            {medianWorkingDays === null ? (
              <p>{translate('reports.answers.none')}</p>
            ) : (
              <p className="lead">
                <b>{workingDaysText(medianWorkingDays)}</b> {translate('reports.answers.answers', { count: answers })}
                {promises > 0 && `, ${translate('reports.answers.kept', { kept: numeral(kept), count: promises })}`}
              </p>
            )}
            {!areKept && <p>{translate('reports.answers.notKept')}</p>}
            {listed > 0 && (
              <p>
                <AnsweredLink message="listed" count={listed} filter={filter} />
              </p>
            )}
            <p>
              {beforeText(before)} <AnsweredLink message="listedBefore" count={before.answers} filter={before.filter} />
            </p>
            <NumberStrip
              label={translate('reports.answers.now')}
              numbers={[
                {
                  number: overdue,
                  text: translate('reports.answers.overdue'),
                  alarming: overdue > 0,
                  to: withAnswer('overdue'),
                },
                { number: today, text: translate('reports.answers.today'), to: withAnswer('today') },
                { number: paused, text: translate('reports.answers.paused'), to: withAnswer('paused') },
              ]}
            />
            <p className="soft">
              {publishable
                ? translate('reports.answers.publishable', { days })
                : translate('reports.answers.tooFew', { days, answers: leastAnswers })}
            </p>
          </>
        )}
      </Reading>
    </Part>
  );
};
