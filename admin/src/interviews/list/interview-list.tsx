import type { Interview } from '@frontdoor/contract';
import { useGetIdentity } from 'react-admin';
import { useMemo } from 'react';
import { DayFilter } from '../../grid/filters/day-filter.tsx';
import type { ListFilter } from '../../grid/filters/chips/list-filter.ts';
import type { GridSettings } from '../../grid/grid-context.ts';
import { Grid } from '../../grid/grid.tsx';
import { translate } from '../../messages/translate.ts';
import { useRole } from '../../session/role.ts';
import { orNA } from '../../values/texts.ts';
import { timeText } from '../../values/times/dates.ts';
import { InterviewDetails } from './interview-details.tsx';
import { InterviewTabs } from './interview-tabs.tsx';
import { InterviewerFilter } from './interviewer-filter.tsx';
import { interviewStanding } from './standing-text.ts';

const orders = [
  ['startsAt ASC', 'orders.soonestFirst'],
  ['startsAt DESC', 'orders.latestFirst'],
] as const;

/** From a day on, until a day, or both. */
const dayFilter = (): ListFilter => ({
  sources: ['from', 'until'],
  label: translate('interviews.list.days'),
  control: (
    <>
      <DayFilter source="from" label={translate('interviews.list.from')} />
      <DayFilter source="until" label={translate('interviews.list.until')} />
    </>
  ),
});

const interviewerFilter = (): ListFilter => ({
  sources: ['staff'],
  label: translate('interviews.people'),
  control: <InterviewerFilter />,
});

const settingsFor = (isHr: boolean, me: unknown): GridSettings<Interview> => ({
  heading: translate(isHr ? 'interviews.heading' : 'interviews.list.own'),
  one: translate('interviews.list.one'),
  many: translate('interviews.list.many'),
  empty: translate(isHr ? 'interviews.list.empty' : 'interviews.list.emptyOwn'),
  nameOf: ({ applicantName }) => orNA(applicantName),
  renderUnderName: ({ apply }) => <span>{orNA(apply)}</span>,
  nameLabel: translate('interviews.list.applicant'),
  nameSource: 'applicantName',
  nameSortable: false,
  orders,
  above: <InterviewTabs />,
  filters: [...(isHr ? [interviewerFilter()] : []), dayFilter()],
  columns: [
    {
      source: 'startsAt',
      label: translate('interviews.list.when'),
      render: ({ startsAt, otherStart }) => (
        <>
          {timeText(startsAt)}
          {otherStart && (
            <span className="soft under-line">{translate('interviews.orTime', { time: timeText(otherStart) })}</span>
          )}
        </>
      ),
    },
    {
      source: 'people',
      label: translate('interviews.people'),
      sortable: false,
      spare: true,
      render: ({ people }) => people.map(({ name }) => name).join(', '),
    },
    {
      source: 'answer',
      label: translate('fields.state'),
      sortable: false,
      render: (interview) => <span className="mono state">{interviewStanding(interview, me)}</span>,
    },
  ],
  renderDetails: (interview, alone) => <InterviewDetails key={interview.id} interview={interview} alone={alone} />,
});

/** The interviews that are to come and those that have been: of everybody for HR, one's own for a general administrator. */
export const InterviewList = () => {
  const isHr = useRole() === 'hr';
  const { data: me } = useGetIdentity();
  const settings = useMemo(() => settingsFor(isHr, me?.id), [isHr, me?.id]);
  return <Grid<Interview> {...settings} />;
};
