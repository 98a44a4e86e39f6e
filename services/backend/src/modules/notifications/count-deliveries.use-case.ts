import { deliveries } from './deliveries.repository';

/** The health of the mails. */
export const { count: countDeliveries } = deliveries;
