import type { Schemas } from '@frontdoor/contract';
import type { Days } from '../data/calls/report-calls.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { numeral } from '../messages/numeral.ts';
import { translate } from '../messages/translate.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';

const pageName = (page: string) => {
  if (page === '/career/{slug}') return translate('reports.visits.postPages');
  return page === 'other' ? translate('reports.csp.otherPage') : page;
};

const blockedName = (blocked: string) => {
  if (blocked === 'extension') return translate('reports.csp.extension');
  return blocked === 'other' ? translate('reports.csp.other') : blocked;
};

const KindTable = ({ kinds }: { kinds: readonly Schemas['CspKindView'][] }) => (
  <table className="plain-table" aria-label={translate('reports.csp.heading')}>
    <thead>
      <tr>
        <th scope="col">{translate('reports.csp.blocked')}</th>
        <th scope="col">{translate('reports.csp.directive')}</th>
        <th scope="col">{translate('reports.csp.page')}</th>
        <th scope="col">{translate('reports.csp.count')}</th>
      </tr>
    </thead>
    <tbody>
      {kinds.map(({ page, directive, blocked, count }) => (
        <tr key={`${page} ${directive} ${blocked}`}>
          <th scope="row">{blockedName(blocked)}</th>
          <td className="mono">{directive}</td>
          <td>{pageName(page)}</td>
          <td>{numeral(count)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What browsers reported of the content security policy, by kind. */
export const CspReport = ({ days }: { days: Days }) => {
  const report = useRead(reads.cspReport(days));
  return (
    <Part title={translate('reports.csp.heading')}>
      <p className="soft">{translate('reports.csp.intro')}</p>
      <Reading query={report} what={translate('reports.csp.many')}>
        {({ kinds }) =>
          kinds.length > 0 ? <KindTable kinds={kinds} /> : <p className="soft">{translate('reports.csp.none')}</p>
        }
      </Reading>
    </Part>
  );
};
