import type { Schemas } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { CountLink } from './count-link.tsx';
import { numeral } from '../../messages/numeral.ts';

/** How often the page of each post was opened, beside how many applied from it. */
export const PostTable = ({ posts }: { posts: readonly Schemas['PostCountView'][] }) => {
  if (posts.length === 0)
    return (
      <section className="report-block" aria-label={translate('reports.visits.byPost')}>
        <h3>{translate('reports.visits.byPost')}</h3>
        <p className="soft">{translate('reports.visits.noPost')}</p>
      </section>
    );
  return (
    <section className="report-block" aria-label={translate('reports.visits.byPost')}>
      <h3>{translate('reports.visits.byPost')}</h3>
      <table className="plain-table" aria-label={translate('reports.visits.byPost')}>
        <thead>
          <tr>
            <th scope="col">{translate('fields.jobPost')}</th>
            <th scope="col">{translate('reports.visits.heading')}</th>
            <th scope="col">{translate('reports.applications.heading')}</th>
          </tr>
        </thead>
        <tbody>
          {posts.map(({ slug, title, visits, applications, filter }) => (
            <tr key={slug}>
              <th scope="row">
                <a href={`/career/${slug}`}>{title}</a>
              </th>
              <td>{numeral(visits)}</td>
              <td>
                <CountLink
                  count={applications}
                  of={`${title}, ${translate('reports.applications.heading')}`}
                  list="applications"
                  filter={filter}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
