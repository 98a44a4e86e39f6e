import type { Config } from '../../../platform/config/config.schema';
import { arePasskeysAlone } from '../../../platform/config/find-sign-in-faults';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type RowOf, toView } from '../../../platform/http/listing/to-view';
import { type SignInMethod, signInMethods, type StaffRole, staffRoles } from '../staff.facts';

export const staffStates = ['invited', 'active', 'disabled'] as const;

/** A person who may sign in, or is to, as general administrators see them. */
export class StaffView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email' }) email: string;
  @ApiProperty({ enum: staffRoles }) role: StaffRole;
  @ApiProperty({ enum: staffStates, description: 'invited: has nothing to sign in with yet.' })
  state: (typeof staffStates)[number];
  @ApiProperty({ type: Boolean }) disabled: boolean;
  @ApiProperty({ type: Boolean, description: 'Whether one-time codes are asked for.' }) secondFactor: boolean;
  @ApiProperty({ type: Number, description: 'Passkeys that the person has.' }) passkeys: number;
  @ApiProperty({ enum: signInMethods, isArray: true, description: 'What the person can sign in with.' })
  methods: SignInMethod[];
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'meera@mail.example',
    description: 'What the identity provider called the account that is linked to this one.',
  })
  identity: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://id.former.example',
    description:
      'The issuer of that account, where it is not the company’s identity provider now, or there is none: nobody can log in by it, and it counts as a way in until it is unlinked.',
  })
  formerProvider: string | null;
  @ApiProperty({ type: Number, description: 'Sessions that are good now.' }) sessions: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastSeenAt: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: Number, description: 'For If-Match, as in the ETag.' }) version: number;
}

export type ListedStaff = RowOf<Omit<StaffView, 'disabled'>, 'lastSeenAt' | 'createdAt'>;

export const toStaffView = (person: ListedStaff): StaffView => ({
  ...toView(person),
  disabled: person.state === 'disabled',
});

/** A person as read, with the issuer of the account that is linked; null without one. */
export type StaffRow = Omit<ListedStaff, 'formerProvider'> & { issuer: string | null };

/**
 * Marks an account of a provider that is not, or no longer, the company's. Where passkeys are the only way in, nobody signs in by a
 * password that they have still.
 */
export const withFormerProvider = ({ issuer, ...person }: StaffRow, config: Config): ListedStaff => ({
  ...person,
  methods: arePasskeysAlone(config) ? person.methods.filter((method) => method === 'passkey') : person.methods,
  formerProvider: issuer === config.OIDC_ISSUER ? null : issuer,
});
