import type { Delivery } from '@frontdoor/contract';
import { flagFilter, pickFilter } from '../grid/filters/chips/made-filters.tsx';
import { Grid } from '../grid/grid.tsx';
import { capital } from '../values/options.ts';
import { Received } from '../values/received.tsx';
import { timeText } from '../values/times/dates.ts';
import { orNA } from '../values/texts.ts';
import { optionsOf, translate } from '../messages/translate.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import { DeliveryLabel } from './delivery-label.tsx';
import { templateText } from './delivery-texts.ts';
import { DeliveryNumbers } from './delivery-numbers.tsx';

const states = () => optionsOf('deliveries.states').map(([state, text]) => [state, capital(text)] as const);

const orders = [
  ['createdAt DESC', 'orders.newestFirst'],
  ['createdAt ASC', 'orders.oldestFirst'],
  ['recipient ASC', 'orders.recipientAToZ'],
  ['attempts DESC', 'orders.mostTriesFirst'],
] as const;

export const DeliveryList = () => (
  <Grid<Delivery>
    heading={translate('deliveries.heading')}
    one={translate('deliveries.one')}
    many={translate('deliveries.many')}
    nameOf={({ recipient }) => orNA(recipient)}
    renderUnderName={({ reference }) => reference && <span>{reference}</span>}
    nameLabel={translate('fields.to')}
    nameSource="recipient"
    search={translate('deliveries.search')}
    orders={orders}
    above={<DeliveryNumbers />}
    filters={[
      pickFilter('state', translate('fields.state'), states()),
      flagFilter('waiting', translate('deliveries.held.filter'), translate('deliveries.held.waiting')),
      flagFilter('forPerson', translate('deliveries.forPerson.filter'), translate('deliveries.forPerson.only')),
    ]}
    columns={[
      {
        source: 'template',
        label: translate('deliveries.columns.mail'),
        render: ({ template }) => templateText(template),
      },
      {
        source: 'state',
        label: translate('fields.state'),
        render: ({ state, leavesAt }) =>
          leavesAt ? (
            <span className="mono state">
              {translate('deliveries.held.leaves')} {timeText(leavesAt)}
            </span>
          ) : (
            <DeliveryLabel state={state} />
          ),
      },
      {
        source: 'attempts',
        label: translate('deliveries.columns.tries'),
        align: 'right',
        firstOrder: 'DESC',
        spare: true,
        render: ({ attempts }) => attempts,
      },
      {
        source: 'createdAt',
        label: translate('deliveries.columns.written'),
        align: 'right',
        firstOrder: 'DESC',
        render: ({ createdAt }) => <Received at={createdAt} />,
      },
    ]}
    renderDetails={(record, alone) => <DeliveryDetails key={record.id} record={record} alone={alone} />}
  />
);
