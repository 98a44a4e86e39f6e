import type { Sql } from '../../../platform/database/database';
import { passkeys } from './passkeys.repository';
import type { PasskeyDescriptorView } from './passkeys.view';

/** The passkeys of a person, as browsers are told of them. */
export const listDescriptors = async (sql: Sql, staffId: string): Promise<PasskeyDescriptorView[]> =>
  (await passkeys.listCredentials(sql, staffId)).map(({ credentialId, transports }) => ({
    id: credentialId.toString('base64url'),
    transports,
  }));
