import { createApiClient } from '@frontdoor/contract';

/** The API's typed client, for what is not a react-admin resource. */
export const api = createApiClient();
