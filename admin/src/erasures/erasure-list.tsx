import type { ErasureRecord } from '@frontdoor/contract';
import { daysFilter, textFilter } from '../grid/filters/chips/made-filters.tsx';
import { Grid } from '../grid/grid.tsx';
import { translate } from '../messages/translate.ts';
import { countsText } from '../person/counts.ts';
import { Received } from '../values/received.tsx';
import { Certificate } from './certificate.tsx';
import { authorText } from './author-text.ts';

const orders = [
  ['erasedAt DESC', 'orders.newestFirst'],
  ['erasedAt ASC', 'orders.oldestFirst'],
] as const;

/** Every erasure that the audit log still knows; each opens its certificate. */
export const ErasureList = () => (
  <Grid<ErasureRecord>
    heading={translate('erasures.heading')}
    one={translate('erasures.one')}
    many={translate('erasures.many')}
    empty={translate('erasures.empty')}
    opensAlone
    nameOf={({ number }) => number}
    renderUnderName={({ reason }) => <span>{translate(`person.reasons.${reason}`)}</span>}
    nameLabel={translate('erasures.number')}
    nameSource="number"
    nameSortable={false}
    orders={orders}
    filters={[
      textFilter('number', translate('erasures.number')),
      textFilter('actor', translate('erasures.actor')),
      daysFilter(translate('erasures.erasedAt')),
    ]}
    columns={[
      { source: 'erasedBy', label: translate('erasures.actor'), sortable: false, render: authorText },
      {
        source: 'counts',
        label: translate('erasures.counts'),
        sortable: false,
        spare: true,
        render: ({ counts }) => countsText(counts).slice(0, 2).join(', ') || translate('erasures.nothing'),
      },
      {
        source: 'erasedAt',
        label: translate('erasures.erasedAt'),
        align: 'right',
        firstOrder: 'DESC',
        render: ({ erasedAt }) => <Received at={erasedAt} />,
      },
    ]}
    renderDetails={(erasure, alone) => <Certificate key={erasure.id} erasure={erasure} alone={alone} />}
  />
);
