import type { Staff } from '@frontdoor/contract';
import { FilterPick } from '../grid/filters/filter-pick.tsx';
import { Grid } from '../grid/grid.tsx';
import { NewRecordLink } from '../grid/open-record/new-record-link.tsx';
import { optionsOf } from '../values/options.ts';
import { Received } from '../values/received.tsx';
import { orNA } from '../values/texts.ts';
import { InviteStaff } from './invite-staff.tsx';
import { roles, roleTexts } from './roles.ts';
import { StaffDetails } from './staff-details.tsx';

const states = optionsOf<Staff['state']>({ active: 'Active', invited: 'Invited', disabled: 'Disabled' });

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
      { source: 'role', label: 'Role', render: ({ role }) => roleTexts[role] },
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
