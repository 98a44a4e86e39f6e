import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { DayFilter } from '../grid/filters/day-filter.tsx';
import { Grid } from '../grid/grid.tsx';
import { Received } from '../values/received.tsx';
import { orNA } from '../values/texts.ts';
import type { Application, Schemas } from '@frontdoor/contract';
import { ApplicationDetails } from './application-details.tsx';
import './applications.css';
import { HitLines } from './hits/hit-lines.tsx';
import { BestFirst } from './filters/best-first.ts';
import { BulkMove } from './move/bulk-move.tsx';
import { MailLabel } from './mail-label.tsx';
import { MoreFilters } from './filters/more-filters.tsx';
import { PositionFilter } from './filters/position-filter.tsx';
import { experienceText } from './positions.ts';
import { ResumeCell } from './resume/resume-cell.tsx';
import { StageFilter } from './filters/stage-filter.tsx';
import { StageLabel } from './stage-label.tsx';
import { StandingFilter } from './filters/standing-filter.tsx';

const orders = [
  ['createdAt DESC', 'Newest first'],
  ['createdAt ASC', 'Oldest first'],
  ['relevance DESC', 'Best match'],
  ['name ASC', 'Name, A to Z'],
  ['apply ASC', 'Position, A to Z'],
  ['stage ASC', 'Stage'],
] as const;

const filters = (
  <>
    <BestFirst />
    <PositionFilter />
    <DayFilter source="from" label="Since" />
    <DayFilter source="to" label="Until" />
    <StandingFilter />
    <MoreFilters />
  </>
);

const UnderName = ({ record }: { record: Application }) => (
  <>
    <span>{record.reference}</span> <span title={record.email}>{orNA(record.email)}</span>
    {!!record.alsoApplied && <span className="also">also applied {record.alsoApplied}×</span>}
  </>
);

export const ApplicationList = () => {
  const { permissions } = usePermissions();
  const hr = permissions === 'hr';
  const [previewing, setPreviewing] = useState(false);
  const someoneIsOpen = useMatch('/applications/:id/show') !== null;
  // The preview closes with the last record: opening another record later must not count as reading the resume.
  if (previewing && !someoneIsOpen) setPreviewing(false);
  return (
    <Grid<Application & { hits?: Schemas['HitView'][] }>
      heading={hr ? 'Application Dashboard' : 'Applications'}
      one="application"
      many="applications"
      nameOf={({ name }) => orNA(name)}
      renderUnderName={(record) => <UnderName record={record} />}
      renderHits={({ hits }) => <HitLines hits={hits} />}
      nameLabel="Applicant"
      nameSource="name"
      search={hr ? 'names, mails, notes and resumes' : 'names, e-mails, references'}
      orders={orders}
      above={<StageFilter />}
      filters={filters}
      exported
      {...(hr && { bulkActions: <BulkMove /> })}
      columns={[
        {
          source: 'apply',
          label: 'Position',
          render: ({ apply }) => orNA(apply),
        },
        {
          source: 'experience',
          label: 'Experience',
          spare: true,
          render: ({ experience }) => experienceText(experience),
        },
        {
          source: 'stage',
          label: 'Stage',
          render: ({ stage }) => <StageLabel stage={stage} />,
        },
        {
          source: 'resumeState',
          label: 'Resume',
          sortable: false,
          render: (record) => <ResumeCell record={record} />,
        },
        {
          source: 'mailState',
          label: 'HR mail',
          sortable: false,
          spare: true,
          render: ({ mailState }) => <MailLabel state={mailState} />,
        },
        {
          source: 'createdAt',
          label: 'Received',
          align: 'right',
          firstOrder: 'DESC',
          render: ({ createdAt }) => <Received at={createdAt} />,
        },
      ]}
      changesSoon={({ resumeState, scanState }) => resumeState === 'received' || scanState === 'pending'}
      renderDetails={(record, alone) => (
        <ApplicationDetails
          key={record.id}
          record={record}
          alone={alone}
          previewing={previewing}
          setPreviewing={setPreviewing}
        />
      )}
    />
  );
};
