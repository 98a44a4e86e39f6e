import { Link } from 'react-router-dom';
import { FilterPick } from '../grid/filters/filter-pick.tsx';
import { Grid } from '../grid/grid.tsx';
import { NewRecordLink } from '../grid/open-record/new-record-link.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { optionsOf } from '../values/options.ts';
import { Received } from '../values/received.tsx';
import { AddJobPost } from './add-job-post.tsx';
import { DeleteJobPost } from './delete-job-post.tsx';
import { EditJobPost } from './edit-job-post.tsx';
import { JobPostState } from './job-post-state.tsx';
import type { JobPost } from './post-values.ts';

const states = optionsOf<JobPost['state']>({
  draft: 'Draft',
  scheduled: 'Scheduled',
  open: 'Open',
  closed: 'Closed',
  filled: 'Filled',
});

const orders = [
  ['createdAt DESC', 'Newest first'],
  ['updatedAt DESC', 'Last changed first'],
  ['title ASC', 'Title, A to Z'],
  ['location ASC', 'Location, A to Z'],
] as const;

const Acts = ({ post }: { post: JobPost }) => {
  const { pathTo } = useOpenRecord();
  return (
    // The row opens at a click; these two mean something of their own.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span className="acts" onClick={(event) => event.stopPropagation()}>
      <Link className="link" to={pathTo(post.id)}>
        Edit<span className="visually-hidden"> {post.title}</span>
      </Link>
      <DeleteJobPost post={post} />
    </span>
  );
};

export const JobPostList = () => (
  <Grid<JobPost>
    heading="Manage Job Posts"
    one="job post"
    many="job posts"
    empty="No job posts available"
    nameOf={({ title }) => title}
    renderUnderName={({ slug }) => <span>/{slug}</span>}
    nameLabel="Title"
    nameSource="title"
    search="titles, texts, locations"
    orders={orders}
    actions={<NewRecordLink text="Add a job post" />}
    filters={<FilterPick source="state" label="State" options={states} />}
    columns={[
      {
        source: 'location',
        label: 'Location',
        render: ({ location }) => location,
      },
      {
        source: 'state',
        label: 'State',
        sortable: false,
        render: ({ state }) => <JobPostState state={state} />,
      },
      {
        source: 'updatedAt',
        label: 'Changed',
        align: 'right',
        firstOrder: 'DESC',
        spare: true,
        render: ({ updatedAt }) => <Received at={updatedAt} />,
      },
      {
        source: 'id',
        label: 'Actions',
        sortable: false,
        align: 'right',
        render: (post) => <Acts post={post} />,
      },
    ]}
    renderDetails={(post, alone) => <EditJobPost key={post.id} post={post} alone={alone} />}
    renderCreate={(alone) => <AddJobPost alone={alone} />}
  />
);
