import type { Schemas } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { BeforeCell } from './before-cell.tsx';
import { CountLink } from './count-link.tsx';
import { numeral } from '../../messages/numeral.ts';

type Props = Pick<Schemas['ApplicationsReportView'], 'beforeFilter'> & { posts: readonly Schemas['PostCountView'][] };

/** How often the page of each post was opened, beside how many applied from it, and both in the period before. */
export const PostTable = ({ posts, beforeFilter }: Props) => {
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
      <table className="plain-table posts-table" aria-label={translate('reports.visits.byPost')}>
        <thead>
          <tr>
            <th scope="col">{translate('fields.jobPost')}</th>
            <th scope="col">{translate('reports.visits.heading')}</th>
            <th scope="col">{translate('reports.charts.beforeHeading')}</th>
            <th scope="col">{translate('reports.applications.heading')}</th>
            <th scope="col">{translate('reports.charts.beforeHeading')}</th>
          </tr>
        </thead>
        <tbody>
          {posts.map(({ slug, title, visits, visitsBefore, applications, applicationsBefore, filter }) => (
            <tr key={slug}>
              <th scope="row">
                <a href={`/career/${slug}`}>{title}</a>
              </th>
              <td>{numeral(visits)}</td>
              <BeforeCell
                count={visits}
                before={visitsBefore}
                of={`${title}, ${translate('reports.visits.heading')}`}
                list={undefined}
                filter={undefined}
              />
              <td>
                <CountLink
                  count={applications}
                  of={`${title}, ${translate('reports.applications.heading')}`}
                  list="applications"
                  filter={filter}
                />
              </td>
              <BeforeCell
                count={applications}
                before={applicationsBefore}
                of={`${title}, ${translate('reports.applications.heading')}`}
                list="applications"
                filter={{ ...filter, ...beforeFilter }}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
