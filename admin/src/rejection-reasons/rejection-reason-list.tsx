import type { RejectionReason } from '@frontdoor/contract';
import { FilterPick } from '../grid/filters/filter-pick.tsx';
import { Grid } from '../grid/grid.tsx';
import { NewRecordLink } from '../grid/open-record/new-record-link.tsx';
import { AddRejectionReason } from './add-rejection-reason.tsx';
import { EditRejectionReason } from './edit-rejection-reason.tsx';

const orders = [['position ASC', 'As HR sees them']] as const;

const use = [
  ['false', 'In use'],
  ['true', 'Retired'],
] as const;

export const RejectionReasonList = () => (
  <Grid<RejectionReason>
    heading="Rejection reasons"
    one="reason"
    many="reasons"
    nameOf={({ label }) => label}
    nameLabel="Reason"
    nameSource="label"
    nameSortable={false}
    orders={orders}
    actions={<NewRecordLink text="Add a reason" />}
    filters={<FilterPick source="retired" label="Shown" options={use} />}
    columns={[
      {
        source: 'position',
        label: 'Place',
        align: 'right',
        render: ({ position }) => position,
      },
      {
        source: 'retired',
        label: 'State',
        sortable: false,
        render: ({ retired }) => (
          <span className="mono state" data-state={retired ? 'disabled' : 'active'}>
            {retired ? 'retired' : 'in use'}
          </span>
        ),
      },
    ]}
    renderDetails={(reason, alone) => <EditRejectionReason key={reason.id} reason={reason} alone={alone} />}
    renderCreate={(alone) => <AddRejectionReason alone={alone} />}
  />
);
