import { useMemo } from 'react';
import type { Column, GridSettings } from '../grid/grid-context.ts';
import { Grid } from '../grid/grid.tsx';
import { Cut } from '../values/cut.tsx';
import { Received } from '../values/received.tsx';
import { dateText, timeText } from '../values/times/dates.ts';
import { orNA } from '../values/texts.ts';
import { translate } from '../messages/translate.ts';
import type { Application, Schemas } from '@frontdoor/contract';
import { columnOf } from '../form-fields/field-fact.tsx';
import { type ApplicationField, applicationFields } from './application-fields.ts';
import { ApplicationDetails } from './application-details.tsx';
import './applications.css';
import { HitLines } from './hits/hit-lines.tsx';
import { Assignee } from './assign/assignee.tsx';
import { AnswerDue } from './answer/answer-due.tsx';
import { BoardBody } from './board/board-body.tsx';
import { BoardSource } from './board/board-source.tsx';
import { ViewSwitch } from './board/view-switch.tsx';
import { applicationFilters } from './filters/application-filters.tsx';
import { ChooseColumns } from './columns/choose-columns.tsx';
import { extraColumns } from './columns/extra-columns.tsx';
import { ColumnChoice } from './columns/column-choice.tsx';
import { BestFirst } from './filters/best-first.ts';
import { BulkAssign } from './assign/bulk-assign.tsx';
import { BulkMove } from './move/bulk-move.tsx';
import { BulkWrite } from './write/bulk-write.tsx';
import { AllMatching } from './matching/all-matching.tsx';
import { MailLabel } from './mail-label.tsx';
import { UnseenMark } from './opened/unseen-mark.tsx';
import { OpenedApplication } from './opened/opened-application.tsx';
import { useWatchOpened } from './opened/watch-opened.ts';
import { experienceText, yearsInList } from './positions.ts';
import { StartReading } from './reading-room/start-reading.tsx';
import { ToDoStrip } from '../today/to-do-strip.tsx';
import { KeptPreview } from './resume/kept-preview.tsx';
import { ResumeCell } from './resume/resume-cell.tsx';
import { StageLabel } from './stage-label.tsx';
import { ListTabs } from './tabs/list-tabs.tsx';
import { LostFilters } from './views/lost-filters.tsx';
import { ViewTools } from './views/view-tools.tsx';
import { useRole } from '../session/role.ts';

const orders = [
  ['createdAt DESC', 'orders.newestFirst'],
  ['createdAt ASC', 'orders.oldestFirst'],
  ['relevance DESC', 'orders.bestMatch'],
  ['name ASC', 'orders.nameAToZ'],
  ['apply ASC', 'orders.positionAToZ'],
  ['stage ASC', 'fields.stage'],
  ['answerDueAt ASC', 'orders.answerDue'],
] as const;

type Listed = Application & { hits?: Schemas['HitView'][] };

/** The API sorts by these two. */
const listColumnOf = (field: ApplicationField): Column<Application> => {
  const { name: source, label } = field;
  if (source === 'apply') return { source, label, render: ({ apply }) => <Cut text={orNA(apply)} /> };
  if (source === 'experience')
    return {
      source,
      label: translate('applications.years.label'),
      align: 'right',
      spare: true,
      render: ({ experience }) => (
        <span className="mono years" title={experienceText(experience)}>
          {yearsInList(experience)}
        </span>
      ),
    };
  return columnOf(field);
};

const UnderName = ({ record }: { record: Application }) => (
  <>
    <span>{record.reference}</span> <span title={record.email}>{orNA(record.email)}</span>
    {(record.mailState === 'failed' || record.mailState === 'unsure') && (
      <span className="also">
        {translate('applications.hrMail')}: <MailLabel state={record.mailState} />
      </span>
    )}
    {record.repliedAt && (
      <span className="also" title={timeText(record.repliedAt)}>
        {translate('applicantMails.answered')}
      </span>
    )}
    {record.assignedTo && (
      <span className="also">
        {translate('assign.label')}: <Assignee of={record.assignedTo} />
      </span>
    )}
    {!!record.alsoApplied && (
      <span className="also">{translate('applications.alsoAppliedTimes', { times: record.alsoApplied })}</span>
    )}
  </>
);

const columns = (hr: boolean): Column<Listed>[] => [
  ...applicationFields.filter(({ inList }) => inList).map(listColumnOf),
  {
    source: 'stage',
    label: translate('fields.stage'),
    render: ({ stage, laterUntil }) => (
      <>
        <StageLabel stage={stage} />
        {laterUntil && (
          <span className="mono soft under-line">
            {translate('reading.later.waits', { day: dateText(laterUntil) })}
          </span>
        )}
      </>
    ),
  },
  {
    source: 'answerDueAt',
    label: translate('applications.answer.label'),
    render: (record) => <AnswerDue record={record} labelled />,
  },
  {
    source: 'resumeState',
    label: translate('fields.resume'),
    sortable: false,
    spare: 'last',
    render: (record) => <ResumeCell record={record} hr={hr} />,
  },
  ...extraColumns(hr),
  {
    source: 'createdAt',
    label: translate('fields.received'),
    align: 'right',
    firstOrder: 'DESC',
    render: ({ createdAt }) => <Received at={createdAt} />,
  },
];

const nameOf = ({ name }: Listed) => orNA(name);

const settingsFor = (hr: boolean): GridSettings<Listed> => {
  const area = hr ? 'hr' : 'general';
  return {
    heading: translate(`applications.heading.${area}`),
    one: translate('applications.one'),
    many: translate('applications.many'),
    nameOf,
    renderMark: ({ id, unseen }) => unseen && <UnseenMark id={id} />,
    renderUnderName: (record) => <UnderName record={record} />,
    renderHits: ({ hits }) => <HitLines hits={hits} />,
    nameLabel: translate('applications.applicant'),
    nameSource: 'name',
    search: translate(`applications.search.${area}`),
    orders,
    above: (
      <>
        <BestFirst />
        {hr && <ToDoStrip />}
        <ListTabs />
        {hr && <LostFilters />}
      </>
    ),
    filters: applicationFilters(hr),
    exported: true,
    tools: (
      <>
        <ChooseColumns />
        {hr && <ViewTools />}
        {hr && <ViewSwitch />}
      </>
    ),
    ...(hr && {
      actions: <StartReading />,
      board: { Source: BoardSource, Body: BoardBody },
      bulkActions: (
        <>
          <BulkMove />
          <BulkWrite />
          <BulkAssign />
          <AllMatching />
        </>
      ),
    }),
    columnChoice: ColumnChoice,
    columns: columns(hr),
    OpenSource: OpenedApplication,
    renderDetails: (record, alone) => <ApplicationDetails key={record.id} record={record} alone={alone} />,
  };
};

export const ApplicationList = () => {
  const role = useRole();
  const hr = role === 'hr';
  useWatchOpened();
  // With new ones all of the list would be drawn again at each key that opens another record.
  const settings = useMemo(() => settingsFor(hr), [hr]);
  return (
    <KeptPreview>
      <Grid<Listed> {...settings} />
    </KeptPreview>
  );
};
