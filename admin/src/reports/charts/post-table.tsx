import type { Schemas } from '@frontdoor/contract';

/** How often the page of each post was opened, beside how many applied from it. */
export const PostTable = ({ posts }: { posts: readonly Schemas['PostCountView'][] }) => {
  if (posts.length === 0) return <p className="soft">No post’s page was opened in these days.</p>;
  return (
    <table className="plain-table" aria-label="Visits and applications by post">
      <thead>
        <tr>
          <th scope="col">Job post</th>
          <th scope="col">Visits</th>
          <th scope="col">Applications</th>
        </tr>
      </thead>
      <tbody>
        {posts.map(({ slug, title, visits, applications }) => (
          <tr key={slug}>
            <th scope="row">
              <a href={`/career/${slug}`}>{title}</a>
            </th>
            <td>{visits.toLocaleString('en-GB')}</td>
            <td>{applications.toLocaleString('en-GB')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
