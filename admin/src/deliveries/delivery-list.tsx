import type { Delivery } from '@frontdoor/contract';
import { FilterPick } from '../grid/filters/filter-pick.tsx';
import { Grid } from '../grid/grid.tsx';
import { capital, optionsOf } from '../values/options.ts';
import { Received } from '../values/received.tsx';
import { orNA, wordsOf } from '../values/texts.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import { DeliveryLabel, stateWords } from './delivery-label.tsx';
import { DeliveryNumbers } from './delivery-numbers.tsx';

const states = optionsOf(stateWords).map(([state, word]) => [state, capital(word)] as const);

const orders = [
  ['createdAt DESC', 'Newest first'],
  ['createdAt ASC', 'Oldest first'],
  ['recipient ASC', 'Recipient, A to Z'],
  ['attempts DESC', 'Most tries first'],
] as const;

export const DeliveryList = () => (
  <Grid<Delivery>
    heading="Deliveries"
    one="mail"
    many="mails"
    nameOf={({ recipient }) => orNA(recipient)}
    renderUnderName={({ reference }) => <span>{orNA(reference)}</span>}
    nameLabel="To"
    nameSource="recipient"
    search="recipients"
    orders={orders}
    above={<DeliveryNumbers />}
    filters={<FilterPick source="state" label="State" options={states} />}
    columns={[
      {
        source: 'template',
        label: 'Mail',
        render: ({ template }) => wordsOf(template),
      },
      {
        source: 'state',
        label: 'State',
        render: ({ state }) => <DeliveryLabel state={state} />,
      },
      {
        source: 'attempts',
        label: 'Tries',
        align: 'right',
        firstOrder: 'DESC',
        spare: true,
        render: ({ attempts }) => attempts,
      },
      {
        source: 'createdAt',
        label: 'Written',
        align: 'right',
        firstOrder: 'DESC',
        render: ({ createdAt }) => <Received at={createdAt} />,
      },
    ]}
    renderDetails={(record, alone) => <DeliveryDetails key={record.id} record={record} alone={alone} />}
  />
);
