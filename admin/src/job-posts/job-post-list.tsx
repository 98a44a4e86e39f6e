import { Link } from 'react-router-dom';
import { flagFilter, pickFilter } from '../grid/filters/chips/made-filters.tsx';
import { Grid } from '../grid/grid.tsx';
import { NewRecordLink } from '../grid/open-record/new-record-link.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { Received } from '../values/received.tsx';
import { dateText, timeText } from '../values/times/dates.ts';
import { optionsOf, translate } from '../messages/translate.ts';
import { AddJobPost } from './add-job-post.tsx';
import { DeleteJobPost } from './delete-job-post.tsx';
import { EditJobPost } from './edit-job-post.tsx';
import { JobPostState } from './job-post-state.tsx';
import type { JobPost } from './post-values.ts';

const orders = [
  ['createdAt DESC', 'orders.newestFirst'],
  ['updatedAt DESC', 'orders.lastChangedFirst'],
  ['title ASC', 'orders.titleAToZ'],
  ['location ASC', 'orders.locationAToZ'],
] as const;

const Acts = ({ post }: { post: JobPost }) => {
  const { pathTo } = useOpenRecord();
  return (
    // The row opens at a click; these two mean something of their own.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span className="acts" onClick={(event) => event.stopPropagation()}>
      <Link className="link" to={pathTo(post.id)}>
        {translate('buttons.edit')}
        <span className="visually-hidden"> {post.title}</span>
      </Link>
      <DeleteJobPost post={post} />
    </span>
  );
};

/** `closesAt` is the first moment at which a post is closed, mostly a midnight: the day before is the last to apply. */
const LastDay = ({ closesAt }: { closesAt: string }) => (
  <time className="mono received" dateTime={closesAt} title={timeText(closesAt)}>
    {dateText(new Date(Date.parse(closesAt) - 1).toISOString())}
  </time>
);

const applicantsOf = (jobPost: string) => `/applications?filter=${encodeURIComponent(JSON.stringify({ jobPost }))}`;

/** How many have applied, as a way to them. */
const Applied = ({ post: { id, applications = 0 } }: { post: JobPost }) =>
  applications === 0 ? (
    <span className="mono soft">{applications}</span>
  ) : (
    // The row opens at a click; this leads elsewhere.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span onClick={(event) => event.stopPropagation()}>
      <Link className="link mono" to={applicantsOf(id)}>
        {translate('jobPosts.appliedCount', { count: applications })}
      </Link>
    </span>
  );

export const JobPostList = () => (
  <Grid<JobPost>
    heading={translate('jobPosts.heading')}
    one={translate('jobPosts.one')}
    many={translate('jobPosts.many')}
    empty={translate('jobPosts.empty')}
    nameOf={({ title }) => title}
    renderUnderName={({ slug }) => <span>/{slug}</span>}
    nameLabel={translate('fields.title')}
    nameSource="title"
    search={translate('jobPosts.search')}
    orders={orders}
    actions={<NewRecordLink text={translate('jobPosts.add')} />}
    filters={[
      pickFilter('state', translate('fields.state'), optionsOf('jobPosts.states')),
      flagFilter('closing', translate('jobPosts.closing'), translate('jobPosts.withinAWeek')),
    ]}
    columns={[
      {
        source: 'location',
        label: translate('jobPosts.location'),
        render: ({ location }) => location,
      },
      {
        source: 'state',
        label: translate('fields.state'),
        sortable: false,
        render: ({ state }) => <JobPostState state={state} />,
      },
      {
        source: 'applications',
        label: translate('jobPosts.applied'),
        sortable: false,
        align: 'right',
        render: (post) => <Applied post={post} />,
      },
      {
        source: 'closesAt',
        label: translate('jobPosts.closes'),
        spare: true,
        render: ({ closesAt }) =>
          closesAt ? (
            <LastDay closesAt={closesAt} />
          ) : (
            <span className="mono soft">{translate('jobPosts.noLastDay')}</span>
          ),
      },
      {
        source: 'updatedAt',
        label: translate('fields.changed'),
        align: 'right',
        firstOrder: 'DESC',
        spare: true,
        render: ({ updatedAt }) => <Received at={updatedAt} />,
      },
      {
        source: 'id',
        label: translate('jobPosts.actions'),
        sortable: false,
        align: 'right',
        render: (post) => <Acts post={post} />,
      },
    ]}
    opensAlone
    renderDetails={(post, alone) => <EditJobPost key={post.id} post={post} alone={alone} />}
    renderCreate={(alone) => <AddJobPost alone={alone} />}
  />
);
