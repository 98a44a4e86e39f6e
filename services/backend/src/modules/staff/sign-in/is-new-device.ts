import { networksOf } from '../../../platform/rate-limit/networks-of';

export interface Place {
  address: string;
  userAgent: string;
}

/** Updates change the version every few weeks; that is no other browser. */
const withoutVersions = (userAgent: string) => userAgent.replace(/[\d._]+/g, '');
const deviceOf = ({ address, userAgent }: Place) => `${networksOf(address).subnet} ${withoutVersions(userAgent)}`;

/**
 * Whether no session on record was opened from this subnet (IPv4 /24, IPv6 /48) with this kind of browser. Nothing more is kept about devices, and the browser is given no cookie to know it by.
 */
export const isNewDevice = (place: Place, earlier: readonly Place[]): boolean =>
  !earlier.some((known) => deviceOf(known) === deviceOf(place));
