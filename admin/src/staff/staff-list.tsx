import type { Staff } from '@frontdoor/contract';
import { FilterPick } from '../grid/filter-pick.tsx';
import { Grid } from '../grid/grid.tsx';
import { NewRecordLink } from '../grid/new-record-link.tsx';
import { Received } from '../values/received.tsx';
import { orNA } from '../values/texts.ts';
import { InviteStaff } from './invite-staff.tsx';
import { roles, roleText } from './roles.ts';
import { StaffDetails } from './staff-details.tsx';

const states = [
  ['active', 'Active'],
  ['invited', 'Invited'],
  ['disabled', 'Disabled'],
] as const;

const orders = [
  ['name ASC', 'Name, A to Z'],
  ['lastSeenAt DESC', 'Last seen first'],
  ['createdAt DESC', 'Newest first'],
] as const;

export const StaffList = () => (
  <Grid<Staff>
    heading="Staff"
    one="person"
    many="people"
    nameOf={({ name }) => orNA(name)}
    renderUnderName={({ email }) => <span title={email}>{email}</span>}
    nameLabel="Name"
    nameSource="name"
    search="names, e-mails"
    orders={orders}
    actions={<NewRecordLink text="Invite somebody" />}
    filters={
      <>
        <FilterPick source="role" label="Role" options={roles} />
        <FilterPick source="state" label="State" options={states} />
      </>
    }
    columns={[
      { source: 'role', label: 'Role', render: ({ role }) => roleText(role) },
      {
        source: 'state',
        label: 'State',
        sortable: false,
        render: ({ state }) => (
          <span className="mono state" data-state={state === 'invited' ? 'pending' : state}>
            {state}
          </span>
        ),
      },
      {
        source: 'secondFactor',
        label: 'One-time codes',
        sortable: false,
        spare: true,
        render: ({ secondFactor }) => (secondFactor ? 'yes' : 'no'),
      },
      {
        source: 'lastSeenAt',
        label: 'Last seen',
        align: 'right',
        firstOrder: 'DESC',
        render: ({ lastSeenAt }) => (lastSeenAt ? <Received at={lastSeenAt} /> : 'never'),
      },
    ]}
    renderDetails={(person, alone) => <StaffDetails key={person.id} person={person} alone={alone} />}
    renderCreate={(alone) => <InviteStaff alone={alone} />}
  />
);
