import type { RejectionReason } from '@frontdoor/contract';
import { pickFilter } from '../grid/filters/chips/made-filters.tsx';
import { Grid } from '../grid/grid.tsx';
import { NewRecordLink } from '../grid/open-record/new-record-link.tsx';
import { optionsOf, translate } from '../messages/translate.ts';
import { AddRejectionReason } from './add-rejection-reason.tsx';
import { EditRejectionReason } from './edit-rejection-reason.tsx';
import { OrderReasons } from './order-reasons.tsx';

const orders = [['position ASC', 'orders.asHrSeesThem']] as const;

export const RejectionReasonList = () => (
  <Grid<RejectionReason>
    heading={translate('rejectionReasons.heading')}
    one={translate('rejectionReasons.one')}
    many={translate('rejectionReasons.many')}
    nameOf={({ label }) => label}
    nameLabel={translate('fields.reason')}
    nameSource="label"
    nameSortable={false}
    orders={orders}
    actions={
      <>
        <OrderReasons />
        <NewRecordLink text={translate('rejectionReasons.add')} />
      </>
    }
    filters={[pickFilter('retired', translate('rejectionReasons.shown'), optionsOf('rejectionReasons.uses'))]}
    columns={[
      {
        source: 'retired',
        label: translate('fields.state'),
        sortable: false,
        render: ({ retired }) => (
          <span className="mono state" data-state={retired ? 'disabled' : 'active'}>
            {retired ? translate('rejectionReasons.states.retired') : translate('rejectionReasons.states.inUse')}
          </span>
        ),
      },
    ]}
    renderDetails={(reason, alone) => <EditRejectionReason key={reason.id} reason={reason} alone={alone} />}
    renderCreate={(alone) => <AddRejectionReason alone={alone} />}
  />
);
