import { createApiClient } from '@frontdoor/contract';

/** The API's typed client, for addresses that are no react-admin resources. */
export const api = createApiClient();
