import type { Staff } from '@frontdoor/contract';
import { pickFilter } from '../grid/filters/chips/made-filters.tsx';
import { Grid } from '../grid/grid.tsx';
import { NewRecordLink } from '../grid/open-record/new-record-link.tsx';
import { Received } from '../values/received.tsx';
import { orNA } from '../values/texts.ts';
import { optionsOf, translate } from '../messages/translate.ts';
import { InviteStaff } from './invite-staff.tsx';
import { StaffDetails } from './staff-details.tsx';

const orders = [
  ['name ASC', 'orders.nameAToZ'],
  ['lastSeenAt DESC', 'orders.lastSeenFirst'],
  ['createdAt DESC', 'orders.newestFirst'],
] as const;

export const StaffList = () => (
  <Grid<Staff>
    heading={translate('staff.heading')}
    one={translate('staff.one')}
    many={translate('staff.many')}
    nameOf={({ name }) => orNA(name)}
    renderUnderName={({ email, formerProvider }) => (
      <>
        <span title={email}>{email}</span>
        {formerProvider !== null && <span>{translate('staff.identity.ofFormer')}</span>}
      </>
    )}
    nameLabel={translate('fields.name')}
    nameSource="name"
    search={translate('staff.search')}
    orders={orders}
    actions={<NewRecordLink text={translate('staff.invitation.inviteSomebody')} />}
    filters={[
      pickFilter('role', translate('fields.role'), optionsOf('staff.roles')),
      pickFilter('state', translate('fields.state'), optionsOf('staff.states')),
    ]}
    columns={[
      { source: 'role', label: translate('fields.role'), render: ({ role }) => translate(`staff.roles.${role}`) },
      {
        source: 'state',
        label: translate('fields.state'),
        sortable: false,
        render: ({ state }) => (
          <span className="mono state" data-state={state === 'invited' ? 'pending' : state}>
            {state}
          </span>
        ),
      },
      {
        source: 'secondFactor',
        label: translate('staff.codes'),
        sortable: false,
        spare: true,
        render: ({ secondFactor }) => (secondFactor ? translate('staff.yes') : translate('staff.no')),
      },
      {
        source: 'lastSeenAt',
        label: translate('staff.lastSeen'),
        align: 'right',
        firstOrder: 'DESC',
        render: ({ lastSeenAt }) => (lastSeenAt ? <Received at={lastSeenAt} /> : translate('staff.neverSeen')),
      },
    ]}
    renderDetails={(person, alone) => <StaffDetails key={person.id} person={person} alone={alone} />}
    renderCreate={(alone) => <InviteStaff alone={alone} />}
  />
);
